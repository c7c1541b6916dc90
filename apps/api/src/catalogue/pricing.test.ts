import { kopecks, rubles } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import type { Discount } from './products/discount.domain.ts';
import { conclusionMarkup, couponsFor, guest, priceOf } from './pricing.domain.ts';
import type { Buyer, PriceComponent } from './pricing.domain.ts';
import { lessPercent, sellPercent } from './products/rounding.domain.ts';

const base: PriceComponent = { typeName: 'Base', price: rubles(499), isBase: true, enabled: true };
const insurance: PriceComponent = {
  typeName: 'RiskInsurance',
  price: rubles(1000),
  isBase: false,
  enabled: true,
  option: 'riskInsurance',
};
const product = (...components: PriceComponent[]) => ({
  name: 'EgrnObject',
  brand: 'real-estate' as const,
  components,
});
const extract = product(base, insurance);
const buyer = (more: Partial<Buyer> = {}): Buyer => ({ ...guest, personId: 'anna', ...more });
const onTariff = (discountPercent: number) => buyer({ tariff: { title: 'Стандарт', discountPercent } });
const coupon = (more: Partial<Discount> = {}): Discount => ({
  id: 'a',
  kind: 'coupon',
  code: 'spring',
  title: 'Купон spring',
  off: { amount: rubles(100) },
  brand: null,
  productNames: [],
  usesLeft: null,
  ...more,
});

describe('prices', () => {
  test('a price is the sum of its enabled components with their breakdown', () => {
    const off = { ...base, typeName: 'Season', price: rubles(50), isBase: false, enabled: false };
    const extra = { ...off, typeName: 'Extra', price: rubles(100), enabled: true };
    expect(priceOf(product(base, off, extra))).toEqual({
      total: rubles(599),
      list: rubles(599),
      parts: [
        { component: 'Base', kind: 'base', title: 'Базовая цена', amount: rubles(499) },
        { component: 'Extra', kind: 'component', title: 'Extra', amount: rubles(100) },
      ],
      discountId: null,
      code: null,
    });
  });

  test('a free product costs zero', () => {
    expect(priceOf(product({ ...base, price: rubles(0) })).total).toBe(0);
  });

  test('a tariff reduces the base price, while extras and markups are added in full', () => {
    const price = priceOf(extract, onTariff(10), {
      options: ['riskInsurance'],
      markups: [conclusionMarkup],
    });
    expect(price.parts.map(({ kind, title, amount }) => [kind, title, amount])).toEqual([
      ['base', 'Базовая цена', rubles(499)],
      ['option', 'Страхование рисков', rubles(1000)],
      ['tariff', 'Тариф «Стандарт»', rubles(-50)],
      ['markup', 'Независимое заключение', rubles(80)],
    ]);
    expect([price.total, price.list]).toEqual([rubles(1529), rubles(1579)]);
  });

  test('special prices apply to their person or role only, and only while they are lower', () => {
    const annas = { ...base, price: rubles(300), owners: [{ personId: 'anna' }] };
    const agents = { ...base, price: rubles(350), owners: [{ role: 2 }] };
    const dear = { ...base, price: rubles(900), owners: [{ personId: 'oleg' }] };
    const special = product(base, annas, agents, dear);
    expect(priceOf(special).total).toBe(rubles(499));
    expect(priceOf(special, buyer()).total).toBe(rubles(300));
    expect(priceOf(special, buyer({ personId: 'ivan', priceRole: 2 })).total).toBe(rubles(350));
    expect(priceOf(special, buyer({ personId: 'oleg' })).total).toBe(rubles(499));
  });

  test('the lowest of the offers applies, and offers do not add up', () => {
    const campaign = coupon({ id: 'c', kind: 'campaign', code: 'risk50', off: { percent: 50 } });
    expect(priceOf(extract, { ...onTariff(10), campaign }).total).toBe(rubles(250));
    expect(priceOf(extract, { ...onTariff(60), campaign }).total).toBe(rubles(200));
  });
});

describe('coupons', () => {
  test('a coupon is deducted from the base price and named in the breakdown', () => {
    const price = priceOf(extract, onTariff(10), { coupon: coupon() });
    expect([price.total, price.discountId, price.code]).toEqual([rubles(399), 'a', 'spring']);
  });

  test('a coupon is dropped when the base price less its discount is at or above the product’s price', () => {
    const small = coupon({ off: { amount: rubles(50) } });
    const price = priceOf(extract, onTariff(10), { coupon: small });
    expect([price.total, price.discountId]).toEqual([rubles(449), null]);
    expect(couponsFor(extract, onTariff(10), [small])).toEqual([]);
    expect(couponsFor(extract, onTariff(10), [coupon({ off: { amount: rubles(51) } })])).toHaveLength(1);
  });

  test('a coupon for other products or another brand, or a used-up one, is ignored', () => {
    const others = [
      coupon({ productNames: ['CreditRating'] }),
      coupon({ brand: 'person-check' }),
      coupon({ usesLeft: 0 }),
    ];
    expect(couponsFor(extract, guest, others)).toEqual([]);
  });

  test('a coupon with a larger discount comes before one with a smaller', () => {
    const coupons = [
      coupon(),
      coupon({ id: 'b', off: { percent: 50 } }),
      coupon({ id: 'c', off: { amount: rubles(200) } }),
    ];
    expect(couponsFor(extract, guest, coupons).map(({ coupon: { id } }) => id)).toEqual(['b', 'c', 'a']);
  });

  test('a coupon above the price makes it free, not negative', () => {
    expect(priceOf(extract, guest, { coupon: coupon({ off: { amount: rubles(5000) } }) }).total).toBe(0);
  });
});

describe('percentages', () => {
  test.each([
    [499, 0, 499],
    [99.5, 0, 99.5],
    [499, 5, 474],
    [499, 10, 449],
    [499, 50, 250],
    [29, 40, 17],
    [1, 90, 1],
    [0.5, 90, 0.5],
    [0, 40, 0],
    [499, 100, 0],
  ])('a price of %d less %d per cent is %d', (price, percent, less) => {
    expect(lessPercent(rubles(price), percent)).toBe(rubles(less));
  });
});

test.each([
  [600, 499, 21],
  [499.01, 499, 1],
  [499, 499, 0],
  [400, 499, 0],
  [400, 0, 0],
])('the sell percent of %d over %d is %d', (price, basePrice, percent) => {
  expect(sellPercent(kopecks(Math.round(price * 100)), rubles(basePrice))).toBe(percent);
});
