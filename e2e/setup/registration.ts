import type { Page } from '@playwright/test';
import { newEmail } from './customer.ts';

/** Opens the registration form from the sign-in button; returns its dialog. */
export async function openRegistration(page: Page) {
  await page.getByRole('button', { name: 'Войти' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openRegistration>>;

interface Registration {
  readonly name?: string;
  readonly email?: string;
  readonly repeatedPassword?: string;
}

const PASSWORD = 'чай с мятой 1';

/** Fills in every required field, with valid values unless given others; does not submit. */
export async function fillRegistration(
  dialog: Dialog,
  { name = 'Образцова Анна', email = newEmail(), repeatedPassword = PASSWORD }: Registration = {},
): Promise<void> {
  await dialog.getByLabel('Имя').fill(name);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Телефон').fill('89990001122');
  await dialog.getByLabel('Кто вы').selectOption({ label: 'Покупатель' });
  await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Повторите пароль').fill(repeatedPassword);
  await dialog.getByLabel(/публичной оферты/).check();
  await dialog.getByLabel(/обработку персональных данных/).check();
}

export const sendRegistration = (dialog: Dialog): Promise<void> =>
  dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
