import { rubles } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { priceOf } from './pricing.domain.ts';

const base = { typeName: 'Base', price: rubles(499), isBase: true, enabled: true };

describe('a price', () => {
  test('is the sum of its enabled components and says how it came about', () => {
    const off = { typeName: 'Season', price: rubles(50), isBase: false, enabled: false };
    const extra = { typeName: 'Extra', price: rubles(100), isBase: false, enabled: true };
    expect(priceOf([base, off, extra])).toEqual({
      total: rubles(599),
      parts: [
        { component: 'Base', amount: rubles(499) },
        { component: 'Extra', amount: rubles(100) },
      ],
    });
  });

  test('of a free product is zero', () => {
    expect(priceOf([{ ...base, price: rubles(0) }]).total).toBe(0);
  });
});
