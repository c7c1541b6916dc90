import { rubles } from '@proverka/validation/money';
import { expect, test } from 'vitest';
import { explainPrice } from './price-explanation.domain.ts';
import { guest } from './pricing.domain.ts';
import type { Buyer, PricedProduct } from './pricing.domain.ts';
import type { Discount } from './products/discount.domain.ts';

const component = { typeName: 'Base', price: rubles(500), isBase: true, enabled: true };
const product: PricedProduct = { name: 'EgrnObject', brand: 'real-estate', components: [component] };
const discount = (more: Partial<Discount>): Discount => ({
  id: 'one',
  kind: 'coupon',
  code: 'SPRING',
  title: 'Весенний купон',
  off: { percent: 20 },
  brand: null,
  productNames: [],
  usesLeft: null,
  ...more,
});
const buyer: Buyer = {
  ...guest,
  personId: 'buyer',
  tariff: { title: 'Стандарт', discountPercent: 10 },
  campaign: discount({ id: 'two', kind: 'campaign', title: 'Осень', off: { percent: 5 } }),
};

test('every offer says whether it makes the price, and the chosen one is what is charged', () => {
  const { price, offers } = explainPrice(product, buyer, { coupon: discount({}) });
  expect(price.total).toBe(rubles(400));
  expect(offers).toEqual([
    { kind: 'special', title: 'Специальная цена', base: rubles(500), verdict: 'saves_nothing' },
    { kind: 'tariff', title: 'Тариф «Стандарт»', base: rubles(450), verdict: 'not_lowest' },
    { kind: 'campaign', title: 'Осень', base: rubles(475), verdict: 'not_lowest' },
    { kind: 'coupon', title: 'Весенний купон', base: rubles(400), verdict: 'chosen' },
  ]);
});

test('of two equal offers the first is chosen, so that a coupon is not used up for nothing', () => {
  const { price, offers } = explainPrice(product, buyer, { coupon: discount({ off: { percent: 10 } }) });
  expect(price.discountId).toBeNull();
  expect(offers.map(({ kind, verdict }) => [kind, verdict])).toContainEqual(['coupon', 'not_lowest']);
});

test('a coupon for another product is named as such', () => {
  const coupon = discount({ productNames: ['EgrnRightList'] });
  expect(explainPrice(product, guest, { coupon }).offers.at(-1)).toMatchObject({
    kind: 'coupon',
    verdict: 'other_product',
  });
});
