import { expect, test } from '../setup/test.ts';
import { freePort } from '@proverka/stack/ports';
import { repositoryRoot } from '@proverka/stack/stack';
import { supervise } from '@proverka/stack/supervisor';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asked, stack } from '../setup/site.ts';

test('when the files of a remote are removed while the shell runs, its pages and those of others keep working', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-remote-gone-'));
  const releaseRoot = path.join(folder, 'releases');
  await cp(path.join(stack.dataDir, 'releases'), releaseRoot, { recursive: true });
  const port = await freePort(0);
  const shell = await supervise(
    {
      name: 'shell',
      entry: path.join(repositoryRoot, 'apps/shell/src/server/main.ts'),
      env: {
        PORT: String(port),
        API_URL: stack.apiUrl,
        RELEASE_ROOT: releaseRoot,
        RELEASE_PUBLIC_KEYS: path.join(stack.dataDir, 'release-keys/public.pem'),
      },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
    },
    { logDir: path.join(folder, 'logs'), report: () => undefined },
  );
  try {
    await rm(path.join(releaseRoot, 'remotes/fizcheck'), { recursive: true });

    // What was verified was copied: the pages work on, their scripts and styles included.
    await page.goto(`http://fizcheck.localhost:${port}/`);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: 'загрузилась не полностью' })).toHaveCount(0);
    await expect(page.getByText('Раздел временно недоступен')).toHaveCount(0);

    await page.goto(`http://realestate.localhost:${port}/`);
    await expect(page.getByRole('button', { name: 'Найти' })).toBeEnabled();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Политика обработки персональных данных' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('персональных данных');

    // A shell that starts now cannot render this remote: its pages answer 503, the others work.
    await shell.restart();
    const ask = (host: 'fizcheck' | 'realestate') => page.request.get(...asked(host, '/', port));
    await expect
      .poll(
        () =>
          ask('fizcheck')
            .then((answer) => answer.status())
            .catch(() => 0),
        { timeout: 60_000 },
      )
      .toBe(503);
    expect((await ask('fizcheck')).headers()['retry-after']).toBe('30');
    expect((await ask('realestate')).status()).toBe(200);
  } finally {
    await shell.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a remote whose file was changed in transit is not executed, and its page stays readable', async ({
  page,
}) => {
  await page.route(/\/r\/fizcheck\/.*\/entry\..*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'window.tampered = true;',
    }),
  );
  const answer = await page.request.get(...asked('fizcheck', '/'));
  const heading = /<h1[^>]*>([^<]+)</.exec(await answer.text())?.[1] ?? 'nothing';
  await page.goto(`http://fizcheck.localhost:${stack.port}/`);
  await expect(page.getByText('Страница загрузилась не полностью')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});
