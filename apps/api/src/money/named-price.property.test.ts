import { add, kopecks } from '@proverka/validation/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion, namedPrices, shareOfPurses } from './named-price.domain.ts';
import type { PricePart } from './price.domain.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(kopecks);
const part = (component: string, kind: PricePart['kind'], count: number): PricePart => ({
  component,
  kind,
  title: component,
  amount: kopecks(count),
});
const priceOf = (...parts: PricePart[]) => ({
  total: add(...parts.map(({ amount: one }) => one)),
  list: kopecks(0),
  parts,
  discountId: null,
  code: null,
});
const isCheck = (type: string) => ['passport', 'inn', 'fines'].includes(type);

test('an apportioned amount adds up, and each part is less than a kopeck from its exact share', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 8 }), (whole, weights) => {
      const parts = apportion(whole, weights);
      const sum = weights.reduce((one, other) => one + other, 0);
      expect(parts.reduce((one, other) => one + other, 0)).toBe(sum === 0 ? 0 : whole);
      parts.forEach((one, place) => {
        const [share, size] = [BigInt(whole) * BigInt(weights[place] ?? 0), BigInt(sum)];
        const isNear = BigInt(one) * size > share - size && BigInt(one) * size < share + size;
        expect(isNear || (sum === 0 && one === 0)).toBe(true);
      });
    }),
  );
});

test('a returned amount is what the purses get together, and none gets more than it paid', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (wanted, bonus, own, card) => {
      const got = shareOfPurses(wanted, { bonus, own, card });
      expect(got.bonus + got.own + got.card).toBe(Math.min(wanted, bonus + own + card));
      expect(got.bonus <= bonus && got.own <= own && got.card <= card).toBe(true);
    }),
  );
});

test('named prices never exceed the price, whatever is taken off it', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, fc.nat(100), (base, passport, inn, option, percent) => {
      const off = -Math.floor(((base + passport) * percent) / 100);
      const price = priceOf(
        part('Base', 'base', base),
        part('passport', 'base', passport),
        part('inn', 'component', inn),
        part('RiskInsurance', 'option', option),
        part('Tariff', 'tariff', off),
      );
      const named = namedPrices(price, isCheck);
      expect(add(...named.values())).toBeLessThanOrEqual(price.total - option);
      expect(named.get('inn') ?? 0).toBe(inn);
    }),
  );
});

test('a check the price does not name has no price, and an option is no check', () => {
  const price = priceOf(part('Base', 'base', 129_900), part('RiskInsurance', 'option', 100_000));
  expect(namedPrices(price, isCheck).size).toBe(0);
});

test('a named part of the base price shares the discount to the kopeck, another is charged in full', () => {
  const price = priceOf(
    part('Base', 'base', 100_000),
    part('passport', 'base', 10_001),
    part('inn', 'component', 5000),
    part('Tariff', 'tariff', -33_333),
  );
  expect(Object.fromEntries(namedPrices(price, isCheck))).toEqual({ passport: 6970, inn: 5000 });
});
