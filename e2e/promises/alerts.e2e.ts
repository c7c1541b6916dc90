import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { collectTrouble } from '../setup/customer.ts';
import { runSql } from '../setup/database.ts';
import { address, asked } from '../setup/site.ts';
import { newStaff, signInAtDesk } from '../setup/staff.ts';

/** The shell asks the API every five seconds; then it renders the stored pages again. */
const soon = { timeout: 20_000 };
/** On the pages of every shell there is, when several answer in turn: true or false once they agree. */
async function isOnAll(request: APIRequestContext, page: ReturnType<typeof asked>, words: string) {
  const texts: string[] = [];
  for (let shell = 0; shell < 4; shell += 1) texts.push(await (await request.get(...page)).text());
  const [first, ...others] = texts.map((text) => text.includes(words));
  return others.every((one) => one === first) ? first : 'the shells differ';
}
const noticesOn = (page: Page) => page.getByRole('region', { name: 'Объявления' });

test('an alert set by the staff appears on a stored page within seconds, and disappears as quickly', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const text = 'Росреестр отвечает медленнее обычного';
  const isStored = () => isOnAll(request, asked('realestate', '/system-req/'), text);
  const trouble = collectTrouble(page);
  await signInAtDesk(context, await newStaff('admin'));
  await page.goto(address('admin', '/admin/settings/'));
  await page.getByLabel('Вид', { exact: true }).selectOption({ label: 'Предупреждение' });
  await page.getByLabel('Страница').selectOption('system-req');
  await page.getByRole('form', { name: 'Новое объявление' }).getByLabel('Текст').fill(text);
  await page.getByRole('button', { name: 'Показать посетителям' }).click();
  const card = page.getByRole('article', { name: 'Недвижимость, страница «Системные требования»' });
  await expect(card).toContainText(text);

  await expect.poll(isStored, soon).toBe(true);
  const guest = await context.browser()?.newPage();
  if (!guest) throw new Error('no browser for a guest');
  await guest.goto(address('realestate', '/system-req/'));
  await expect(noticesOn(guest)).toHaveText(text);
  await guest.goto(address('realestate', '/offer/'));
  await expect(noticesOn(guest)).toBeHidden();
  await guest.goto(address('fizcheck', '/system-req/'));
  await expect(noticesOn(guest)).toBeHidden();
  await guest.close();

  await card.getByRole('button', { name: 'Удалить' }).click();
  await card.getByRole('button', { name: 'Удалить насовсем' }).click();
  await expect(card).toBeHidden();
  await expect.poll(isStored, soon).toBe(false);
  expect(trouble).toEqual([]);
});

test('an advertisement added at the desk stands below the page of its brand alone, with its mark', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const trouble = collectTrouble(page);
  const isStored = (host: 'realestate' | 'fizcheck') =>
    isOnAll(request, asked(host, '/system-req/'), '2VtzqwExample1');
  await signInAtDesk(context, await newStaff('admin'));
  await page.goto(address('admin', '/admin/content/banners/'));
  await page.getByText('Новый баннер').click();
  const form = page.getByRole('form', { name: 'Новый баннер' });
  await form.getByLabel('Страница').selectOption('system-req');
  for (const [label, text] of [
    ['Заголовок', 'Ипотека без визита'],
    ['Текст ссылки', 'На сайт банка'],
    ['Ссылка', 'https://bank.example/'],
    ['Показывать с', '20.11.2020'],
    ['Рекламодатель', 'ООО «Образец»'],
    ['ИНН рекламодателя', '7707083893'],
    ['erid', '2VtzqwExample1'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  await form.getByRole('button', { name: 'Добавить баннер' }).click();
  const card = page.getByRole('article', { name: 'Ипотека без визита' });
  await expect(card).toContainText('Показывается');

  await expect.poll(() => isStored('realestate'), soon).toBe(true);
  await page.goto(address('realestate', '/system-req/'));
  const place = page.getByRole('complementary', { name: 'Предложения' });
  await expect(place).toContainText(
    /Реклама\.\s+ООО\s+«Образец»,\s+ИНН\s+7707083893\.\s+erid:\s+2VtzqwExample1/,
  );
  expect(await isStored('fizcheck')).toBe(false);

  await page.goto(address('admin', '/admin/content/banners/'));
  await card.getByRole('button', { name: 'Выключить' }).click();
  await expect(card).toContainText('Выключен');
  await expect.poll(() => isStored('realestate'), soon).toBe(false);
  expect(trouble).toEqual([]);
});

test('guests of the person-check brand see the maintenance message and can still sign in', async ({
  page,
  request,
}) => {
  test.slow();
  const isStored = () => isOnAll(request, asked('fizcheck'), '>На сайте идут технические работы');
  const setShown = (isShown: boolean) =>
    runSql(`update system_setting set enabled = $1 where key = 'maintenance'`, [isShown]);
  await setShown(true);
  try {
    await expect.poll(isStored, soon).toBe(true);
    await page.goto(address('fizcheck'));
    await expect(noticesOn(page)).toContainText('технические работы');
    await noticesOn(page).getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } finally {
    await setShown(false);
  }
  await expect.poll(isStored, soon).toBe(false);
});
