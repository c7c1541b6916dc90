import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { arriveAtOrder, leaveContacts, openCheckout, payBy, cards } from '../setup/buying.ts';
import { newEmail } from '../setup/customer.ts';
import { proveEmail } from '../setup/email-proof.ts';
import { address, stack } from '../setup/site.ts';

const flat = '77:06:0001001:1234';

async function ownersFile(ending: '.xml' | '.xml.sig'): Promise<Buffer> {
  const answer = await fetch(`${stack.sandboxUrl}/owner-extract/${flat.replaceAll(':', '_')}${ending}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function send(page: Page, files: Readonly<Record<string, Buffer>>): Promise<void> {
  await page
    .getByLabel('Выбрать файлы')
    .setInputFiles(
      Object.entries(files).map(([name, buffer]) => ({ name, buffer, mimeType: 'application/octet-stream' })),
    );
}

test('the buyer of an extract checks the one the seller sent for free, and keeps its report', async ({
  page,
}) => {
  const email = newEmail();
  await openCheckout(page, flat);
  await leaveContacts(page, email);
  await payBy(page, cards.good);
  await arriveAtOrder(page);
  await proveEmail(page, email);

  await page.goto(address('realestate', `/seller-extract/?object=${flat}`));
  const [document, signature] = await Promise.all([ownersFile('.xml'), ownersFile('.xml.sig')]);
  await send(page, { 'extract.xml': document, 'extract.xml.sig': signature });
  await expect(page.getByText('Подпись Росреестра верна')).toBeVisible();
  await expect(page.getByText('Выписка о том объекте, который вы смотрите')).toBeVisible();
  await page.getByRole('button', { name: 'Открыть отчёт бесплатно' }).click();
  await page.waitForURL(/\/report\/[0-9a-f-]{36}\//);
  await expect(page.getByRole('heading', { name: 'Правообладатели' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Выписка, присланная продавцом');

  await page.goto(address('realestate', '/user/orders/'));
  await expect(page.getByRole('main')).toContainText('Проверка выписки от продавца');
});

test('a PDF is refused with advice, and a changed extract is called changed before anything is paid', async ({
  page,
}) => {
  await page.goto(address('realestate', '/seller-extract/'));
  await send(page, { 'выписка.pdf': Buffer.from('%PDF-1.7') });
  const refusal = page.getByRole('alert').filter({ hasText: 'Не приняли: выписка.pdf' });
  await expect(refusal).toContainText('архив ZIP или XML вместе с подписью');

  const [document, signature] = await Promise.all([ownersFile('.xml'), ownersFile('.xml.sig')]);
  const changed = Buffer.from(document.toString().replace('Тестов', 'Образцов'));
  await send(page, { 'extract.xml': changed, 'extract.xml.sig': signature });
  await expect(page.getByText('Выписку изменили после подписания').first()).toBeVisible();
  await expect(page.getByText('Выписка об объекте 77:06:0001001:1234')).toBeVisible();
});
