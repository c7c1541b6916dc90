import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { address } from './site.ts';

export const cards = {
  good: '5555 5555 5555 4444',
  noMoney: '5555 5555 5555 4592',
} as const;

export const wallets = {
  good: '4100 1111 1111 1136',
  noMoney: '4100 1111 1111 1144',
} as const;

/** Opens the checkout of an object with the given products. */
export async function openCheckout(page: Page, objectKey: string, products = 'EgrnObject'): Promise<void> {
  await page.goto(address('realestate', `/objectCheckout/${objectKey}/?products=${products}`));
  await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible();
}

/** Fills in contacts as a new customer, up to the payment form. */
export async function leaveContacts(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Телефон').fill('9990001122');
  await page.getByLabel(/публичной оферты/).check();
  await page.getByLabel(/обработку персональных данных/).check();
  await page.getByRole('button', { name: /Перейти к оплате/ }).click();
}

export function paymentForm(page: Page): FrameLocator {
  return page.frameLocator('iframe[src*="yookassa"]');
}

export async function payBy(page: Page, card: string): Promise<void> {
  const form = paymentForm(page);
  await form.getByLabel('Номер карты').fill(card);
  await form.getByLabel('ММ/ГГ').fill('12/30');
  await form.getByLabel('CVC').fill('123');
  await form.getByRole('button', { name: /Оплатить/ }).click();
}

/**
 * Follows «Закрыть» from inside of the form, a moment after the call is answered. The page around then removes the form's frame, and
 * Chromium never acknowledges a click or a key press to a frame that was removed by it: Playwright would wait without end.
 */
export async function closePaymentForm(page: Page): Promise<void> {
  const link = paymentForm(page).getByRole('link', { name: 'Закрыть' });
  await expect(link).toBeVisible();
  await link.evaluate((element) => {
    if (element instanceof HTMLElement) setTimeout(() => element.click());
  });
  await expect(page.locator('iframe[src*="yookassa"]')).toHaveCount(0);
}

/** Chooses SBP in the payment form and opens the bank's own page, which the QR code leads to. */
export async function payBySbp(page: Page): Promise<Page> {
  const form = paymentForm(page);
  await form.getByRole('link', { name: 'СБП' }).click();
  const opened = page.waitForEvent('popup');
  await form.getByRole('link', { name: 'Открыть приложение банка' }).click();
  return opened;
}

/** Answers in the bank and closes it; the payment form hears of it by itself. */
export async function confirmInBank(bank: Page, button: string): Promise<void> {
  await bank.getByRole('button', { name: button }).click();
  await expect(bank.getByRole('status')).toContainText('Вернитесь на страницу магазина');
  await bank.close();
}

export async function payByWallet(page: Page, wallet: string): Promise<void> {
  const form = paymentForm(page);
  await form.getByRole('link', { name: 'ЮMoney' }).click();
  await form.getByLabel('Номер кошелька').fill(wallet);
  await form.getByRole('button', { name: /Оплатить/ }).click();
}

/** A toast. */
export function noticeOf(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Уведомления' }).getByText(text);
}

/** The order's id, from the page address. */
export async function arriveAtOrder(page: Page): Promise<string> {
  await page.waitForURL(/\/order\/[0-9a-f-]{36}\//);
  return /\/order\/([0-9a-f-]{36})\//.exec(page.url())?.[1] ?? '';
}
