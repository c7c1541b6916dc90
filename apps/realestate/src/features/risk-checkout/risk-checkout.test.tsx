import type { Product } from '@proverka/contract/product';
import { createTestPlatform, renderWithPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { RiskCheckout } from './risk-checkout.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const product_id = '0192f0c1-0000-7000-8000-000000000302';
const component = (name: string, price: number, option?: string) => ({
  price_component_type: { name },
  price,
  is_base_product_component: option === undefined,
  enabled: true,
  price_component_owners: [],
  ...(option && { option }),
});
const product: Product = {
  product_id,
  product_name: 'RiskAssessmentV2',
  product_name_ru: 'Отчёт о рисках собственников',
  product_description: '',
  product_price: 1299,
  created_date: '2026-11-20T09:12:00.000Z',
  data: {},
  metadata: { contents: [], expected: { p50: 1, p95: 2, measured: false } },
  price_components: [component('Base', 1299), component('RiskInsurance', 1000, 'riskInsurance')],
  coupons: [],
};

test('a code makes the report cheaper and leaves the insurance at its price', async () => {
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
          { product_id, product_name: 'RiskAssessmentV2', discount: 1299, price: 0, price_breakdown },
        ],
      }),
    ),
  );
  renderWithPlatform(
    <RiskCheckout product={product} objectKey="78:31:0099001:130" objectAddress="г Тестов" />,
    { platform: createTestPlatform({ visitor: testSession }) },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: /страхование рисков/i }));
  await user.type(screen.getByLabelText(/Промокод или купон/), 'freerisk{Enter}');
  expect(await screen.findByText('Применён: Купон freerisk')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Оплатить 1\s000/ })).toBeTruthy();
});
