import { kopecks } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { planPrices } from './seed.domain.ts';
import type { SeedPrice } from './seed.domain.ts';

const declared = (typeName: string, price: number): SeedPrice => ({
  typeName,
  price: kopecks(price),
  isBase: typeName === 'Base',
  option: null,
});
const known = (typeName: string, price: number) => ({
  id: `${typeName} ${price}`,
  changeId: null,
  typeName,
  price,
  enabled: true,
});
const nothing = { added: [], changed: [] };

describe('a changed file', () => {
  test('changes the price it made itself', () => {
    expect(planPrices([declared('Base', 3900)], [known('Base', 2900)], { Base: 2900 })).toEqual({
      added: [],
      changed: [{ id: 'Base 2900', changeId: null, price: 3900 }],
    });
  });

  test('leaves a price somebody else made, and one that is right already', () => {
    expect(planPrices([declared('Base', 3900)], [known('Base', 4500)], { Base: 2900 })).toEqual(nothing);
    expect(planPrices([declared('Base', 2900)], [known('Base', 2900)], { Base: 2900 })).toEqual(nothing);
  });

  test('leaves all prices where nobody knows what the file said before', () => {
    const prices = [declared('Base', 3900), declared('RiskInsurance', 100)];
    expect(planPrices(prices, [known('Base', 2900)], null)).toEqual(nothing);
  });

  test('adds a part it did not have, never one that was removed since', () => {
    const insurance = declared('RiskInsurance', 100);
    const prices = [declared('Base', 2900), insurance];
    expect(planPrices(prices, [known('Base', 2900)], { Base: 2900 })).toEqual({
      added: [insurance],
      changed: [],
    });
    const seeded = { Base: 2900, RiskInsurance: 100 };
    expect(planPrices(prices, [known('Base', 2900)], seeded)).toEqual(nothing);
  });
});
