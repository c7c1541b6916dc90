import type { Page } from '@playwright/test';
import { sandbox } from './sandbox.ts';
import { expect } from './test.ts';

const OWN_PASSWORD = 'собственный-пароль-17';

/** The letter about a guest's order: its link and its password. */
export async function letterTo(email: string): Promise<{ link: string; password: string }> {
  const find = async () => (await sandbox.mails(email)).find(({ subject }) => /кабинет создан/.test(subject));
  await expect.poll(find).toBeTruthy();
  const { text = '' } = (await find()) ?? {};
  const [link = ''] = /https?:\/\/\S+\/verify-email\/#[\w-]+/.exec(text) ?? [];
  const [, password = ''] = /Пароль: (\S+)/.exec(text) ?? [];
  return { link, password };
}

export async function choosePassword(page: Page, button: string, field: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).fill(OWN_PASSWORD);
  await page.getByLabel(new RegExp(`^Повторите ${field.toLowerCase()}`)).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: button }).click();
}

/** Opens the link of the letter and chooses a password, as a guest does to open the account. */
export async function proveEmail(page: Page, email: string): Promise<void> {
  const { link } = await letterTo(email);
  await page.goto(link);
  await choosePassword(page, 'Подтвердить почту', 'Пароль');
  await expect(page).toHaveURL(/\/user\/$/);
}
