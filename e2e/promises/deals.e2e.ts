import { expect, test } from '../setup/test.ts';
import { collectTrouble, newCustomer, signIn } from '../setup/customer.ts';
import { testMilliseconds, whenAdvertsAreRead } from '../setup/kept-adverts.ts';
import { address } from '../setup/site.ts';

test.describe.configure({ timeout: testMilliseconds });

test('the folder of a purchase is begun from an advert and led to the hand-over', async ({
  page,
  context,
}) => {
  const advert = await whenAdvertsAreRead({ id_city: 1 }, ({ kad_number: number }) => number !== null);
  await signIn(context, await newCustomer());
  const trouble = collectTrouble(page);
  await page.goto(address('realestate', `/adverts/${advert.id}/`));
  await page.getByRole('link', { name: 'Проверить эту квартиру' }).click();
  await page.getByRole('button', { name: 'Открыть папку покупки' }).click();
  await page.waitForURL(/\/user\/deals\/[0-9a-f-]{36}\//);
  const folder = page.url();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Проверки').getByText('Не заказано')).toHaveCount(2);

  const sellers = part('Продавцы');
  await sellers.getByRole('button', { name: 'Добавить продавца' }).click();
  await sellers.getByLabel('Фамилия').fill('Тестов');
  await sellers.getByLabel('Имя').fill('Иван');
  await sellers.getByRole('button', { name: 'Сохранить продавца' }).click();
  await expect(part('Проверки').getByText('Продавец: Тестов Иван')).toBeVisible();

  const documents = part('Документы');
  await documents.getByLabel('Что это за документ').selectOption('Расписка');
  const scan = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nРасписка\n%%EOF') };
  await documents.getByLabel('Выбрать файл').setInputFiles({ name: 'Расписка.pdf', ...scan });
  const link = documents.getByRole('link', { name: 'Расписка.pdf' });
  await expect(link).toBeVisible();
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('Расписка.pdf');

  const steps = part('Шаги сделки');
  for (const title of await steps.getByRole('group').all())
    await title.getByLabel('Сделано').fill('01.10.2026');
  // A word of what was saved before may still be on the screen.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await steps.getByRole('button', { name: 'Сохранить шаги' }).click();
  expect((await saved).ok()).toBe(true);

  await page.goto(address('realestate', '/user/deals/'));
  await expect(page.getByText('Все шаги пройдены')).toBeVisible();
  expect(trouble).toEqual([]);

  await context.clearCookies();
  await signIn(context, await newCustomer());
  await page.goto(folder);
  await expect(page.getByRole('heading', { name: 'Страница не найдена...' })).toBeVisible();
});
