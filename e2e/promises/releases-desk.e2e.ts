import { folderStore } from '@proverka/release/folder-store';
import { readLive } from '@proverka/release/live-channel';
import { readOrMakeDevelopmentKey, developmentKeys, readPublicKeys } from '@proverka/release/release-keys';
import { releaseRemote } from '@proverka/release/release-moves';
import { signWaysBack } from '@proverka/release/ways-back';
import { repositoryRoot } from '@proverka/stack/stack';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findBarriers, wcag } from '../setup/accessible.ts';
import { publishAgain } from '../setup/broken-release.ts';
import { collectTrouble } from '../setup/customer.ts';
import { address, asked, stack } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';
import { expect, test } from '../setup/test.ts';

/** A team that releases another version of a remote, with the same files: other tests see no difference. */
async function releaseAgain(remote: string) {
  const build = await readFile(path.join(repositoryRoot, 'apps/shell/dist/build.json'), 'utf8');
  const { provides } = JSON.parse(build) as { provides: Record<string, string> };
  const mover = {
    store: folderStore(path.join(stack.dataDir, 'releases')),
    channel: 'stable',
    provides,
    key: () => readOrMakeDevelopmentKey(stack.dataDir),
    keys: () => readPublicKeys(developmentKeys(stack.dataDir).publicFile),
    now: () => new Date(),
    note: { who: 'Образцов', commit: 'abc123', reason: 'та же версия ещё раз' },
    report: () => undefined,
    gate: () => Promise.resolve('passed'),
    ready: () => Promise.resolve(),
  };
  const before = (await readLive(mover)).set?.remotes[remote];
  if (!before) throw new Error(`the stack serves no ${remote}`);
  const release = await publishAgain(mover.store, before);
  await releaseRemote(mover, release);
  await signWaysBack(mover);
  return { before: before.version, after: release.version };
}

test('the desk shows what a version does, takes it back by a button, and outlines who serves which part', async ({
  page,
  context,
  request,
}) => {
  const trouble = collectTrouble(page);
  const { before, after } = await releaseAgain('fizcheck-pro');
  await signInAtDesk(context, await newStaff('admin'));
  await page.goto(address('admin', '/admin/releases/'));
  const served = page.getByRole('table', { name: 'Версии микрофронтендов' });
  const row = served.getByRole('row', { name: /fizcheck-pro/ });
  await expect(row).toContainText(after.slice(0, 12));
  await expect(row).toContainText('«та же версия ещё раз»');
  const look = page.getByRole('button', { name: 'Обновить' });
  const measured = page.getByRole('table', { name: /Показатели версий/ }).getByRole('row', {
    name: after.slice(0, 12),
  });
  await expect(async () => {
    await request.get(...asked('fizcheck-pro', '/wholesale/'));
    await look.click();
    await expect(measured.getByRole('cell').first()).toHaveText(/^[1-9]/, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  expect(await findBarriers(page, wcag)).toEqual([]);

  await row.getByRole('button', { name: /Вернуть fizcheck-pro/ }).click();
  const dialog = page.getByRole('dialog', { name: /Вернуть fizcheck-pro/ });
  await dialog.getByLabel('Причина').fill('проверка возврата');
  await dialog.getByRole('button', { name: 'Вернуть версию' }).click();
  await expect(row).toContainText(before.slice(0, 12));
  await expect(page.getByRole('article', { name: /^Запись / }).first()).toContainText('Возврат');
  await expect(page.getByText(/^Отдают:\s1\sиз\s1/)).toBeVisible();

  await page.getByRole('button', { name: 'Получить ссылки' }).click();
  const link = page
    .getByRole('list', { name: 'Ссылки на десять минут' })
    .getByRole('link', { name: /^realestate\./ });
  await page.goto((await link.first().getAttribute('href')) ?? '');
  const legend = page.getByRole('complementary', { name: 'Кто отдаёт части страницы' });
  await expect(legend).toContainText('оболочка · realestate');
  await legend.getByRole('link', { name: 'Убрать контуры' }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(legend).toHaveCount(0);
  expect(trouble).toEqual([]);
});
