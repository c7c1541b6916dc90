import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { sandbox } from './sandbox.ts';

/** The number as the sandbox's inbox knows it, and without the country. */
const newPhone = (): string => `999${randomInt(1_000_000, 9_999_999)}`;

async function latest(digits: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect(async () => {
    const messages = await sandbox.messages(`7${digits}`);
    found = messages.map(({ text }) => pattern.exec(text)?.[1] ?? '').find((text) => text !== '') ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

/** On the page of a report that waits: the buyer asks, and the subject signs in a browser of their own. */
export async function askAndSign(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Ждём согласия' })).toBeVisible();
  const digits = newPhone();
  await page.getByRole('textbox', { name: 'Телефон того, о ком запрос' }).fill(digits);
  await page.getByRole('textbox', { name: 'Кто просит' }).fill('Образцов Пётр');
  await page.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(page.getByText(/Ждём согласия\. Ссылка отправлена на\s\+7/)).toBeVisible();

  const browser = page.context().browser();
  const theirs = await browser?.newPage();
  if (theirs === undefined) throw new Error('the browser has no second visitor');
  await theirs.goto(await latest(digits, /(https?:\S+)/));
  await expect(theirs.getByText('Образцов Пётр').first()).toBeVisible();
  await theirs.getByRole('button', { name: 'Получить код' }).click();
  const code = theirs.getByRole('textbox', { name: 'Код из SMS' });
  await code.fill(await latest(digits, /^(\d{6}) /));
  await theirs.getByRole('button', { name: 'Подписать' }).click();
  await expect(theirs.getByText('Согласие подписано')).toBeVisible();
  await theirs.close();
}
