import { createTestPlatform, testSession, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { orderId, user, press, openCheckout, startObjectCheckout } from './object-checkout-testing.tsx';

const { at } = startObjectCheckout();

describe('the order screen of a user', () => {
  const visitor = () => createTestPlatform({ visitor: testSession });

  test('a user pays from the balance when it covers the total, without a payment form', async () => {
    const { location } = openCheckout(visitor());
    await press('Продолжить');
    const method = await screen.findByRole('radio', { name: /баланса/ });
    expect(textOf(method.closest('label'))).toContain('Оплатить с баланса 998 ₽ из 1 500 ₽');
    await press(/^Оплатить 998/);
    await waitFor(() => expect(location()).toBe(`/order/${orderId}/`));
    expect(at.sent[0]).toMatchObject({ use_account_balance: true });
    expect(at.forms).toEqual([]);
  });

  test('a user may pay by card although the balance is sufficient', async () => {
    openCheckout(visitor());
    await press('Продолжить');
    await user.click(await screen.findByRole('radio', { name: /Оплатить картой/ }));
    await press(/^Оплатить 998/);
    await waitFor(() => expect(at.forms).toHaveLength(1));
    expect(at.sent[0]).not.toHaveProperty('use_account_balance');
  });

  test('a user with an insufficient balance pays by card or divides the payment', async () => {
    openCheckout(createTestPlatform({ visitor: { ...testSession, balance: '300.00' } }));
    await press('Продолжить');
    const parts = await screen.findByRole('radio', { name: /баланса/ });
    expect(textOf(parts.closest('label'))).toContain('С баланса 300 ₽, картой 698 ₽');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Оплатить картой/ }).checked).toBe(true);
    await user.click(parts);
    at.isPaid = false;
    await press(/^Оплатить 998/);
    await waitFor(() => expect(at.forms).toHaveLength(1));
    expect(at.sent[0]).toMatchObject({ use_account_balance: true, pay_rest_by_card: true });
    at.forms[0]?.say('modal_close');
    expect(await screen.findByRole('button', { name: /^Оплатить\s698\s₽/ })).toBeTruthy();
  });

  test('the balance is refreshed on entering without delaying the page', async () => {
    const platform = createTestPlatform({ visitor: { ...testSession, balance: '0.00' } });
    const { session } = platform;
    const answer = Promise.withResolvers<void>();
    let asked = 0;
    const refresh = async () => {
      asked += 1;
      await answer.promise;
      session.setState(testSession);
      return session.getState();
    };
    openCheckout(createTestPlatform({ session, sessionActions: { ...platform.sessionActions, refresh } }));
    await press('Продолжить');
    expect(await screen.findByRole('button', { name: /^Оплатить 998/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /баланса/ })).toBeNull();
    answer.resolve();
    expect(await screen.findByRole('radio', { name: /баланса/ })).toBeTruthy();
    expect(asked).toBe(1);
  });

  test('a double click places one order', async () => {
    openCheckout(visitor());
    await press('Продолжить');
    await user.dblClick(await screen.findByRole('button', { name: /^Оплатить 998/ }));
    await waitFor(() => expect(at.sent.length).toBeGreaterThan(0));
    expect(at.sent).toHaveLength(1);
  });

  test('a user who closes the payment form keeps the order and pays it later', async () => {
    at.isPaid = false;
    const platform = visitor();
    const { location } = openCheckout(platform);
    await press('Продолжить');
    await user.click(await screen.findByRole('radio', { name: /картой/ }));
    await press(/^Оплатить 998/);
    await waitFor(() => expect(at.forms).toHaveLength(1));
    at.forms[0]?.say('modal_close');
    expect(await screen.findByText('Заказ ждёт оплаты')).toBeTruthy();
    expect(platform.shownNotices).toEqual([{ tone: 'info', text: 'Пользователь закрыл форму' }]);
    at.isPaid = true;
    await press(/^Оплатить 998/);
    await waitFor(() => expect(at.forms).toHaveLength(2));
    expect(at.forms[1]?.token).toBe('ct-2');
    at.forms[1]?.say('success');
    await waitFor(() => expect(location()).toBe(`/order/${orderId}/`));
  });

  test('after a reload a user finds the placed order and may start over', async () => {
    at.isPaid = false;
    const { unmount } = openCheckout(visitor());
    await press('Продолжить');
    await user.click(await screen.findByRole('radio', { name: /картой/ }));
    await press(/^Оплатить 998/);
    await waitFor(() => expect(at.forms).toHaveLength(1));
    unmount();
    expect(at.forms[0]?.isShown()).toBe(false);

    openCheckout(visitor());
    expect(await screen.findByText('Заказ ждёт оплаты')).toBeTruthy();
    await press('Изменить заказ');
    expect(await screen.findByRole('heading', { name: 'Что заказать' })).toBeTruthy();
  });
});
