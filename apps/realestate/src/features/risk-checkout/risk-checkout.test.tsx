import { placedOrderFixture } from '@proverka/contract/order.fixtures';
import { productFixture } from '@proverka/contract/product.fixtures';
import { flatFixture } from '@proverka/contract/object.fixtures';
import type { Product } from '@proverka/contract/product';
import { installFakeWidget, type FakeForm } from '@proverka/order-flow/fake-widget';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderWithPlatform,
  testApiUrl,
  testSession,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serveDeals } from './deals-testing.ts';
import { RiskCheckout } from './risk-checkout.tsx';

const server = startTestServer();
let forms: FakeForm[] = [];
let sent: Record<string, unknown>[] = [];
beforeEach(() => {
  forms = installFakeWidget();
  sent = [];
  sessionStorage.clear();
  localStorage.clear();
  serveDeals(server);
  sell(insurer);
});
afterEach(() => {
  delete window.YooMoneyCheckoutWidget;
});

const insurer = {
  insurer: 'АО «Страховая Пример»',
  inn: '7700000016',
  licence: 'СИ № 0001 от 15.01.2020',
  phone: '8 800 000-00-00',
  program: 'Страхование расходов при утрате права',
  sum: 1_000_000,
  months: 12,
};
const sell = (insurance: object | null) =>
  server.use(http.get(`${testApiUrl}/insurance`, () => HttpResponse.json({ insurance })));

const full_id = '0192f0c1-0000-7000-8000-000000000301';
const owners_id = '0192f0c1-0000-7000-8000-000000000302';
const order_id = '0192f0c1-0000-7000-8000-0000000000aa';
const component = (name: string, price: number, option?: string) => ({
  price_component_type: { name },
  price,
  is_base_product_component: option === undefined,
  enabled: true,
  price_component_owners: [],
  ...(option && { option }),
});
const product = (product_id: string, product_name: string, product_name_ru: string): Product =>
  productFixture({
    product_id,
    product_name,
    product_name_ru,
    product_price: 1299,
    metadata: { contents: [], expected: { p50: 1, p95: 2, measured: false } },
    price_components: [component('Base', 1299), component('RiskInsurance', 1000, 'riskInsurance')],
  });
const products = [
  product(full_id, 'RiskAssessment', 'Полная проверка'),
  product(owners_id, 'RiskAssessmentV2', 'Отчёт о рисках собственников'),
];
const object = flatFixture({ Number: '78:31:0099001:130', Address: 'г Тестов, ул Образцова, д 1, кв 5' });

const placed = (total: number, token: string | null) =>
  placedOrderFixture(token, {
    id: order_id,
    total_amount: total,
    order_items: [
      {
        order_item_id: 'item-1',
        product_id: full_id,
        product_name: 'RiskAssessment',
        product_type: 'report',
        price: total,
      },
    ],
  });

const user = userEvent.setup();
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

const open = (platform: TestPlatform = createTestPlatform(), wanted = 'RiskAssessment') =>
  renderWithPlatform(
    <RiskCheckout object={object} objectKey={object.Number} products={products} wanted={wanted} />,
    { platform },
  );

async function nameOwner() {
  await user.type(await screen.findByLabelText('Фамилия'), 'Тестов');
  await user.type(screen.getByLabelText('Имя'), 'Иван');
  await user.type(screen.getByLabelText('Дата рождения'), '31.01.1980');
  await user.click(screen.getByLabelText(/Даю согласие/));
  await press('Добавить в проверку');
}

describe('a guest', () => {
  test('a guest orders a risk report with a new account and sees the report once it is paid', async () => {
    server.use(
      http.post(`${testApiUrl}/regorder`, async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>);
        return HttpResponse.json({
          jwt: { token: '' },
          data: { order: placed(2299, 'ct-1'), person: {} },
          session: 'opened',
        });
      }),
      http.get(`${testApiUrl}/check_order_paid/${order_id}`, () =>
        HttpResponse.json({ is_order_paid: true }),
      ),
    );
    const { location } = open();
    await nameOwner();
    await user.click(await screen.findByRole('checkbox', { name: /страхование рисков/i }));
    await press('Продолжить');
    await user.type(await screen.findByLabelText('E-mail'), 'obraztsova@example.com');
    await user.type(screen.getByLabelText('Телефон'), '9990001122');
    await user.click(screen.getByRole('checkbox', { name: /публичной оферты/ }));
    await user.click(screen.getByRole('checkbox', { name: /обработку персональных данных/ }));
    await press(/^Перейти к оплате 2\s299/);
    await waitFor(() => expect(forms).toHaveLength(1));
    forms[0]?.say('success');
    await waitFor(() => expect(location()).toBe('/risk-preview/item-1/'));
    expect(sent).toMatchObject([
      {
        email: 'obraztsova@example.com',
        expected_total: 2299,
        metadata: { orderType: 'risk' },
        order_items: [
          {
            product_id: full_id,
            object_key: object.Number,
            object_address: object.Address,
            metadata: {
              ownersData: [{ last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' }],
              versionData: { version: 1 },
              riskInsurance: true,
            },
          },
        ],
      },
    ]);
  });

  test('a guest cannot continue without an owner, and chosen options stay', async () => {
    open();
    await user.click(await screen.findByRole('checkbox', { name: /страхование рисков/i }));
    await press('Продолжить');
    expect((await screen.findByRole('alert')).textContent).toContain('хотя бы одного собственника');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /страхование рисков/i }).checked).toBe(
      true,
    );
    expect(screen.queryByLabelText('E-mail')).toBeNull();
  });
});

