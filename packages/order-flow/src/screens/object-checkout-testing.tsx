import { flatFixture } from '@proverka/contract/object.fixtures';
import { placedOrderFixture } from '@proverka/contract/order.fixtures';
import { productFixture } from '@proverka/contract/product.fixtures';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderWithPlatform,
  testApiUrl,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach } from 'vitest';
import { installFakeWidget, type FakeForm } from '../payment/fake-widget.ts';
import { ObjectOrderScreen } from './object-order-screen.tsx';

export const object = flatFixture();
export const { id: orderId } = placedOrderFixture();

const extract = (product_id: string, product_name: string, product_name_ru: string) =>
  productFixture({
    product_id,
    product_name,
    product_name_ru,
    metadata: { contents: ['Правообладатели и доли'], expected: { p50: 1800, p95: 7200, measured: true } },
  });
export const products = [
  extract('p-1', 'EgrnObject', 'Выписка об объекте'),
  extract('p-2', 'EgrnRightList', 'Отчёт о переходе прав'),
];

/** Both products at 499 ₽; `null` when the balance paid them. */
const placedOrder = (token: string | null) => {
  const order_items = products.map(({ product_id, product_name }) => ({
    order_item_id: `item-${product_name}`,
    product_id,
    product_name,
    product_type: 'report' as const,
    price: 499,
  }));
  return placedOrderFixture(token, { total_amount: 998, order_items });
};

/** A fake API and payment form for a file of tests of the checkout of an object. */
export function startObjectCheckout() {
  const server = startTestServer();
  const at = { forms: [] as FakeForm[], sent: [] as Record<string, unknown>[], isPaid: true };
  beforeEach(() => {
    Object.assign(at, { forms: installFakeWidget(), sent: [], isPaid: true });
    sessionStorage.clear();
    localStorage.clear();
    server.use(
      http.post(`${testApiUrl}/regorder`, async ({ request }) => {
        at.sent.push((await request.json()) as Record<string, unknown>);
        return HttpResponse.json({
          jwt: { token: '' },
          data: { order: placedOrder('ct-1'), person: {} },
          session: 'opened',
        });
      }),
      http.post(`${testApiUrl}/order`, async ({ request }) => {
        const body = (await request.json()) as Record<string, unknown>;
        at.sent.push(body);
        if (body['pay_rest_by_card']) return HttpResponse.json({ ...placedOrder('ct-1'), card_amount: 698 });
        return HttpResponse.json(placedOrder(body['use_account_balance'] ? null : 'ct-1'));
      }),
      http.post(`${testApiUrl}/order/${orderId}/payment`, () => HttpResponse.json(placedOrder('ct-2'))),
      http.get(`${testApiUrl}/check_order_paid/${orderId}`, () =>
        HttpResponse.json({ is_order_paid: at.isPaid }),
      ),
    );
  });
  afterEach(() => {
    delete window.YooMoneyCheckoutWidget;
  });
  return { server, at };
}

export const user = userEvent.setup();
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

export function openCheckout(
  platform: TestPlatform = createTestPlatform(),
  preselected = products.map(({ product_name }) => product_name),
  objectKey = object.Number,
) {
  return renderWithPlatform(
    <ObjectOrderScreen object={object} objectKey={objectKey} products={products} preselected={preselected} />,
    { platform },
  );
}

/** A guest's contacts and consents. */
export async function fillContacts() {
  await user.type(await screen.findByLabelText('E-mail'), 'obraztsova@example.com');
  await user.type(screen.getByLabelText('Телефон'), '9990001122');
  await user.click(screen.getByRole('checkbox', { name: /публичной оферты/ }));
  await user.click(screen.getByRole('checkbox', { name: /обработку персональных данных/ }));
}
