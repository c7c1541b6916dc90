import type { ApiReply } from '@proverka/contract/api';
import type { AdvertView } from '@proverka/contract/adverts';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { advertOf, viewOfAdvert } from '../adverts/adverts.fixtures.ts';
import { areas } from '../adverts/market.fixtures.ts';
import * as advertPage from './advert-page.tsx';

const server = startTestServer();
const housePrices: ApiReply<'GET /getPriceChangeParam'> = {
  total: 2,
  list: [
    { month: '2025-10', price_per_metre: 170_000, count: 7, change_percent: null, days_on_sale: null },
    { month: '2026-10', price_per_metre: 180_000, count: 9, change_percent: 5.9, days_on_sale: 61 },
  ],
};

beforeEach(() => {
  server.use(
    http.get(`${testApiUrl}/market/areas`, () => HttpResponse.json(areas())),
    http.get(`${testApiUrl}/getPriceChangeParam`, () => HttpResponse.json(housePrices)),
  );
});

const open = async (view: AdvertView = viewOfAdvert(), id = '11482993') => {
  server.use(http.get(`${testApiUrl}/adverts/object`, () => HttpResponse.json(view)));
  return renderPage(advertPage, '/adverts/:id/', { url: `/adverts/${id}/`, platform: createTestPlatform() });
};
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

test('an advert says what is sold, where, for how much and since when', async () => {
  const { head } = await open();
  expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('2‑комн. квартира, 54,3 м², 4 этаж из 9');
  const words = textOf(document.querySelector('main'));
  expect(words).toContain('9 850 000 ₽');
  expect(words).toContain('116 дней в продаже');
  expect(words).toContain('02.08.2026');
  expect(head()).toMatchObject({ isPrivate: false });
  expect(screen.getByRole('link', { name: /Объявление на.сайте/ }).getAttribute('href')).toBe(
    'https://vitrina.example/flat/11482993',
  );
});

test('a photo opens the viewer, and one whose file is gone leaves a sign', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Открыть фото 1 из 3' }));
  const viewer = await screen.findByRole('dialog', { name: 'Фотографии квартиры' });
  const picture = within(viewer).getByRole('img', { name: /фото 1/ });
  fireEvent.error(picture);
  expect(within(viewer).getByText('Фото не открылось')).toBeTruthy();
});

test('the history of the price is a picture and a table', async () => {
  await open();
  const prices = region('История цены');
  expect(prices.getByRole('img', { name: /Цена в.объявлении по.дням/ })).toBeTruthy();
  const rows = prices.getAllByRole('row');
  expect(textOf(rows[2])).toBe('11.10.20269 850 000 ₽−3,4 %');
});

test('the place among alike flats is said in words, in a picture and in a table', async () => {
  await open();
  const standing = region('Цена среди похожих');
  expect(standing.getByText('Дешевле обычного')).toBeTruthy();
  expect(standing.getByRole('img', { name: /Обычные цены/ })).toBeTruthy();
  expect(standing.getByRole('table')).toBeTruthy();
});

test('with too few alike flats there is no place, and the reason is said', async () => {
  await open(viewOfAdvert({ standing: null }));
  const standing = region('Цена среди похожих');
  expect(standing.queryByRole('img')).toBeNull();
  expect(textOf(standing.getByText(/меньше/))).toContain('меньше 10');
});

test('other adverts of the flat say why they are of the same flat, and what speaks against it', async () => {
  await open();
  const repeated = region(/Та.же.квартира/);
  expect(repeated.getByText('Тот же этаж: 4')).toBeTruthy();
  expect(repeated.getByText('Один и тот же дом')).toBeTruthy();
  expect(repeated.getByText('Но: другой телефон')).toBeTruthy();
  const card = repeated.getByRole('article');
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/adverts/10331207/');
});

test('an advert with a number leads to the object, one without it says how to get it', async () => {
  const { unmount } = await open();
  expect(screen.getByRole('link', { name: 'Проверить эту квартиру' }).getAttribute('href')).toBe(
    '/object/78:12:0090007:30041/',
  );
  unmount();
  await open(viewOfAdvert({ object: advertOf({ kad_number: null }), cadastral: null }));
  expect(screen.queryByRole('link', { name: 'Проверить эту квартиру' })).toBeNull();
  expect(screen.getByRole('link', { name: /здание в.реестре/ }).getAttribute('href')).toBe(
    '/object/78:12:0090007:3004/',
  );
});

test('suspicious, forgotten and removed adverts are marked, and a removed one is not for search engines', async () => {
  const object = advertOf({
    fields: {
      state: 'removed',
      removed_on: '2026-11-02',
      warnings: ['price_too_low', 'on_sale_too_long', 'removed', 'cleaned'],
    },
  });
  const { head } = await open(viewOfAdvert({ object }));
  expect(screen.getByText('Снято с продажи 02.11.2026')).toBeTruthy();
  expect(screen.getByText('Цена намного ниже похожих квартир')).toBeTruthy();
  expect(screen.getByText('Объявление висит непривычно долго')).toBeTruthy();
  expect(screen.getByText('Часть объявления мы убрали')).toBeTruthy();
  expect(head()).toMatchObject({ isPrivate: true });
});

test('an address of a site that is no web address is no link', async () => {
  await open(viewOfAdvert({ object: advertOf({ fields: { url: 'javascript:alert(1)' } }) }));
  expect(screen.queryByRole('link', { name: /Объявление на.сайте/ })).toBeNull();
});

test('prices in the house come after the page, with their change over a year', async () => {
  await open();
  const words = await region('Цены в этом доме').findByText(/Последняя средняя цена/);
  expect(textOf(words)).toBe('Последняя средняя цена в объявлениях дома — 180 000 ₽ за м², за год +5,9 %.');
});

test('an advert nobody knows and an address that is no number are the 404 page', async () => {
  server.use(http.get(`${testApiUrl}/adverts/object`, () => refusal(404, 'advert_not_found', 'Нет')));
  const unknown = await renderPage(advertPage, '/adverts/:id/', { url: '/adverts/5/' });
  expect(screen.getByRole('alert').textContent).toBe('404');
  unknown.unmount();
  await renderPage(advertPage, '/adverts/:id/', { url: '/adverts/5x/' });
  expect(screen.getByRole('alert').textContent).toBe('404');
});
