import { productFixture } from '@proverka/contract/product.fixtures';
import { flatFixture } from '@proverka/contract/object.fixtures';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installFakeWidget, type FakeForm } from '../payment/fake-widget.ts';
import { ObjectOrderScreen } from './object-order-screen.tsx';

const server = startTestServer();
const orderId = '0192f0c1-0000-7000-8000-0000000000aa';
let forms: FakeForm[] = [];
beforeEach(() => {
  forms = installFakeWidget();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  delete window.YooMoneyCheckoutWidget;
});

const object = flatFixture();
const product = productFixture({
  metadata: { contents: ['Правообладатели и доли'], expected: { p50: 1800, p95: 7200, measured: true } },
});

const user = userEvent.setup();
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

function open(key = object.Number) {
  const platform = createTestPlatform();
  const rendered = renderWithPlatform(
    <ObjectOrderScreen object={object} objectKey={key} products={[product]} preselected={['EgrnObject']} />,
    { platform },
  );
  return { ...rendered, platform };
}

const nothing = { email: '', phone: '', offer: false, personalData: false };
const typed = {
  email: 'obraztsova@example.com',
  phone: '+7 (999) 000-11-22',
  offer: true,
  personalData: true,
};
async function fill() {
  await press('Продолжить');
  await user.type(await field('E-mail'), typed.email);
  await user.type(await field('Телефон'), '9990001122');
  await user.click(await box(/публичной оферты/));
  await user.click(await box(/обработку персональных данных/));
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
        HttpResponse.json(
          { title: 'Сервис временно недоступен', status: 503, code: 'service_unavailable', requestId: 'r' },
          { status: 503, headers: { 'content-type': 'application/problem+json' } },
        ),
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
    server.use(
      http.post(`${testApiUrl}/regorder`, () =>
        HttpResponse.json({ jwt: { token: '' }, data: { order: placed, person: {} } }),
      ),
      http.get(`${testApiUrl}/check_order_paid/${orderId}`, () =>
        HttpResponse.json({ is_order_paid: false }),
      ),
    );
    open();
    await fill();
    await press(/Перейти к оплате/);
    await waitFor(() => expect(forms).toHaveLength(1));
    forms[0]?.say('modal_close');
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

const placed = {
  id: orderId,
  total_amount: 499,
  order_items: [
    {
      order_item_id: 'item-1',
      product_id: 'p-1',
      product_name: 'EgrnObject',
      product_type: 'report',
      price: 499,
    },
  ],
  payment_data: { confirmation: { confirmation_token: 'ct-1' } },
  redirect_url: null,
  use_account_balance: false,
};
