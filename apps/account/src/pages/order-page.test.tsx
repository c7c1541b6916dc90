import type { OrderListEntry } from '@proverka/contract/order-list';
import {
  createFakeStreams,
  exampleReport,
  exampleTask,
  type FakeStreams,
} from '@proverka/report-kit/testing';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession, textOf } from '@proverka/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { exampleItem, exampleOrder } from './order-examples.ts';
import * as page from './order-page.tsx';

const server = startTestServer(
  http.get(`${testApiUrl}/report/:id`, ({ params }) =>
    HttpResponse.json(exampleReport({ order_item_id: String(params['id']) })),
  ),
);
let streams: FakeStreams;
beforeEach(() => {
  streams = createFakeStreams();
  vi.stubGlobal('EventSource', streams.EventSource);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const body = (): string => textOf(document.body);

function open(order: OrderListEntry) {
  server.use(http.get(`${testApiUrl}/order/:id`, () => HttpResponse.json(order)));
  const platform = createTestPlatform({ visitor: testSession });
  return renderPage(page, '/order/:orderId/', { platform, url: `/order/${order.orderId}/` });
}

const unpaid = exampleOrder(1, {
  status: 'awaiting_payment',
  totalAmount: 998,
  OrderItem: [exampleItem(1, { status: 'created' }), exampleItem(2, { status: 'created' })],
});

test('an item shows its price breakdown when it is not just the list price', async () => {
  const parts = [
    { kind: 'base' as const, title: 'Базовая цена', amount: 499 },
    { kind: 'tariff' as const, title: 'Тариф «Стандарт»', amount: -50 },
  ];
  const reduced = { price: 449, price_breakdown: { total: 449, list: 499, code: null, parts } };
  await open(exampleOrder(1, { OrderItem: [exampleItem(1, reduced), exampleItem(2)] }));
  const stories = await screen.findAllByLabelText('Из чего сложилась цена');
  expect(stories.map(textOf)).toEqual(['Базовая цена499 ₽Тариф «Стандарт»−50 ₽']);
});

describe('how an order stands', () => {
  test.each<[string, Partial<OrderListEntry>, RegExp]>([
    [
      'paid',
      { status: 'paid', OrderItem: [exampleItem(1, { status: 'queued' })] },
      /Оплачен. Отчёты готовятся/,
    ],
    ['delivered', { status: 'closed' }, /Заказ выполнен.*хранятся месяц/],
    [
      'delivered in part',
      { status: 'closed', OrderItem: [exampleItem(1), exampleItem(2, { status: 'refunded' })] },
      /Заказ выполнен частично.*деньги за невыполненное возвращены/,
    ],
    [
      'failed, the money on its way',
      { status: 'closed', OrderItem: [exampleItem(1, { status: 'failed' })] },
      /Заказ не выполнен.*деньги за невыполненное возвращаются/,
    ],
    ['expired', { status: 'expired' }, /Срок оплаты истёк.*Деньги не списаны/],
  ])('the state of an order is shown: %s', async (_, changes, said) => {
    await open(exampleOrder(1, changes));
    expect(body()).toMatch(said);
  });

  test('an expired order can be ordered again', async () => {
    await open(exampleOrder(1, { status: 'expired' }));
    expect(screen.getByRole('link', { name: 'Заказать заново' }).getAttribute('href')).toBe(
      '/objectCheckout/78:31:0099001:101/?products=EgrnObject',
    );
  });

  test('an item that waits for data links to what is missing', async () => {
    server.use(
      http.get(`${testApiUrl}/report/:id`, () => HttpResponse.json(exampleReport({ status: 'needs_data' }))),
    );
    await open(exampleOrder(1, { status: 'paid', OrderItem: [exampleItem(1, { status: 'needs_data' })] }));
    expect(body()).toContain('Для проверки нужны данные');
    expect(screen.getByRole('link', { name: /^Что нужно указать/ })).toBeTruthy();
  });

  test('a finished item links to its report', async () => {
    const order = exampleOrder(1);
    await open(order);
    expect(screen.getByRole('link', { name: /^Открыть отчёт/ }).getAttribute('href')).toBe(
      `/report/${order.OrderItem[0]?.order_item_id}/`,
    );
  });
});

describe('an unpaid order', () => {
  test('an unpaid order says until when it can be paid and opens the payment form', async () => {
    const asked: string[] = [];
    server.use(
      http.post(`${testApiUrl}/order/:id/payment`, ({ params, request }) => {
        asked.push(`${String(params['id'])} ${request.headers.has('idempotency-key')}`);
        return refusal(
          502,
          'payment_provider_unavailable',
          'Платёжный сервис не отвечает. Заказ сохранён, повторите оплату через минуту',
        );
      }),
    );
    await open(unpaid);
    expect(body()).toContain('Оплатить можно до 21.11.2026 в 12:12 (МСК)');
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }));
    expect(await screen.findByText(/Платёжный сервис не отвечает/)).toBeTruthy();
    expect(asked).toEqual([`${unpaid.orderId} true`]);
    expect(screen.getByRole('button', { name: /^Оплатить/ })).toBeTruthy();
  });

  test('an order page shows a payment without a reload', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({
      toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    await open(unpaid);
    const paid = exampleOrder(1, { status: 'paid', OrderItem: [exampleItem(1, { status: 'queued' })] });
    server.use(http.get(`${testApiUrl}/order/:id`, () => HttpResponse.json(paid)));
    await vi.advanceTimersByTimeAsync(10_500);
    expect(await screen.findByText('Оплачен. Отчёты готовятся')).toBeTruthy();
  });
});

