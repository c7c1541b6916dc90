import { expectAccessible } from '../setup/accessible.ts';
import { collectTrouble } from '../setup/customer.ts';
import { citiesOnceCounted, testMilliseconds, whenAdvertsAreRead } from '../setup/kept-adverts.ts';
import { address, asked } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';

const petersburg = { id_city: 1 };

test.describe.configure({ timeout: testMilliseconds });

for (const width of [360, 1280]) {
  test(`at ${width} pixels a visitor goes from the search over an advert to its object and back`, async ({
    page,
  }) => {
    await citiesOnceCounted();
    const advert = await whenAdvertsAreRead(petersburg, ({ kad_number, fields }) =>
      Boolean(kad_number && fields.rooms !== null && fields.rooms < 4),
    );
    const trouble = collectTrouble(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address('realestate', '/adverts/'));
    await page.getByRole('combobox', { name: 'Город' }).selectOption('Санкт-Петербург');
    await expect(page).toHaveURL(/id_city=1/);
    const price = page.getByRole('group', { name: 'Цена, ₽' });
    for (const end of ['От', 'До']) await price.getByLabel(end).fill(String(advert.fields.price));
    await page.getByRole('button', { name: 'Показать', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`price1=${advert.fields.price}`));
    await expectAccessible(page);

    await page.locator(`a[href="/adverts/${advert.id}/"]`).locator('visible=true').first().click();
    await page.waitForURL(`**/adverts/${advert.id}/`);
    await expect(page.getByRole('heading', { name: 'Цена среди похожих' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Проверить эту квартиру' }).click();
    await page.waitForURL(/\/object\//);
    const adverts = page.getByRole('region', { name: 'Объявления', exact: true });
    await adverts.locator(`a[href="/adverts/${advert.id}/"]`).first().click();
    await page.waitForURL(`**/adverts/${advert.id}/`);
    await page.goBack();
    await expect(page).toHaveURL(/\/object\//);
    // Adverts of the market name photos that are gone.
    expect(trouble.filter((line) => !/status of 404/u.test(line))).toEqual([]);
  });
}

test('a phone shows the list or the map, and more flats are appended', async ({ page }) => {
  await whenAdvertsAreRead({ ...petersburg, offset: 40 });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(address('realestate', '/adverts/?id_city=1'));
  const cards = page.getByRole('list', { name: 'Найденные квартиры' }).getByRole('article');
  await expect(cards).toHaveCount(20);
  await page.getByRole('link', { name: 'Показать ещё' }).click();
  await expect(cards).toHaveCount(40);
  await page.getByRole('link', { name: 'Карта', exact: true }).click();
  await expect(cards.first()).toBeHidden();
  await expect(page.getByText(/север вверху/)).toBeVisible();
  await expectAccessible(page);
});

test('the first page of a search is in the HTML of the server, with the map and without a library for it', async ({
  request,
}) => {
  await whenAdvertsAreRead(petersburg);
  const html = await (await request.get(...asked('realestate', '/adverts/?id_city=1'))).text();
  expect(html.match(/href="\/adverts\/\d+\/"/g)?.length).toBeGreaterThan(20);
  expect(html).toContain('<circle');
  expect(html).not.toMatch(/maplibre/);
});

test('the one field leads from the link of another site to its advert, and says what it does not know', async ({
  page,
}) => {
  const { id } = await whenAdvertsAreRead(petersburg);
  await page.goto(address('realestate', '/adverts/'));
  const field = page.getByRole('textbox', { name: 'Знаете, какая квартира?' });
  await field.fill('https://elsewhere.example/flat/1');
  await field.press('Enter');
  await expect(page.getByText('Такого объявления мы не знаем')).toBeVisible();
  await page.goto(address('realestate', `/adverts/${id}/`));
  const link = await page.getByRole('link', { name: /Объявление на.сайте/ }).getAttribute('href');
  await page.goto(address('realestate', '/adverts/find/'));
  await field.fill(link ?? '');
  await field.press('Enter');
  await page.waitForURL(`**/adverts/${id}/`);
});
