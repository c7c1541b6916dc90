import { refusal } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { fillContacts, openCheckout, press, startObjectCheckout } from './object-checkout-testing.tsx';

const { server, at } = startObjectCheckout();
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

const open = (key?: string) => {
  const platform = createTestPlatform();
  return { ...openCheckout(platform, undefined, key), platform };
};

const nothing = { email: '', phone: '', offer: false, personalData: false };
const typed = {
  email: 'obraztsova@example.com',
  phone: '+7 (999) 000-11-22',
  offer: true,
  personalData: true,
};
async function fill() {
  await press('Продолжить');
  await fillContacts();
}
const shown = async () => ({
  email: (await field('E-mail')).value,
  phone: (await field('Телефон')).value,
  offer: (await box(/публичной оферты/)).checked,
  personalData: (await box(/обработку персональных данных/)).checked,
});

describe('the contact form of a guest', () => {
  test.each(['Изменить', 'Услуги'])(
    'typed contacts and consents are kept after going back by «%s»',
    async (back) => {
      open();
      await fill();
      await press(back);
      await press('Продолжить');
      expect(await shown()).toEqual(typed);
    },
  );

  test('typed contacts and consents are kept after a refused order', async () => {
    server.use(
      http.post(`${testApiUrl}/regorder`, () =>
        refusal(503, 'service_unavailable', 'Сервис временно недоступен'),
      ),
    );
    open();
    await fill();
    await press(/Перейти к оплате/);
    await screen.findByText(/Сервис временно недоступен/);
    expect(await shown()).toEqual(typed);
  });

  test('contacts are not stored and not used for another order', async () => {
    const { unmount } = open();
    await fill();
    await press('Услуги');
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(typed.email);
    unmount();
    open('77:01:0001001:1025');
    await press('Продолжить');
    expect(await shown()).toEqual(nothing);
  });
});

describe('consent for a new order', () => {
  test('consent is asked for again for the next order', async () => {
    at.isPaid = false;
    open();
    await fill();
    await press(/Перейти к оплате/);
    await waitFor(() => expect(at.forms).toHaveLength(1));
    at.forms[0]?.say('modal_close');
    await press('Изменить заказ');
    await press('Продолжить');
    expect(await shown()).toEqual({ ...typed, offer: false, personalData: false });
  });

  test('consent is asked for again after somebody signed in and out', async () => {
    const { platform } = open();
    const guest = platform.session.getState();
    await fill();
    act(() => platform.session.setState(testSession));
    await screen.findByRole('heading', { name: 'Оплата' });
    act(() => platform.session.setState(guest, true));
    await press('Услуги');
    await press('Продолжить');
    expect(await shown()).toEqual(nothing);
  });
});
