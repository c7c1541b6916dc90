import { productFixture } from '@proverka/contract/product.fixtures';
import { flatFixture } from '@proverka/contract/object.fixtures';
import type { Product } from '@proverka/contract/product';
import { ordersQuery } from '@proverka/api-client/orders';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { useLocation } from '@proverka/shell-sdk/router';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderWithPlatform,
  testApiUrl,
  testSession,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installFakeWidget, type FakeForm } from '../payment/fake-widget.ts';
import { ObjectOrderScreen } from './object-order-screen.tsx';

const server = startTestServer();
const orderId = '0192f0c1-0000-7000-8000-0000000000aa';
let forms: FakeForm[] = [];
let sent: Record<string, unknown>[] = [];
let isPaid = true;
beforeEach(() => {
  forms = installFakeWidget();
  sent = [];
  isPaid = true;
  sessionStorage.clear();
  localStorage.clear();
  server.use(
    http.post(`${testApiUrl}/regorder`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ jwt: { token: '' }, data: { order: placedOrder('ct-1'), person: {} } });
    }),
    http.post(`${testApiUrl}/order`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      if (body['pay_rest_by_card']) return HttpResponse.json({ ...placedOrder('ct-1'), card_amount: 698 });
      return HttpResponse.json(placedOrder(body['use_account_balance'] ? null : 'ct-1'));
    }),
    http.post(`${testApiUrl}/order/${orderId}/payment`, () => HttpResponse.json(placedOrder('ct-2'))),
    http.get(`${testApiUrl}/check_order_paid/${orderId}`, () => HttpResponse.json({ is_order_paid: isPaid })),
  );
});
afterEach(() => {
  delete window.YooMoneyCheckoutWidget;
});

const placedOrder = (token: string | null) => ({
  id: orderId,
  total_amount: 998,
  order_items: ['EgrnObject', 'EgrnRightList'].map((product_name) => ({
    order_item_id: `item-${product_name}`,
    product_id: 'p-1',
    product_name,
    product_type: 'report',
    price: 499,
  })),
  payment_data: token && { confirmation: { confirmation_token: token } },
  redirect_url: null,
  use_account_balance: token === null,
});

const object = flatFixture();

const product = (product_id: string, product_name: string, product_name_ru: string): Product =>
  productFixture({
    product_id,
    product_name,
    product_name_ru,
    metadata: { contents: ['Правообладатели и доли'], expected: { p50: 1800, p95: 7200, measured: true } },
  });
const products = [
  product('p-1', 'EgrnObject', 'Выписка об объекте'),
  product('p-2', 'EgrnRightList', 'Отчёт о переходе прав'),
];

const user = userEvent.setup();
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

function open(platform: TestPlatform = createTestPlatform(), preselected = ['EgrnObject', 'EgrnRightList']) {
  return renderWithPlatform(
    <ObjectOrderScreen
      object={object}
      objectKey={object.Number}
      products={products}
      preselected={preselected}
    />,
    { platform },
  );
}

async function fillContacts() {
  await user.type(await screen.findByLabelText('E-mail'), 'obraztsova@example.com');
  await user.type(screen.getByLabelText('Телефон'), '9990001122');
  await user.click(screen.getByRole('checkbox', { name: /публичной оферты/ }));
  await user.click(screen.getByRole('checkbox', { name: /обработку персональных данных/ }));
}

/** A list that is fetched again on every page. */
function OrdersOfThisPage() {
  const { pathname } = useLocation();
  return <Orders key={pathname} />;
}

function Orders() {
  const { api } = usePlatform();
  useQuery(ordersQuery(api, { page: 0 }));
  return null;
}

