import type { Receipt } from '@proverka/contract/transaction';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { id, openBalance, transaction, transactionsOf } from './balance-testing.tsx';

const server = startTestServer();
const askedFor: string[] = [];
server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith('/transaction')) askedFor.push(search);
});

test('transactions are narrowed to a kind and the days of a period, each in the address', async () => {
  server.use(transactionsOf([transaction(1)]));
  const { location } = await openBalance();
  await userEvent.selectOptions(await screen.findByLabelText('Вид операции'), 'Возвраты');
  expect(location()).toBe('/user/balance/?kind=refund');
  await userEvent.type(screen.getByLabelText('С какого дня'), '01.11.2026');
  expect(location()).toBe('/user/balance/?kind=refund&from=2026-11-01');
  await userEvent.type(screen.getByLabelText('По какой день'), '31.10.2026');
  expect(location()).toBe('/user/balance/?kind=refund&from=2026-11-01');
  expect(screen.getByText('Раньше начала периода')).toBeTruthy();
  expect(askedFor.at(-1)).toBe('?offset=0&kind=refund&date-from=2026-11-01');
  expect(await screen.findByText('Найдено операций: 1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Скачать все операции, CSV' }).getAttribute('href')).toBe(
    `${testApiUrl}/transaction/statement?date-from=2026-11-01`,
  );
});

test('filters nothing matches say so and can be taken away', async () => {
  server.use(transactionsOf([]));
  await openBalance('/user/balance/?kind=payout&from=2026-02-30');
  expect(await screen.findByRole('heading', { name: 'Таких операций нет' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Показать все операции' }).getAttribute('href')).toBe(
    '/user/balance/',
  );
});

test('spending and balance are drawn, with what a report has cost on average', async () => {
  const overview = {
    months: [
      { month: '2026-08', amount: 998 },
      { month: '2026-10', amount: 499 },
    ],
    products: [
      { product_name_ru: 'Выписка об объекте', amount: 998 },
      { product_name_ru: 'Проверка автомобиля', amount: 499 },
    ],
    balances: [
      { day: '2026-08-02', amount: 2000 },
      { day: '2026-10-11', amount: 503 },
    ],
    usual_price: 499,
  };
  server.use(transactionsOf([transaction(1)], {}, overview));
  await openBalance();
  const labels = (await screen.findAllByRole('img')).map((picture) =>
    (picture.getAttribute('aria-label') ?? '').replaceAll('\u00A0', ' '),
  );
  expect(labels).toEqual([
    'Баланс по дням. 02.08.2026 — 11.10.2026, от 503 ₽ до 2 000 ₽, в начале 2 000 ₽, в конце 503 ₽.',
    'Расходы по месяцам. больше всего август 2026 — 998 ₽, меньше всего сентябрь 2026 — 0 ₽.',
    'Расходы по услугам. больше всего Выписка об объекте — 998 ₽, меньше всего Проверка автомобиля — 499 ₽.',
  ]);
  expect(screen.getByText(/^Столько в среднем стоил ваш отчёт/u)).toBeTruthy();
});

test('a new account has no pictures', async () => {
  server.use(transactionsOf([]));
  await openBalance();
  await screen.findByRole('heading', { name: 'Операций пока нет' });
  expect(screen.queryByRole('img')).toBeNull();
});

test('receipts are listed when they are unfolded, with what they are of and whether they were sent', async () => {
  const receipt = (place: number, more: Partial<Receipt>): Receipt => ({
    receipt_id: id(place),
    kind: 'payment',
    date: '2026-11-20T09:12:00.000Z',
    amount: 499,
    status: 'sent',
    product_name_ru: '',
    order_id: id(7),
    ...more,
  });
  const receipts = [
    receipt(1, { kind: 'delivery', product_name_ru: 'Выписка об объекте', status: 'pending' }),
    receipt(2, {}),
  ];
  server.use(
    http.get(`${testApiUrl}/transaction/receipts`, () => HttpResponse.json({ receipts, total: 140 })),
    transactionsOf([transaction(1)]),
  );
  await openBalance();
  await userEvent.click(await screen.findByText('Чеки'));
  const list = await screen.findByRole('list', { name: 'Чеки' });
  expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
    'Услуга оказана: Выписка об объекте20.11.2026, 12:12, регистрируется499 ₽',
    'Оплата20.11.2026, 12:12, отправлен499 ₽',
  ]);
  expect(screen.getByText(/^Последние 2 из 140\./u)).toBeTruthy();
});
