import { textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleItem, exampleOrder } from './order-examples.ts';
import { openOrders, startOrders } from './orders-testing.tsx';

const { serveOrders } = startOrders();

test('a table has a row for each report: subject, service, date, what it says, price and the way to it', async () => {
  const items = [exampleItem(1, { status: 'done', verdict_level: 'danger' }), exampleItem(2)];
  serveOrders([exampleOrder(1, { status: 'closed', OrderItem: items })]);
  const { location } = await openOrders('/user/orders/?status=done');
  await userEvent.click(await screen.findByRole('link', { name: 'Таблица' }));
  expect(location()).toBe('/user/orders/?status=done&as=table');
  const table = await screen.findByRole('table', { name: 'Отчёты по заказам' });
  const [, first, ...others] = within(table).getAllByRole('row');
  expect(others).toHaveLength(1);
  const row = within(first as HTMLElement);
  const cells = [row.getByRole('rowheader'), ...row.getAllByRole('cell')].slice(0, 6);
  expect(cells.map(textOf)).toEqual([
    'г. Санкт-Петербург, ул. Тестовая, д. 1, кв. 178:31:0099001:101',
    'Выписка об объекте: собственники и обременения',
    '20.11.2026, 12:12',
    'Опасность',
    '499 ₽',
    'Открыть отчёт',
  ]);
  expect(within(first as HTMLElement).getByRole('link', { name: /^Открыть отчёт: / })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Сбросить поиск и фильтры' }));
  expect(location()).toBe('/user/orders/?as=table');
});

test('an order that is not paid is paid from its row, and a long order says how many rows it has besides', async () => {
  const many = Array.from({ length: 12 }, (_, place) => exampleItem(place + 1, { status: 'created' }));
  serveOrders([exampleOrder(1, { status: 'awaiting_payment', OrderItem: many })]);
  await openOrders('/user/orders/?as=table');
  const table = await screen.findByRole('table', { name: 'Отчёты по заказам' });
  expect(within(table).getAllByRole('link', { name: 'Оплатить' })).toHaveLength(10);
  expect(textOf(table)).toContain('Ещё 2: весь список — в оптовых заказах');
});
