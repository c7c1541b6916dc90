import type { CurrentTariff } from '@proverka/contract/tariff';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import * as page from './user-tariff-page.tsx';

const server = startTestServer();

const tariff = (id: number, title: string, threshold: number, percent: number) => ({
  tariff_simple_id: id,
  tariff_name: title,
  tariff_title: title,
  tariff_threshold: threshold,
  discount_percent: percent,
  product_prices: [
    { product_name: 'EgrnObject', product_name_ru: 'Выписка об объекте', price: 499, is_from_price: false },
  ],
});
const tariffs = [
  tariff(0, 'Базовый', 0, 0),
  tariff(1, 'Стартовый', 1500, 5),
  tariff(2, 'Стандарт', 3000, 10),
];

const standAt = (id: number, sum: string, way: Pick<CurrentTariff, 'is_personal' | 'next_tariff'>) =>
  server.use(
    http.get(`${testApiUrl}/tariff/get_current`, () =>
      HttpResponse.json({ tariff: tariffs[id], sum_of_transactions: sum, ...way }),
    ),
  );

beforeEach(() => {
  server.use(http.get(`${testApiUrl}/tariff/get_all`, () => HttpResponse.json({ tariffs })));
  standAt(1, '1700.00', {
    is_personal: false,
    next_tariff: { tariff_title: 'Стандарт', tariff_threshold: 3000, left: 1300 },
  });
});

const open = () =>
  renderPage(page, '/user/tariff/', {
    platform: createTestPlatform({ visitor: testSession }),
    url: '/user/tariff/',
  });

test("the user's level shows the distance to the next and is marked among all", async () => {
  await open();
  const own = screen.getByRole('region', { name: 'Ваш тариф' });
  expect(await within(own).findByText('Стартовый')).toBeTruthy();
  expect(textOf(own)).toContain('До порога «Стандарт» осталось 1 300 ₽');
  const ladder = await screen.findByRole('table', { name: 'Тарифы и пороги' });
  const rows = within(ladder).getAllByRole('row').map(textOf);
  expect(rows.slice(1)).toEqual(['Базовый0 ₽—', 'Стартовыйваш тариф1 500 ₽5 %', 'Стандарт3 000 ₽10 %']);
});

test('the highest level shows no next one', async () => {
  standAt(2, '5000.00', { is_personal: false, next_tariff: null });
  await open();
  expect(await screen.findByText('Все пороги пройдены: ниже цен нет.')).toBeTruthy();
});

test('a user with a permanent tariff sees no thresholds', async () => {
  standAt(1, '0.00', { is_personal: true, next_tariff: null });
  await open();
  expect(await screen.findByText('Тариф назначен лично вам: от суммы заказов он не зависит.')).toBeTruthy();
});

test('a user with special prices of a role sees how long they last', async () => {
  server.use(
    http.get(`${testApiUrl}/tariff/get_current`, () =>
      HttpResponse.json({
        tariff: tariffs[0],
        sum_of_transactions: '400.00',
        is_personal: false,
        next_tariff: null,
        special_prices: { threshold: 1500, left: 1100, hold: true },
      }),
    ),
  );
  await open();
  const own = screen.getByRole('region', { name: 'Ваш тариф' });
  await within(own).findByText(/осталось 1\s100\s₽/);
  expect(textOf(own)).toContain('После заказов на 1 500 ₽ тариф изменится на «Базовый»');
  expect(textOf(own)).not.toMatch(/порог/);
});

test('the tariff page explains special prices', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: /^Правило 1\s500\s₽$/ })).toBeTruthy();
});

test('tariffs that fail to load can be loaded again', async () => {
  server.use(http.get(`${testApiUrl}/tariff/get_all`, () => HttpResponse.error(), { once: true }));
  await open();
  expect(await screen.findByRole('heading', { name: 'Не удалось загрузить тарифы' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('table', { name: 'Тарифы и пороги' })).toBeTruthy();
});
