import type { Product } from '@proverka/contract/product';
import { rubles } from '@proverka/validation/money';
import { isRiskProduct } from '../../content/risk-products.ts';
import { describe, expect, test } from 'vitest';
import { insurancePrice, riskOrderBody, riskTotal } from './risk-order.domain.ts';

const component = (name: string, price: number, option?: string) => ({
  price_component_type: { name },
  price,
  is_base_product_component: option === undefined,
  enabled: true,
  price_component_owners: [],
  ...(option && { option }),
});
const product: Product = {
  product_id: '0192f0c1-0000-7000-8000-000000000301',
  product_name: 'RiskAssessment',
  product_name_ru: 'Полная проверка',
  product_description: '',
  product_price: 1299,
  created_date: '2026-11-20T09:12:00.000Z',
  data: {},
  metadata: { contents: [], expected: { p50: 1, p95: 2, measured: false } },
  price_components: [component('Base', 1299), component('RiskInsurance', 1000, 'riskInsurance')],
  coupons: [],
};
const owner = { last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' };
const wish = {
  product,
  objectKey: '78:31:0099001:130',
  objectAddress: 'г Тестов',
  owners: [owner],
  isInsured: true,
  usesBalance: true,
};

describe('the order of a full check', () => {
  test('costs a thousand rubles more with the insurance', () => {
    expect([riskTotal(product, false), riskTotal(product, true)]).toEqual([rubles(1299), rubles(2299)]);
  });

  test('offers no insurance where none is sold', () => {
    expect(insurancePrice({ ...product, price_components: [component('Base', 1299)] })).toBeNull();
  });

  test('names its owners and says what it was shown to cost', () => {
    expect(riskOrderBody(wish)).toMatchObject({
      order_items: [{ metadata: { ownersData: [owner], riskInsurance: true, versionData: { version: 1 } } }],
      expected_total: 2299,
      use_account_balance: true,
    });
  });

  test('without insurance or from a card says nothing of them', () => {
    const body = riskOrderBody({ ...wish, isInsured: false, usesBalance: false });
    expect(body).not.toHaveProperty('use_account_balance');
    expect(body.order_items[0]?.metadata).not.toHaveProperty('riskInsurance');
  });

  test('is told from extracts by the name of the product', () => {
    expect(
      ['RiskAssessment', 'RiskAssessmentV2', 'EgrnObject'].map((product_name) =>
        isRiskProduct({ product_name }),
      ),
    ).toEqual([true, true, false]);
  });
});
