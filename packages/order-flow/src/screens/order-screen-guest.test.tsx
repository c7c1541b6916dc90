import { refusal } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  testApiUrl,
  testSession,
  type TestPlatform,
  textOf,
} from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  orderId,
  user,
  press,
  openCheckout,
  fillContacts,
  startObjectCheckout,
} from './object-checkout-testing.tsx';

const { server, at } = startObjectCheckout();

describe('the order screen of a guest', () => {
  test('a guest chooses, enters contacts, pays and is led to the order', async () => {
    const { platform, location } = openCheckout();
    expect((await screen.findByRole('checkbox', { name: /Выписка об.объекте/ })).matches(':checked')).toBe(
      true,
    );
    expect(textOf(screen.getByRole('status'))).toBe('Итого 998 ₽');
    await press('Продолжить');
    expect(screen.getByRole('heading', { name: 'Куда прислать отчёт' })).toBe(document.activeElement);
    await fillContacts();
    await press(/Перейти к оплате 998/);
    await waitFor(() => expect(at.forms).toHaveLength(1));
    expect(at.sent[0]).toMatchObject({
      email: 'obraztsova@example.com',
      phone: '+7 (999) 000-11-22',
      consent: { offer_version: 'offer-test', personal_data_version: 'personal-data-test' },
      expected_total: 998,
    });
    at.forms[0]?.say('success');
    await waitFor(() => expect(location()).toBe(`/order/${orderId}/`));
    expect((platform as TestPlatform).shownNotices).toEqual([
      { tone: 'clear', text: 'Оплата прошла успешно' },
    ]);
  });

  test("a guest's invalid contacts are refused by field and nothing is sent", async () => {
    openCheckout();
    await press('Продолжить');
    await user.type(await screen.findByLabelText('E-mail'), 'obraztsova');
    await press(/Перейти к оплате/);
    expect(await screen.findByText('Некорректный email')).toBeTruthy();
    expect(screen.getAllByText('Чтобы продолжить, установите этот флажок')).toHaveLength(2);
    expect(at.sent).toEqual([]);
  });

  test('a guest whose e-mail has an account is offered to sign in, on a line of its own', async () => {
    server.use(
      http.post(`${testApiUrl}/regorder`, () => refusal(409, 'email_taken', 'Этот e-mail уже занят.')),
    );
    const asked: (string | undefined)[] = [];
    const platform = createTestPlatform();
    const { session } = platform;
    const sessionActions = {
      ...platform.sessionActions,
      askToSignIn: async (form?: string) => {
        asked.push(form);
        session.setState(testSession);
        return true;
      },
    };
    openCheckout(createTestPlatform({ session, sessionActions }));
    await press('Продолжить');
    await fillContacts();
    await press(/Перейти к оплате/);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Этот e-mail уже занят.\n Войдите или сбросьте пароль');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('obraztsova@example.com');
    await user.click(within(alert).getByRole('button', { name: 'Войти' }));
    expect(asked).toEqual(['login']);
    expect(await screen.findByRole('radio', { name: /с.баланса/ })).toBeTruthy();
  });

  test('a guest with an account signs in instead of entering contacts', async () => {
    const platform = createTestPlatform();
    openCheckout(platform);
    await press('Продолжить');
    await screen.findByLabelText('E-mail');
    platform.session.setState(testSession);
    expect(await screen.findByRole('heading', { name: 'Оплата' })).toBeTruthy();
  });
});

test('no balance is requested for a guest', async () => {
  const platform = createTestPlatform();
  let asked = 0;
  const refresh = async () => {
    asked += 1;
    return platform.session.getState();
  };
  openCheckout({ ...platform, sessionActions: { ...platform.sessionActions, refresh } });
  await press('Продолжить');
  await screen.findByLabelText('E-mail');
  expect(asked).toBe(0);
});
