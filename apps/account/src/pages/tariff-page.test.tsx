import type { Tariff } from '@proverka/contract/tariff';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import * as page from './tariff-page.tsx';

const server = startTestServer();

const tariff = (id: number, title: string, threshold: number, percent: number, price: number): Tariff => ({
  tariff_simple_id: id,
  tariff_name: title,
  tariff_title: title,
  tariff_threshold: threshold,
  discount_percent: percent,
  product_prices: [
    { product_name: 'EgrnObject', product_name_ru: 'Выписка об объекте', price, is_from_price: false },
    { product_name: 'CheckOwnerV2', product_name_ru: 'Проверка собственника', price, is_from_price: true },
  ],
});
const tariffs = [tariff(0, 'Базовый', 0, 0, 499), tariff(1, 'Стартовый', 1500, 5, 474)];

beforeEach(() => {
  server.use(http.get(`${testApiUrl}/tariff/get_all`, () => HttpResponse.json({ tariffs })));
});

const open = (visitor = createTestPlatform()) =>
  renderPage(page, '/tariff/', { platform: visitor, url: '/tariff/' });

test('every tariff shows its threshold and discount', async () => {
  await open();
  const row = within(screen.getByRole('table', { name: 'Тарифы и пороги' })).getByRole('row', {
    name: /Стартовый/,
  });
  expect(textOf(row)).toBe('Стартовый1 500 ₽5 %');
});

test('every service has its price on every tariff', async () => {
  await open();
  const prices = screen.getByRole('region', { name: 'Цены услуг по тарифам' });
  const row = within(prices).getByRole('row', { name: /Выписка об\sобъекте/ });
  expect(within(row).getAllByRole('cell').map(textOf)).toEqual(['499 ₽', '474 ₽']);
  expect(textOf(within(prices).getByRole('row', { name: /Проверка собственника/ }))).toContain('от 499 ₽');
});

test('a guest sees no tariff of their own', async () => {
  await open();
  expect(screen.queryByRole('heading', { name: 'Ваш тариф' })).toBeNull();
});

test('a user sees their tariff and the distance to the next', async () => {
  server.use(
    http.get(`${testApiUrl}/tariff/get_current`, () =>
      HttpResponse.json({
        tariff: tariffs[0],
        sum_of_transactions: '1200.00',
        is_personal: false,
        next_tariff: { tariff_title: 'Стартовый', tariff_threshold: 1500, left: 300 },
      }),
    ),
  );
  await open(createTestPlatform({ visitor: testSession }));
  const own = screen.getByRole('region', { name: 'Ваш тариф' });
  expect(await within(own).findByText('Базовый')).toBeTruthy();
  expect(textOf(own)).toContain('Готовых заказов на 1 200 ₽');
  const progress = within(own).getByRole('progressbar', { name: /До порога «Стартовый» осталось 300/ });
  expect(progress.getAttribute('value')).toBe('120000');
});

test('a user with special prices sees when they end', async () => {
  const special_prices = { threshold: 1500, left: 300, hold: true };
  server.use(
    http.get(`${testApiUrl}/tariff/get_current`, () =>
      HttpResponse.json({
        tariff: tariffs[0],
        sum_of_transactions: '1200.00',
        is_personal: false,
        next_tariff: { tariff_title: 'Стандарт', tariff_threshold: 3000, left: 1800 },
        special_prices,
      }),
    ),
  );
  await open(createTestPlatform({ visitor: testSession }));
  const own = screen.getByRole('region', { name: 'Ваш тариф' });
  expect(await within(own).findByText(/специальные цены/)).toBeTruthy();
  expect(textOf(own)).toContain('После заказов на 1 500 ₽ тариф изменится на «Базовый»: осталось 300 ₽.');
  expect(within(own).queryByRole('progressbar')).toBeNull();
});

test("when the user's tariff fails to load, the table stays and another try is offered", async () => {
  server.use(http.get(`${testApiUrl}/tariff/get_current`, () => HttpResponse.error()));
  await open(createTestPlatform({ visitor: testSession }));
  expect(await screen.findByRole('heading', { name: 'Не удалось узнать ваш тариф' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Тарифы и пороги' })).toBeTruthy();
});

test('a user reads how much more the extract costs without their terms', async () => {
  const current = {
    tariff: tariffs[1],
    sum_of_transactions: '1600.00',
    is_personal: false,
    next_tariff: null,
    sell_percent: 6,
  };
  server.use(http.get(`${testApiUrl}/tariff/get_current`, () => HttpResponse.json(current)));
  await open(createTestPlatform({ visitor: testSession }));
  expect(textOf(await screen.findByText(/всех\sстоит/))).toContain('на 6 % дороже');
});
