import { describe, expect, test } from 'vitest';
import { products, guest, byCard, startCheckout } from './checkout-testing.ts';

const { checkout, asUser, refuse, answerGuest } = startCheckout();

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

  test('a repeat that gets no session says how to enter, and its order stays unpaid', async () => {
    const { store, seen } = checkout();
    answerGuest('none');
    store.send({ type: 'continued', isSignedIn: false });
    await store.place(products, guest);
    expect(seen.tokens).toEqual([]);
    expect(store.state.getState()).toMatchObject({
      step: 'identifying',
      refusal: { concern: 'session', text: expect.stringContaining('по ссылке из письма') },
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
