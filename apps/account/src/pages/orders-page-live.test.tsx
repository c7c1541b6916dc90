import type { ItemStatus } from '@proverka/contract/order-list';
import { textOf, controlTimers } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { exampleItem, exampleOrder } from './order-examples.ts';
import { openOrders, noOrders, startOrders } from './orders-testing.tsx';

const { serveOrders } = startOrders();

describe('what stood still goes on without a reload', () => {
  controlTimers();
  const withItem = (status: ItemStatus) =>
    exampleOrder(1, { status: 'paid', OrderItem: [exampleItem(1, { status })] });
  const states = () => textOf(screen.getByRole('navigation', { name: 'Состояние заказов' }));

  test('an order that waited for data updates its row and the counts without a reload', async () => {
    serveOrders([withItem('needs_data')], { total: 1, by_status: { ...noOrders.by_status, needs_data: 1 } });
    await openOrders();
    await screen.findByRole('article');
    await waitFor(() => expect(states()).toContain('Нужны данныезаказов: 1'));
    serveOrders([withItem('done')], { total: 1, by_status: { ...noOrders.by_status, done: 1 } });
    await vi.advanceTimersByTimeAsync(15_500);
    await waitFor(() => expect(states()).toContain('Готовызаказов: 1'));
    expect(states()).not.toContain('Нужны данные');
    await waitFor(() => expect(textOf(screen.getByRole('article'))).toContain('Открыть отчёт'));
  });

  test('an order paid elsewhere updates its row and the counts without a reload', async () => {
    const unpaid = exampleOrder(1, {
      status: 'awaiting_payment',
      OrderItem: [exampleItem(1, { status: 'created' })],
    });
    serveOrders([unpaid], { total: 1, by_status: { ...noOrders.by_status, unpaid: 1 } });
    await openOrders();
    expect(await screen.findByRole('link', { name: 'Оплатить' })).toBeTruthy();
    await waitFor(() => expect(states()).toContain('Ждут оплатызаказов: 1'));
    serveOrders([withItem('running')], { total: 1, by_status: { ...noOrders.by_status, in_progress: 1 } });
    await vi.advanceTimersByTimeAsync(15_500);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Оплатить' })).toBeNull());
    await waitFor(() => expect(states()).not.toContain('Ждут оплаты'));
  });

  test('orders that cannot change are not refetched', async () => {
    const asked = serveOrders([withItem('done')], {
      total: 1,
      by_status: { ...noOrders.by_status, done: 1 },
    });
    await openOrders();
    await screen.findByRole('article');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });
});