describe('reports of an order', () => {
  test('reports of an order show live progress and become links when ready', async () => {
    const order = exampleOrder(1, {
      status: 'paid',
      OrderItem: [exampleItem(1), exampleItem(2, { status: 'running' })],
    });
    const report = exampleReport({ order_item_id: order.OrderItem[1]?.order_item_id ?? '' });
    server.use(http.get(`${testApiUrl}/report/:id`, () => HttpResponse.json(report)));
    await open(order);
    await screen.findByRole('progressbar');
    const stream = await streams.whenOpened();
    expect(streams.opened.map(({ url }) => url)).toEqual([
      `${testApiUrl}/report/${report.order_item_id}/events`,
    ]);

    const closed = exampleOrder(1, { OrderItem: [exampleItem(1), exampleItem(2)] });
    server.use(http.get(`${testApiUrl}/order/:id`, () => HttpResponse.json(closed)));
    act(() =>
      stream.send({
        ...report,
        status: 'done',
        has_pdf: true,
        tasks: [exampleTask({ status: 'found' })],
      }),
    );
    await screen.findByText('Заказ выполнен');
    expect(screen.getAllByRole('link', { name: /^Открыть отчёт/ })).toHaveLength(2);
    expect(stream.isClosed()).toBe(true);
  });

  test('an order page opens at most three streams', async () => {
    const items = Array.from({ length: 5 }, (_, place) => exampleItem(place, { status: 'queued' }));
    await open(exampleOrder(1, { status: 'paid', OrderItem: items }));
    await vi.waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(3), { timeout: 10_000 });
    expect(streams.opened).toHaveLength(3);
    expect(
      within(screen.getByRole('region', { name: 'Состав заказа' })).getAllByText('В очереди'),
    ).toHaveLength(2);
  });
});

test.each([
  ["somebody else's order", 404, 'order_not_found'],
  ['an address that is no order', 400, 'invalid_request'],
] as const)('%s is a 404', async (_, status, code) => {
  server.use(http.get(`${testApiUrl}/order/:id`, () => refusal(status, code)));
  await renderPage(page, '/order/:orderId/', { url: '/order/nope/' });
  expect(screen.getByRole('alert').textContent).toBe('404');
});

test('an order that fails to load says so, and another try loads it', async () => {
  server.use(
    http.get(`${testApiUrl}/order/:id`, () => HttpResponse.error(), { once: true }),
    http.get(`${testApiUrl}/order/:id`, () => HttpResponse.json(exampleOrder(1))),
  );
  await renderPage(page, '/order/:orderId/', { url: '/order/1/' });
  expect(textOf(screen.getByRole('alert'))).toContain('Не удалось загрузить заказ');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Заказ выполнен')).toBeTruthy();
});