describe('the order screen of a user', () => {
  test('a user chooses the other scope without insurance and pays from the balance', async () => {
    server.use(
      http.post(`${testApiUrl}/order`, async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>);
        return HttpResponse.json(placed(1299, null));
      }),
    );
    const { location } = open(createTestPlatform({ visitor: { ...testSession, balance: '5000' } }));
    await user.click(await screen.findByRole('radio', { name: /Отчёт\sо\sрисках\sсобственников/ }));
    await nameOwner();
    await press('Продолжить');
    await press(/^Оплатить 1\s299/);
    await waitFor(() => expect(location()).toBe('/risk-preview/item-1/'));
    expect(sent).toMatchObject([
      {
        use_account_balance: true,
        order_items: [{ product_id: owners_id, metadata: { versionData: { version: 2 } } }],
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('riskInsurance');
  });

  test('a code reduces the price of the report but not of the insurance', async () => {
    const price_breakdown = {
      total: 0,
      list: 1299,
      code: 'freerisk',
      parts: [
        { kind: 'base', title: 'Базовая цена', amount: 1299 },
        { kind: 'coupon', title: 'Купон freerisk', amount: -1299 },
      ],
    };
    server.use(
      http.post(`${testApiUrl}/coupon`, () =>
        HttpResponse.json({
          coupon_id: '0192f0c1-0000-7000-8000-00000000c002',
          code: 'freerisk',
          title: 'Купон freerisk',
          uses_left: 1,
          products: [
            {
              product_id: owners_id,
              product_name: 'RiskAssessmentV2',
              discount: 1299,
              price: 0,
              price_breakdown,
            },
          ],
        }),
      ),
    );
    open(createTestPlatform({ visitor: testSession }), 'RiskAssessmentV2');
    await nameOwner();
    await user.click(await screen.findByRole('checkbox', { name: /страхование рисков/i }));
    await press('Продолжить');
    await user.type(await screen.findByLabelText(/Промокод или купон/), 'freerisk{Enter}');
    expect(await screen.findByText('Применён: Купон freerisk')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Оплатить 1\s000/ })).toBeTruthy();
  });
});

describe('what was filled in', () => {
  test('checkout input survives a reload, belongs to one object, and is removed once the order is paid', async () => {
    server.use(http.post(`${testApiUrl}/order`, () => HttpResponse.json(placed(2299, null))));
    const first = open();
    await nameOwner();
    await user.click(await screen.findByRole('checkbox', { name: /страхование рисков/i }));
    first.unmount();
    expect(JSON.stringify(sessionStorage)).toContain('Тестов');
    expect(JSON.stringify(localStorage)).not.toContain('Тестов');

    const other = renderWithPlatform(
      <RiskCheckout
        object={object}
        objectKey="78:31:0099001:131"
        products={products}
        wanted="RiskAssessment"
      />,
      { platform: createTestPlatform() },
    );
    expect(await screen.findByRole('button', { name: 'Добавить в проверку' })).toBeTruthy();
    expect(screen.queryByText('Тестов Иван')).toBeNull();
    other.unmount();

    const { location } = open(createTestPlatform({ visitor: { ...testSession, balance: '5000' } }));
    expect(await screen.findByText('Тестов Иван')).toBeTruthy();
    const insurance = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /страхование рисков/i,
    });
    expect(insurance.checked).toBe(true);
    await press('Продолжить');
    await press(/^Оплатить 2\s299/);
    await waitFor(() => expect(location()).toBe('/risk-preview/item-1/'));
    expect(JSON.stringify(sessionStorage)).not.toContain('Тестов');
  });
});
