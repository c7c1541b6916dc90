import { createApiClient } from '@proverka/api-client/api-client';
import type { AnalyticsEvent } from '@proverka/analytics/events';
import type { PlacedOrder } from '@proverka/contract/order';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { testApiUrl } from '@proverka/shell-sdk/testing';
import { kopecks } from '@proverka/validation/money';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { WidgetOutcome } from '../payment/payment-widget.ts';
import { memoryStorage } from '../storage/json-storage.ts';
import { unpaidOrders } from '../unpaid/unpaid-orders.ts';
import type { OrderDeps } from './order-deps.ts';
import { startOrder, startUnpaid } from './order-flow.domain.ts';
import { orderIntent } from './order-intent.ts';
import type { OrderSource } from './order-source.ts';
import type { PricedProduct } from './order-request.domain.ts';
import { createOrderStore } from './order-store.ts';

const server = startTestServer();

const orderId = '0192f0c1-0000-7000-8000-0000000000aa';
const subject = { objectKey: '77:01:0001001:1024', objectAddress: 'г Москва, ул Образцова, д 1, кв 5' };
const products: PricedProduct[] = [
  { id: 'product-1', name: 'EgrnObject', title: 'Выписка об объекте', price: kopecks(49_900) },
];
const guest = {
  by: 'guest',
  contacts: { email: 'obraztsova@example.com', phone: '+7 (999) 000-11-22' },
} as const;
const byCard = { by: 'user', method: 'card' } as const;

const placed = (token: string | null = 'ct-1'): PlacedOrder => ({
  id: orderId,
  total_amount: 499,
  order_items: [
    {
      order_item_id: 'item-1',
      product_id: 'product-1',
      product_name: 'EgrnObject',
      product_type: 'report',
      price: 499,
    },
  ],
  payment_data: token === null ? null : { confirmation: { confirmation_token: token } },
  redirect_url: null,
  use_account_balance: token === null,
});

interface World {
  readonly forms?: WidgetOutcome[];
  readonly paidAfter?: number;
  readonly session?: Storage | ReturnType<typeof memoryStorage>;
  readonly initial?: ReturnType<typeof startOrder>;
  readonly source?: OrderSource;
}

/** A visitor at the checkout; `forms` is what they do in each payment form, `paidAfter` the number of polls until paid. */
function checkout({
  forms = ['success'],
  paidAfter = 1,
  session = memoryStorage(),
  initial,
  source = { metadata: {} },
}: World = {}) {
  const seen = {
    requests: [] as { path: string; query: string; key: string | null; body: Record<string, unknown> }[],
    notices: [] as string[],
    events: [] as AnalyticsEvent[],
    waited: [] as number[],
    tokens: [] as string[],
    paid: [] as string[],
    refreshed: [] as string[],
    questions: 0,
    draftsForgotten: 0,
  };
  const local = memoryStorage();
  const unpaid = unpaidOrders(
    () => local,
    () => Date.UTC(2026, 10, 21),
  );
  const deps: OrderDeps = {
    api: createApiClient({ baseUrl: testApiUrl }),
    textVersions: { offer: 'o-1', personalData: 'p-1' },
    notices: { show: (_, text) => void seen.notices.push(text) },
    analytics: { track: (event) => void seen.events.push(event) },
    unpaid,
    showForm: async (token) => {
      seen.tokens.push(token);
      return forms[seen.tokens.length - 1] ?? 'closed';
    },
    wait: async (milliseconds) => void seen.waited.push(milliseconds),
    source: () => source,
    address: () => 'http://realestate.localhost/objectCheckout/77%3A01%3A0001001%3A1024/?products=EgrnObject',
    refreshSession: async () => void seen.refreshed.push('session'),
    refreshPrices: async () => void seen.refreshed.push('prices'),
    onPaid: ({ id }) => void seen.paid.push(id),
    forgetDraft: () => void (seen.draftsForgotten += 1),
  };
  const record = async (request: Request) => {
    const body = (await request
      .clone()
      .json()
      .catch(() => ({}))) as Record<string, unknown>;
    seen.requests.push({
      path: new URL(request.url).pathname,
      query: new URL(request.url).search,
      key: request.headers.get('idempotency-key'),
      body,
    });
  };
  server.use(
    http.post(`${testApiUrl}/order`, async ({ request }) => {
      await record(request);
      const body = (await request.json()) as { use_account_balance?: boolean };
      return HttpResponse.json(placed(body.use_account_balance ? null : 'ct-1'));
    }),
    http.post(`${testApiUrl}/regorder`, async ({ request }) => {
      await record(request);
      return HttpResponse.json({ jwt: { token: '' }, data: { order: placed(), person: {} } });
    }),
    http.post(`${testApiUrl}/order/${orderId}/payment`, async ({ request }) => {
      await record(request);
      return HttpResponse.json(placed('ct-2'));
    }),
    http.get(`${testApiUrl}/check_order_paid/${orderId}`, () => {
      seen.questions += 1;
      return HttpResponse.json({ is_order_paid: seen.questions >= paidAfter });
    }),
  );
  const store = createOrderStore(
    deps,
    orderIntent(() => session, subject.objectKey),
    () => subject,
    initial ?? startOrder(['EgrnObject']),
  );
  return { store, seen, unpaid, session, step: () => store.state.getState().step };
}