test('a new order appears in lists that were cached before', async () => {
  let asked = 0;
  server.use(
    http.get(`${testApiUrl}/orders`, () => {
      asked += 1;
      return HttpResponse.json({ orders: [], total: 0 });
    }),
  );
  const platform = createTestPlatform({ visitor: testSession });
  renderWithPlatform(
    <>
      <ObjectOrderScreen
        object={object}
        objectKey={object.Number}
        products={products}
        preselected={['EgrnObject']}
      />
      <OrdersOfThisPage />
    </>,
    { platform },
  );
  await waitFor(() => expect(asked).toBe(1));
  await press('Продолжить');
  await press(/^Оплатить 499/);
  await waitFor(() => expect(asked).toBe(2));
});

describe('the order screen of a guest', () => {
  test('a guest chooses, enters contacts, pays and is led to the order', async () => {
    const { platform, location } = open();
    expect((await screen.findByRole('checkbox', { name: /Выписка об.объекте/ })).matches(':checked')).toBe(
      true,
    );
    expect(plain(screen.getByRole('status').textContent)).toBe('Итого 998 ₽');
    await press('Продолжить');
    expect(screen.getByRole('heading', { name: 'Куда прислать отчёт' })).toBe(document.activeElement);
    await fillContacts();
    await press(/Перейти к оплате 998/);
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      email: 'obraztsova@example.com',
      phone: '+7 (999) 000-11-22',
      consent: { offer_version: 'offer-test', personal_data_version: 'personal-data-test' },
      expected_total: 998,
    });
    forms[0]?.say('success');
    await waitFor(() => expect(location()).toBe(`/order/${orderId}/`));
    expect((platform as TestPlatform).shownNotices).toEqual([
      { tone: 'clear', text: 'Оплата прошла успешно' },
    ]);
  });

  test("a guest's invalid contacts are refused by field and nothing is sent", async () => {
    open();
    await press('Продолжить');
    await user.type(await screen.findByLabelText('E-mail'), 'obraztsova');
    await press(/Перейти к оплате/);
    expect(await screen.findByText('Некорректный email')).toBeTruthy();
    expect(screen.getAllByText('Чтобы продолжить, установите этот флажок')).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  test('a guest whose e-mail has an account is offered to sign in, on a line of its own', async () => {
    server.use(
      http.post(`${testApiUrl}/regorder`, () =>
        HttpResponse.json(
          { title: 'Этот e-mail уже занят.', status: 409, code: 'email_taken', requestId: 'r' },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
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
    open(createTestPlatform({ session, sessionActions }));
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
    open(platform);
    await press('Продолжить');
    await screen.findByLabelText('E-mail');
    platform.session.setState(testSession);
    expect(await screen.findByRole('heading', { name: 'Оплата' })).toBeTruthy();
  });
});

describe('the order screen of a user', () => {
  const visitor = () => createTestPlatform({ visitor: testSession });

  test('a user pays from the balance when it covers the total, without a payment form', async () => {
    const { location } = open(visitor());
    await press('Продолжить');
    const method = await screen.findByRole('radio', { name: /баланса/ });
    expect(plain(method.closest('label')?.textContent)).toContain('Оплатить с баланса 998 ₽ из 1 500 ₽');
    await press(/^Оплатить 998/);
    await waitFor(() => expect(location()).toBe(`/order/${orderId}/`));
    expect(sent[0]).toMatchObject({ use_account_balance: true });
    expect(forms).toEqual([]);
  });

  test('a user may pay by card although the balance is sufficient', async () => {
    open(visitor());
    await press('Продолжить');
    await user.click(await screen.findByRole('radio', { name: /Оплатить картой/ }));
    await press(/^Оплатить 998/);
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('use_account_balance');
  });

  test('a user with an insufficient balance pays by card or divides the payment', async () => {
    open(createTestPlatform({ visitor: { ...testSession, balance: '300.00' } }));
    await press('Продолжить');
    const parts = await screen.findByRole('radio', { name: /баланса/ });
    expect(plain(parts.closest('label')?.textContent)).toContain('С баланса 300 ₽, картой 698 ₽');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Оплатить картой/ }).checked).toBe(true);
    await user.click(parts);
    isPaid = false;
    await press(/^Оплатить 998/);
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(sent[0]).toMatchObject({ use_account_balance: true, pay_rest_by_card: true });
    forms[0]?.say('modal_close');
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
    open(createTestPlatform({ session, sessionActions: { ...platform.sessionActions, refresh } }));
    await press('Продолжить');
    expect(await screen.findByRole('button', { name: /^Оплатить 998/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /баланса/ })).toBeNull();
    answer.resolve();
    expect(await screen.findByRole('radio', { name: /баланса/ })).toBeTruthy();
    expect(asked).toBe(1);
  });

  test('a double click places one order', async () => {
    open(visitor());
    await press('Продолжить');
    await user.dblClick(await screen.findByRole('button', { name: /^Оплатить 998/ }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    expect(sent).toHaveLength(1);
  });

  test('a user who closes the payment form keeps the order and pays it later', async () => {
    isPaid = false;
    const platform = visitor();
    const { location } = open(platform);
    await press('Продолжить');
    await user.click(await screen.findByRole('radio', { name: /картой/ }));
    await press(/^Оплатить 998/);
    await waitFor(() => expect(forms).toHaveLength(1));
    forms[0]?.say('modal_close');
    expect(await screen.findByText('Заказ ждёт оплаты')).toBeTruthy();
    expect(platform.shownNotices).toEqual([{ tone: 'info', text: 'Пользователь закрыл форму' }]);
    isPaid = true;
    await press(/^Оплатить 998/);
    await waitFor(() => expect(forms).toHaveLength(2));
    expect(forms[1]?.token).toBe('ct-2');
    forms[1]?.say('success');
    await waitFor(() => expect(location()).toBe(`/order/${orderId}/`));
  });

  test('after a reload a user finds the placed order and may start over', async () => {
    isPaid = false;
    const { unmount } = open(visitor());
    await press('Продолжить');
    await user.click(await screen.findByRole('radio', { name: /картой/ }));
    await press(/^Оплатить 998/);
    await waitFor(() => expect(forms).toHaveLength(1));
    unmount();
    expect(forms[0]?.isShown()).toBe(false);

    open(visitor());
    expect(await screen.findByText('Заказ ждёт оплаты')).toBeTruthy();
    await press('Изменить заказ');
    expect(await screen.findByRole('heading', { name: 'Что заказать' })).toBeTruthy();
  });
});

test('no balance is requested for a guest', async () => {
  const platform = createTestPlatform();
  let asked = 0;
  const refresh = async () => {
    asked += 1;
    return platform.session.getState();
  };
  open({ ...platform, sessionActions: { ...platform.sessionActions, refresh } });
  await press('Продолжить');
  await screen.findByLabelText('E-mail');
  expect(asked).toBe(0);
});

test('an empty choice is reported beside it, and going back keeps the choice', async () => {
  open(createTestPlatform(), []);
  await press('Продолжить');
  expect((await screen.findByRole('alert')).textContent).toBe('Выберите хотя бы одну услугу');
  await user.click(screen.getByRole('checkbox', { name: /Отчёт о.переходе прав/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Продолжить');
  await press('Услуги');
  expect((await screen.findByRole('checkbox', { name: /Отчёт о.переходе прав/ })).matches(':checked')).toBe(
    true,
  );
});

test('a guest has three steps, a user two', async () => {
  const { unmount } = open();
  const steps = await screen.findByRole('navigation', { name: 'Шаги заказа' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  unmount();
  open(createTestPlatform({ visitor: testSession }));
  expect(within(await screen.findByRole('navigation')).getAllByRole('listitem')).toHaveLength(2);
});

test('an object out of the register is marked as such beside the order', async () => {
  renderWithPlatform(
    <ObjectOrderScreen
      object={{ ...object, Status: 'Снят с учета' }}
      objectKey={object.Number}
      products={products}
      preselected={[]}
    />,
  );
  expect(await screen.findByText('Статус в ЕГРН: снят с учёта')).toBeTruthy();
});
