import { productFixture } from '@proverka/contract/product.fixtures';
import type { Product } from '@proverka/contract/product';
import { rubles } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { optionPrice, withOptions } from './price-options.domain.ts';

const component = (name: string, price: number, option?: string, enabled = true) => ({
  price_component_type: { name },
  price,
  is_base_product_component: option === undefined,
  enabled,
  price_component_owners: [],
  ...(option && { option }),
});
const product = (price_components: Product['price_components']): Product =>
  productFixture({
    product_name: 'RiskAssessment',
    product_name_ru: 'Полная проверка',
    product_price: 1299,
    metadata: { contents: [], expected: { p50: 1, p95: 2, measured: false } },
    price_components,
  });
const insurance = { option: 'riskInsurance', title: 'Страхование рисков' };
const sold = product([component('Base', 1299), component('RiskInsurance', 1000, 'riskInsurance')]);
const item = { id: 'p-1', name: 'RiskAssessment', title: 'Полная проверка', price: rubles(1299) };

describe('options of a price', () => {
  test('an option adds its part, shown beside the price without it', () => {
    expect(withOptions([item], [sold], [insurance])).toEqual([
      {
        ...item,
        price: rubles(2299),
        lines: [
          { title: 'Базовая цена', amount: rubles(1299) },
          { title: 'Страхование рисков', amount: rubles(1000) },
        ],
      },
    ]);
  });

  test('an option is added in full to a price reduced by a coupon, as the last line', () => {
    const lines = [
      { title: 'Базовая цена', amount: rubles(1299) },
      { title: 'Купон', amount: rubles(-1299) },
    ];
    const [free] = withOptions([{ ...item, price: rubles(0), lines, couponId: 'c-1' }], [sold], [insurance]);
    expect([free?.price, free?.couponId, free?.lines?.map(({ title }) => title)]).toEqual([
      rubles(1000),
      'c-1',
      ['Базовая цена', 'Купон', 'Страхование рисков'],
    ]);
  });

  test('an option that is not sold, switched off or not chosen changes nothing', () => {
    const off = product([component('RiskInsurance', 1000, 'riskInsurance', false)]);
    expect(optionPrice(off, insurance)).toBeNull();
    expect(withOptions([item], [off], [insurance])).toEqual([item]);
    expect(withOptions([item], [sold], [])).toEqual([item]);
  });
});
