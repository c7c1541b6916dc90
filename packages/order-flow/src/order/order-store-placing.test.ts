import { testApiUrl } from '@proverka/shell-sdk/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { orderId, subject, products, guest, byCard, startCheckout } from './checkout-testing.ts';

const { server, checkout, asUser } = startCheckout();

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