const refuse = (path: string, status: number, code: string, title: string, fields?: Record<string, string>) =>
  server.use(
    http.post(`${testApiUrl}${path}`, () =>
      HttpResponse.json(
        { type: 'about:blank', title, status, code, requestId: 'r', ...(fields ? { fields } : {}) },
        { status, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  );

function asUser(world?: World) {
  const visit = checkout(world);
  visit.store.send({ type: 'continued', isSignedIn: true });
  return visit;
}

describe('placing an order', () => {
  test('a guest registers and orders in one call, with consents and the return URL', async () => {
    const { store, seen, step } = checkout();
    store.send({ type: 'continued', isSignedIn: false });
    await store.place(products, guest);
    expect(seen.requests).toHaveLength(1);
    expect(seen.requests[0]).toMatchObject({
      path: '/regorder',
      body: {
        email: 'obraztsova@example.com',
        phone: '+7 (999) 000-11-22',
        consent: { offer_version: 'o-1', personal_data_version: 'p-1' },
        redirect_url: expect.stringContaining('regorder=true'),
        order_items: [
          { product_id: 'product-1', object_key: subject.objectKey, object_address: subject.objectAddress },
        ],
        expected_total: 499,
      },
    });
    expect(step()).toBe('paid');
  });

  test('every order carries referral data and counter ids, and the account gets the campaign', async () => {
    const source = {
      campaign: 'spring',
      partner_id: 'p-1',
      metadata: { admitad_uid: 'uid-1', actionpay_click: 'click.7', yandexClientID: '17' },
    };
    const told = { partner_id: 'p-1', metadata: { orderType: 'object', ...source.metadata } };
    const visitor = checkout({ source });
    visitor.store.send({ type: 'continued', isSignedIn: false });
    await visitor.store.place(products, guest);
    const customer = asUser({ source });
    await customer.store.place(products, byCard);
    expect([...visitor.seen.requests, ...customer.seen.requests]).toMatchObject([
      { path: '/regorder', query: '?campaign=spring', body: told },
      { path: '/order', query: '', body: told },
    ]);
  });

  test('an order paid from the balance needs no payment form', async () => {
    const { store, seen, step } = asUser();
    await store.place(products, { by: 'user', method: 'balance' });
    expect(seen.tokens).toEqual([]);
    expect(seen.paid).toEqual([orderId]);
    expect(seen.draftsForgotten).toBe(1);
    expect(step()).toBe('paid');
  });

  test('a double click places one order', async () => {
    const { store, seen } = asUser();
    await Promise.all([store.place(products, byCard), store.place(products, byCard)]);
    expect(seen.requests.map(({ path }) => path)).toEqual(['/order']);
  });

  test('a request whose answer was lost in a reload is repeated under the same key', async () => {
    const first = asUser();
    server.use(http.post(`${testApiUrl}/order`, () => HttpResponse.error(), { once: true }));
    const keys: (string | null)[] = [];
    server.events.on(
      'request:start',
      ({ request }) => void keys.push(request.headers.get('idempotency-key')),
    );
    await first.store.place(products, byCard);
    expect(first.store.state.getState()).toMatchObject({
      step: 'confirming',
      refusal: { text: 'Нет связи с сервисом. Проверьте подключение и повторите' },
    });
    const reloaded = asUser({ session: first.session });
    await reloaded.store.place(products, byCard);
    server.events.removeAllListeners();
    expect(keys[0]).toBeTruthy();
    expect(reloaded.seen.requests[0]?.key).toBe(keys[0]);
  });

  test('an order placed before a reload is paid, not placed again', async () => {
    const first = asUser({ forms: ['closed'], paidAfter: 99 });
    await first.store.place(products, byCard);
    const reloaded = checkout({ session: first.session, paidAfter: 2 });
    const stop = reloaded.store.start();
    await vi.waitFor(() => expect(reloaded.step()).toBe('closed'), { timeout: 10_000 });
    await reloaded.store.payAgain();
    expect(reloaded.seen.requests.map(({ path }) => path)).toEqual([`/order/${orderId}/payment`]);
    expect(reloaded.step()).toBe('paid');
    stop();
  });

  test('an interrupted payment check of a placed order is repeated', async () => {
    const first = asUser({ forms: ['closed'], paidAfter: 99 });
    await first.store.place(products, byCard);
    const reloaded = checkout({ session: first.session, paidAfter: 99 });
    reloaded.store.start()();
    expect(reloaded.step()).toBe('checking');
    reloaded.store.start();
    await vi.waitFor(() => expect(reloaded.step()).toBe('closed'), { timeout: 10_000 });
  });

  test('another choice after starting over is a new order with a new key', async () => {
    const { store, seen } = asUser({ forms: ['closed', 'closed'], paidAfter: 99 });
    await store.place(products, byCard);
    store.startOver();
    store.send({ type: 'continued', isSignedIn: true });
    await store.place(products, byCard);
    expect(seen.requests).toHaveLength(2);
    expect(seen.requests[0]?.key).not.toBe(seen.requests[1]?.key);
  });

  test('an order without items or without an object is not sent', async () => {
    const { store, seen } = asUser();
    await store.place([], byCard);
    expect(seen.requests).toEqual([]);
  });
});

describe('refused orders', () => {
  test('the refusal of a taken e-mail has its advice on a line of its own', async () => {
    const { store } = checkout();
    refuse('/regorder', 409, 'email_taken', 'Этот e-mail уже занят.');
    store.send({ type: 'continued', isSignedIn: false });
    await store.place(products, guest);
    expect(store.state.getState()).toMatchObject({
      step: 'identifying',
      refusal: { concern: 'contacts', text: 'Этот e-mail уже занят.\n Войдите или сбросьте пароль' },
    });
  });

  test('a changed price is shown before the buyer confirms again', async () => {
    const { store, seen } = asUser();
    refuse('/order', 409, 'price_changed', 'Цена изменилась. Проверьте заказ и подтвердите его ещё раз');
    await store.place(products, byCard);
    expect(seen.refreshed).toContain('prices');
    expect(store.state.getState()).toMatchObject({ step: 'confirming', refusal: { concern: 'total' } });
  });

  test('an insufficient balance is reported beside the payment method with the balance reloaded', async () => {
    const { store, seen } = asUser();
    refuse('/order', 409, 'insufficient_funds', 'На балансе недостаточно средств');
    await store.place(products, { by: 'user', method: 'balance' });
    expect(seen.refreshed).toContain('session');
    expect(store.state.getState()).toMatchObject({ step: 'confirming', refusal: { concern: 'method' } });
  });

  test('a product no longer on sale leads back to the choice', async () => {
    const { store } = asUser();
    refuse('/order', 409, 'product_unknown', 'Такой услуги нет или она больше не продаётся');
    await store.place(products, byCard);
    expect(store.state.getState()).toMatchObject({ step: 'choosing', refusal: { concern: 'products' } });
  });

  test('messages about fields are shown at the fields', async () => {
    const { store } = checkout();
    refuse('/regorder', 400, 'invalid_request', 'Проверьте заполнение полей', {
      phone: 'Некорректный номер телефона',
    });
    store.send({ type: 'continued', isSignedIn: false });
    await store.place(products, guest);
    expect(store.state.getState()).toMatchObject({
      refusal: { concern: 'contacts', fields: { phone: 'Некорректный номер телефона' } },
    });
  });
});

describe('payments of an order', () => {
  test('a paid order is announced, counted, opened and forgotten', async () => {
    const { store, seen, unpaid, session } = asUser();
    await store.place(products, byCard);
    expect(seen.notices).toEqual(['Оплата прошла успешно']);
    expect(seen.events.at(-1)).toEqual({
      name: 'purchase',
      purchase: {
        orderId,
        totalRubles: 499,
        items: [{ id: 'item-1', name: 'EgrnObject', priceRubles: 499 }],
      },
    });
    expect(seen.refreshed).toContain('session');
    expect(seen.paid).toEqual([orderId]);
    expect(seen.draftsForgotten).toBe(1);
    expect(unpaid.toAskAbout()).toEqual([]);
    expect(orderIntent(() => session, subject.objectKey).placedOrder()).toBeNull();
  });

  test('success in the widget is not proof: the server is polled until it has the money', async () => {
    const { store, seen, step } = asUser({ paidAfter: 4 });
    await store.place(products, byCard);
    expect(seen.waited).toEqual([1000, 2000, 3000]);
    expect(step()).toBe('paid');
  });

  test('a payment not confirmed within a minute is processing, and the order is remembered', async () => {
    const { store, seen, unpaid, step } = asUser({ paidAfter: 99 });
    await store.place(products, byCard);
    expect(step()).toBe('processing');
    expect(seen.paid).toEqual([]);
    expect(seen.draftsForgotten).toBe(0);
    expect(seen.notices).toEqual([]);
    expect(unpaid.toAskAbout().map(({ id }) => id)).toEqual([orderId]);
  });

  test('closing the payment form leaves the order payable', async () => {
    const { store, seen, step } = asUser({ forms: ['closed', 'success'], paidAfter: 2 });
    await store.place(products, byCard);
    expect(seen.notices).toEqual(['Пользователь закрыл форму']);
    expect(step()).toBe('closed');
    await store.payAgain();
    expect(seen.tokens).toEqual(['ct-1', 'ct-2']);
    expect(step()).toBe('paid');
  });

  test('a payment made elsewhere is found when the form is closed', async () => {
    const { store, step } = asUser({ forms: ['closed'], paidAfter: 1 });
    await store.place(products, byCard);
    expect(step()).toBe('paid');
  });

  test('a payment has failed only when the server has no money either', async () => {
    const failed = asUser({ forms: ['fail'], paidAfter: 99 });
    await failed.store.place(products, byCard);
    expect(failed.step()).toBe('failed');
    expect(failed.seen.questions).toBe(2);

    const late = asUser({ forms: ['fail'], paidAfter: 2 });
    await late.store.place(products, byCard);
    expect(late.step()).toBe('paid');
  });

  test('after a failure the same order is paid again under a new key', async () => {
    const { store, seen, step } = asUser({ forms: ['fail', 'success'], paidAfter: 3 });
    await store.place(products, byCard);
    await store.payAgain();
    expect(step()).toBe('paid');
    expect(seen.requests.map(({ path }) => path)).toEqual(['/order', `/order/${orderId}/payment`]);
    expect(seen.requests[1]?.key).not.toBe(seen.requests[0]?.key);
  });

  test('a payment form that cannot be shown is reported, and the order stays payable', async () => {
    const { store } = asUser({ forms: ['broken'], paidAfter: 99 });
    await store.place(products, byCard);
    expect(store.state.getState()).toMatchObject({ step: 'closed', refusal: { concern: 'order' } });
  });

  test('an order is back at the choice when the provider does not answer', async () => {
    const { store } = asUser();
    refuse(
      '/order',
      502,
      'payment_provider_unavailable',
      'Платёжный сервис не отвечает. Заказ сохранён, повторите оплату через минуту',
    );
    await store.place(products, byCard);
    expect(store.state.getState()).toMatchObject({ step: 'confirming', refusal: { concern: 'order' } });
  });

  test('an order from the list is paid without choosing anything', async () => {
    const order = { id: orderId, total: kopecks(49_900), items: [] };
    const { store, step, seen } = checkout({ initial: startUnpaid(order) });
    await store.payAgain();
    expect(seen.tokens).toEqual(['ct-2']);
    expect(step()).toBe('paid');
  });

  test('a payment made in another tab is noticed', async () => {
    const order = { id: orderId, total: kopecks(49_900), items: [] };
    const { store, step } = checkout({ initial: startUnpaid(order) });
    refuse(`/order/${orderId}/payment`, 409, 'order_not_payable', 'Этот заказ уже нельзя оплатить');
    await store.payAgain();
    expect(step()).toBe('paid');
  });

  test('a visitor who leaves while the order is being placed is not redirected back', async () => {
    const { store, seen } = asUser();
    const stop = store.start();
    const placing = store.place(products, { by: 'user', method: 'balance' });
    stop();
    await placing;
    expect(seen.notices).toEqual(['Оплата прошла успешно']);
    expect(seen.paid).toEqual([]);
    expect(seen.draftsForgotten).toBe(1);
  });
});
