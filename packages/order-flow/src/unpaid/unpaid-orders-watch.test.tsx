import { Link } from '@proverka/shell-sdk/router';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderWithPlatform,
  testApiUrl,
  testSession,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { kopecks } from '@proverka/validation/money';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { unpaidOrders } from './unpaid-orders.ts';
import { UnpaidOrdersWatch } from './unpaid-orders-watch.tsx';

const server = startTestServer();
let asked: string[] = [];
let paid: string[] = [];

beforeEach(() => {
  asked = [];
  paid = [];
  localStorage.clear();
  server.use(
    http.get(`${testApiUrl}/check_order_paid/:orderId`, ({ params }) => {
      const id = String(params['orderId']);
      asked.push(id);
      return HttpResponse.json({ is_order_paid: paid.includes(id) });
    }),
  );
});

const leftUnpaid = (...ids: string[]) => {
  const unpaid = unpaidOrders(
    () => localStorage,
    () => Date.now(),
  );
  for (const id of ids) {
    const items = [{ id: `${id}-item`, name: 'EgrnObject', price: kopecks(49_900) }];
    unpaid.remember({ id, total: kopecks(49_900), items });
  }
};

const visit = (platform: TestPlatform) =>
  renderWithPlatform(
    <>
      <UnpaidOrdersWatch />
      <Link to="/user/orders/">Мои заказы</Link>
    </>,
    { platform },
  );

test('every page change checks all unpaid orders, and a paid one is announced once and forgotten', async () => {
  leftUnpaid('order-1', 'order-2');
  const platform = createTestPlatform({ visitor: testSession });
  visit(platform);
  await waitFor(() => expect(asked).toEqual(['order-1', 'order-2']));
  expect(platform.shownNotices).toEqual([]);

  paid = ['order-2'];
  await userEvent.click(screen.getByRole('link', { name: 'Мои заказы' }));
  await waitFor(() =>
    expect(platform.shownNotices).toEqual([{ tone: 'clear', text: 'Оплата прошла успешно' }]),
  );
  expect(platform.trackedEvents).toEqual([
    expect.objectContaining({
      name: 'purchase',
      purchase: expect.objectContaining({ orderId: 'order-2', totalRubles: 499 }),
    }),
  ]);
  expect(localStorage.getItem('notPaidOrders')).not.toContain('order-2');
  expect(localStorage.getItem('notPaidOrders')).toContain('order-1');
});

test("a guest's orders are not checked", async () => {
  leftUnpaid('order-1');
  visit(createTestPlatform());
  await userEvent.click(screen.getByRole('link', { name: 'Мои заказы' }));
  expect(asked).toEqual([]);
});

test('an order of another user or a missing answer changes nothing', async () => {
  server.use(
    http.get(`${testApiUrl}/check_order_paid/:orderId`, ({ params }) => {
      asked.push(String(params['orderId']));
      return HttpResponse.error();
    }),
  );
  leftUnpaid('order-1');
  const platform = createTestPlatform({ visitor: testSession });
  visit(platform);
  await waitFor(() => expect(asked).toEqual(['order-1']));
  expect(localStorage.getItem('notPaidOrders')).toContain('order-1');
  expect(platform.shownNotices).toEqual([]);
});
