import { add, kopecks, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receiptLines } from '#money/receipt-lines.domain.ts';
import type { Discount } from './products/discount.domain.ts';
import { couponsFor, guest, priceOf } from './pricing.domain.ts';
import type { Buyer, Markup, PriceComponent, PriceOwner } from './pricing.domain.ts';
import { lessPercent } from './products/rounding.domain.ts';

const money = fc.integer({ min: 0, max: 1_000_000_00 }).map((count) => kopecks(count));
const percent = fc.integer({ min: 0, max: 100 });
const owner: fc.Arbitrary<PriceOwner> = fc.oneof(
  fc.constantFrom('anna', 'oleg').map((personId) => ({ personId })),
  fc.constantFrom(2, 4).map((role) => ({ role })),
);
const component: fc.Arbitrary<PriceComponent> = fc.record({
  typeName: fc.constantFrom('Base', 'Season', 'RiskInsurance'),
  price: money,
  isBase: fc.boolean(),
  enabled: fc.boolean(),
  option: fc.constantFrom(null, 'riskInsurance'),
  owners: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(owner, { maxLength: 2 }) },
  ),
});
const product = fc.record({
  name: fc.constantFrom('EgrnObject', 'RiskAssessment'),
  brand: fc.constant('real-estate' as const),
  components: fc.array(component, { maxLength: 6 }),
});
const discount = (kind: Discount['kind']): fc.Arbitrary<Discount> =>
  fc.record({
    id: fc.uuid(),
    kind: fc.constant(kind),
    code: fc.constant('code'),
    title: fc.constant('Скидка'),
    off: fc.oneof(
      money.filter((amount) => amount > 0).map((amount) => ({ amount })),
      fc.integer({ min: 1, max: 100 }).map((value) => ({ percent: value })),
    ),
    brand: fc.constantFrom(null, 'real-estate' as const, 'person-check' as const),
    productNames: fc.constantFrom([], ['EgrnObject'], ['RiskAssessment']),
    usesLeft: fc.constantFrom(null, 0, 1, 5),
  });
const buyer: fc.Arbitrary<Buyer> = fc.record({
  personId: fc.constantFrom(null, 'anna'),
  priceRole: fc.constantFrom(null, 2),
  tariff: fc.option(fc.record({ title: fc.constant('Профи'), discountPercent: percent })),
  campaign: fc.option(discount('campaign')),
});
const markup: fc.Arbitrary<Markup> = money.map((amount) => ({
  component: 'Conclusion',
  title: 'Заключение',
  amount,
}));
const wish = fc.record({
  options: fc.constantFrom([], ['riskInsurance']),
  coupon: fc.option(discount('coupon')),
  markups: fc.array(markup, { maxLength: 2 }),
});

describe('every price', () => {
  test('a price is never negative and never above list price and markups', () => {
    fc.assert(
      fc.property(product, buyer, wish, (of, by, wanted) => {
        const { total, list } = priceOf(of, by, wanted);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(list);
        expect(list).toBe(priceOf(of, guest, { ...wanted, coupon: null }).total);
      }),
      { numRuns: 1000 },
    );
  });

  test('a price is in whole kopecks, and its parts add up to it', () => {
    fc.assert(
      fc.property(product, buyer, wish, (of, by, wanted) => {
        const { total, parts } = priceOf(of, by, wanted);
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(add(ZERO, ...parts.map(({ amount }) => amount))).toBe(total);
      }),
      { numRuns: 500 },
    );
  });

  test('no coupon raises a price, and a larger one never makes it higher', () => {
    fc.assert(
      fc.property(
        product,
        buyer,
        discount('coupon'),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        (of, by, coupon, one, other) => {
          const with_ = (value: number) =>
            priceOf(of, by, { coupon: { ...coupon, off: { percent: value } } }).total;
          expect(with_(one)).toBeLessThanOrEqual(priceOf(of, by).total);
          expect(with_(Math.max(one, other))).toBeLessThanOrEqual(with_(Math.min(one, other)));
        },
      ),
    );
  });

  test('a price does not depend on the order of components', () => {
    fc.assert(
      fc.property(product, buyer, wish, (of, by, wanted) => {
        const turned = { ...of, components: of.components.toReversed() };
        expect(priceOf(turned, by, wanted).total).toBe(priceOf(of, by, wanted).total);
      }),
    );
  });
});

describe('coupons of a product', () => {
  const coupons = fc.uniqueArray(discount('coupon'), { maxLength: 6, selector: ({ id }) => id });

  test('coupons are sorted the same whatever the order of the input', () => {
    const shuffled = coupons.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(product, buyer, shuffled, (of, by, [list, other]) => {
        expect(couponsFor(of, by, other)).toEqual(couponsFor(of, by, list));
      }),
      { numRuns: 500 },
    );
  });

  test('coupons are sorted by discount, and each lowers the price', () => {
    fc.assert(
      fc.property(product, buyer, coupons, (of, by, list) => {
        const offers = couponsFor(of, by, list);
        const amounts = offers.map(({ discount: amount }) => amount);
        expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
        for (const { price } of offers) expect(price.total).toBeLessThan(priceOf(of, by).total);
      }),
      { numRuns: 500 },
    );
  });
});

test('receipt lines add up to the charged amount, also when grouped by product and price', () => {
  const items = fc.array(fc.tuple(product, buyer, wish), { maxLength: 80 });
  fc.assert(
    fc.property(items, (list) => {
      const prices = list.map(([of, by, wanted]) => {
        const price_breakdown = priceOf(of, by, wanted);
        return { product_name_ru: of.name, price: price_breakdown.total, price_breakdown };
      });
      const lines = receiptLines(prices);
      const sum = lines.reduce((all, { amount, count = 1 }) => all + amount * count, 0);
      expect(sum).toBe(add(ZERO, ...prices.map(({ price }): Money => price)));
    }),
    { numRuns: 100 },
  );
});

test('a tariff never raises a price, and a higher one never makes it higher', () => {
  fc.assert(
    fc.property(money, percent, percent, (price, one, other) => {
      expect(lessPercent(price, one)).toBeLessThanOrEqual(price);
      expect(lessPercent(price, Math.max(one, other))).toBeLessThanOrEqual(
        lessPercent(price, Math.min(one, other)),
      );
    }),
    { numRuns: 1000 },
  );
});
