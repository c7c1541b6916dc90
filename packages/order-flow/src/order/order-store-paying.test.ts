import { kopecks } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { startUnpaid } from './order-flow.domain.ts';
import { orderIntent } from './order-intent.ts';
import { orderId, subject, products, byCard, startCheckout } from './checkout-testing.ts';

const { checkout, asUser, refuse } = startCheckout();

describe('paying', () => {
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
