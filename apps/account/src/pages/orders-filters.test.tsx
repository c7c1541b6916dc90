import { textOf } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleItem, exampleOrder } from './order-examples.ts';
import { openOrders, startOrders } from './orders-testing.tsx';

const { serveOrders } = startOrders();

test('a finished report shows what it says in a word, beside product, subject and date', async () => {
  const item = exampleItem(1, { status: 'done', verdict_level: 'danger' });
  serveOrders([exampleOrder(1, { status: 'closed', OrderItem: [item] })]);
  await openOrders();
  expect(textOf(await screen.findByRole('article'))).toContain('Опасность');
});

test('the search says what orders are found by', async () => {
  serveOrders([exampleOrder(1)]);
  await openOrders();
  const field = await screen.findByRole('searchbox', { name: 'Поиск по заказам' });
  const hint = document.querySelector(`#${CSS.escape(field.getAttribute('aria-describedby') ?? '')}`);
  expect(hint && textOf(hint)).toBe(
    'Ищем по адресу, имени, кадастровому номеру, ИНН, VIN, номеру отчёта и названию услуги',
  );
});

test('orders are narrowed to a verdict and the days of a period, each in the address', async () => {
  const asked = serveOrders([exampleOrder(1)]);
  const { location } = await openOrders('/user/orders/?status=done&verdict=worst&from=2026-02-30');
  await userEvent.selectOptions(await screen.findByLabelText('Вывод отчёта'), 'Предупреждение');
  await userEvent.type(screen.getByLabelText('С какого дня'), '01.11.2026');
  await userEvent.type(screen.getByLabelText('По какой день'), '20.11.2026');
  expect(location()).toBe('/user/orders/?status=done&verdict=warning&from=2026-11-01&to=2026-11-20');
  expect(asked[0]).toEqual({ offset: '0', status: 'done' });
  expect(asked.at(-1)).toEqual({
    offset: '0',
    status: 'done',
    verdict: 'warning',
    'date-from': '2026-11-01',
    'date-to': '2026-11-20',
  });
});
