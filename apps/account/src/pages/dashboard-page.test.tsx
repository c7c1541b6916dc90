import type { OrderListEntry, OrdersSummary } from '@proverka/contract/order-list';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as page from './dashboard-page.tsx';
import { exampleOrder } from './order-examples.ts';

const server = startTestServer();

const basicTariff = {
  tariff_simple_id: 0,
  tariff_name: 'Базовый',
  tariff_title: 'Базовый',
  tariff_threshold: 0,
  discount_percent: 0,
  product_prices: [],
};

function serve(orders: readonly OrderListEntry[], byStatus: Partial<OrdersSummary['by_status']> = {}): void {
  const states = { unpaid: 0, in_progress: 0, needs_data: 0, done: 0, refunded: 0, expired: 0, ...byStatus };
  server.use(
    http.get(`${testApiUrl}/orders`, () => HttpResponse.json({ orders, total: orders.length })),
    http.get(`${testApiUrl}/orders/summary`, () =>
      HttpResponse.json({ total: orders.length, by_status: states, products: [] }),
    ),
  );
}

beforeEach(() => {
  serve([]);
  server.use(
    http.get(`${testApiUrl}/tariff/get_current`, () =>
      HttpResponse.json({
        tariff: basicTariff,
        sum_of_transactions: '1200.00',
        is_personal: false,
        next_tariff: { tariff_title: 'Стартовый', tariff_threshold: 1500, left: 300 },
      }),
    ),
  );
});

const open = (
  balances: { readonly balance?: string; readonly bonusBalance?: string } = {},
  hostName = 'realestate.localhost',
) =>
  renderPage(page, '/user/', {
    platform: createTestPlatform({ visitor: { ...testSession, ...balances }, hostName }),
    url: '/user/',
  });

test('the account navigation links to every section and marks the current one', async () => {
  await open();
  const sections = within(screen.getByRole('navigation', { name: 'Личный кабинет' }));
  expect(sections.getAllByRole('link').map(textOf).slice(0, 4)).toEqual([
    'Обзор',
    'Заказы',
    'Покупки',
    'Баланс',
  ]);
  expect(sections.getByRole('link', { current: 'page' }).textContent).toBe('Обзор');
});

test('the account overview lists first what waits for the customer, with links', async () => {
  serve([exampleOrder(1)], { needs_data: 1, unpaid: 22, in_progress: 5, done: 9 });
  await open();
  const waiting = await screen.findByRole('list', { name: 'Что с заказами' });
  expect(within(waiting).getAllByRole('listitem').map(textOf)).toEqual([
    expect.stringContaining('1 заказ ждёт ваших данных'),
    expect.stringContaining('22 заказа ждут оплаты'),
    expect.stringContaining('5 заказов в работе'),
  ]);
  expect(within(waiting).getByRole('link', { name: 'Оплатить' }).getAttribute('href')).toBe(
    '/user/orders/?status=unpaid',
  );
});

test('an order in progress is shown until it is ready, without a reload', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({
    toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  serve([exampleOrder(1)], { in_progress: 1 });
  await open();
  expect(textOf(await screen.findByRole('list', { name: 'Что с заказами' }))).toContain('1 заказ в работе');
  serve([exampleOrder(1)], { done: 1 });
  await vi.advanceTimersByTimeAsync(15_500);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Что с заказами' })).toBeNull());
});

test('the overview shows the balance with bonus money apart and links to a top-up', async () => {
  await open({ balance: '1500.00', bonusBalance: '300.00' });
  const balance = screen.getByRole('region', { name: 'Баланс' });
  expect(textOf(balance)).toMatch(/1 500 ₽.*Свои деньги1 200 ₽.*Бонусы300 ₽/);
  expect(within(balance).getByRole('link', { name: 'Пополнить' }).getAttribute('href')).toBe(
    '/user/balance/#top-up',
  );
});

test('the overview shows the tariff and the distance to the next', async () => {
  await open();
  const own = screen.getByRole('region', { name: 'Тариф' });
  expect(await within(own).findByText('Базовый')).toBeTruthy();
  expect(textOf(own)).toContain('До порога «Стартовый» осталось 300 ₽');
});

test('the overview shows the three newest orders and links to all', async () => {
  serve(Array.from({ length: 7 }, (_, place) => exampleOrder(place)));
  await open();
  const recent = screen.getByRole('region', { name: 'Последние заказы' });
  expect(await within(recent).findAllByRole('article')).toHaveLength(3);
  expect(within(recent).getByRole('link', { name: 'Все заказы: 7' }).getAttribute('href')).toBe(
    '/user/orders/',
  );
});

test('the overview of a new user shows the next step', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Заказов пока нет' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Что с заказами' })).toBeNull();
});

test('a part of the overview that fails to load says so and leaves the others', async () => {
  server.use(
    http.get(`${testApiUrl}/orders`, () => HttpResponse.error()),
    http.get(`${testApiUrl}/tariff/get_current`, () => HttpResponse.error()),
  );
  await open();
  expect(await screen.findByRole('heading', { name: 'Не удалось загрузить заказы' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Не удалось узнать ваш тариф' })).toBeTruthy();
  expect(textOf(screen.getByRole('region', { name: 'Баланс' }))).toContain('1 500 ₽');
});

test('on the site for business the account leads to lists, conclusions and the API, elsewhere it does not', async () => {
  const { unmount } = await open({}, 'fizcheck-pro.localhost');
  const ways = within(screen.getByRole('region', { name: 'Для бизнеса' }));
  const hrefs = ways.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/wholesale/', '/fizcheck-expert/#own', '/user/settings/?part=api', '/api/docs/']);
  const sections = within(screen.getByRole('navigation', { name: 'Личный кабинет' }));
  expect(sections.getAllByRole('link').map(textOf)).toEqual(expect.arrayContaining(['Списки', 'Заключения']));
  unmount();
  await open({}, 'fizcheck.localhost');
  expect(screen.queryByRole('region', { name: 'Для бизнеса' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Заключения' })).toBeNull();
});
