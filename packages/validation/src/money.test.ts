import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MAX_KOPECKS,
  add,
  kopecks,
  parseMoney,
  percentOf,
  rubles,
  subtract,
  times,
  toDecimalString,
  toRubles,
} from './money.ts';

const amounts = fc.integer({ min: -MAX_KOPECKS, max: MAX_KOPECKS }).map((count) => kopecks(count));

describe('money', () => {
  test.each([
    ['1299', 129_900],
    ['1299.5', 129_950],
    ['499,50', 49_950],
    ['1 299.00', 129_900],
    ['1\u00A0299\u202F000', 129_900_000],
    [499.5, 49_950],
    [0.07, 7],
    ['-80', -8_000],
    ['-0.00', 0],
    [-0, 0],
  ])('%s rubles are read as %d kopecks', (text, count) => {
    expect(parseMoney(text)).toBe(count);
  });

  test.each(['', 'abc', '1.005', '1.', '.5', '1e5', '--1', '+1', '1,2,3', '10000000000000', 'NaN', '0x10'])(
    '«%s» is refused as an amount',
    (text) => {
      expect(parseMoney(text)).toBeNull();
    },
  );

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, 1.005, 1e21, 1e-7])(
    'the number %d is refused as an amount',
    (value) => {
      expect(parseMoney(value)).toBeNull();
    },
  );

  test('every amount survives serialisation as a string and as a number', () => {
    fc.assert(
      fc.property(amounts, (money) => {
        expect(parseMoney(toDecimalString(money))).toBe(money);
        expect(parseMoney(toRubles(money))).toBe(money);
      }),
    );
  });

  test('adding and subtracting an amount cancel out', () => {
    const halves = fc.integer({ min: -MAX_KOPECKS / 2, max: MAX_KOPECKS / 2 }).map((count) => kopecks(count));
    fc.assert(
      fc.property(halves, halves, (one, other) => {
        expect(subtract(add(one, other), other)).toBe(one);
      }),
    );
  });

  test('half of the first top-up is credited: 15000 gives 7500', () => {
    expect(percentOf(rubles(15_000), 50)).toBe(rubles(7_500));
  });

  test('a share is rounded to whole kopecks, halves away from zero', () => {
    expect(percentOf(kopecks(1), 50)).toBe(1);
    expect(percentOf(kopecks(-1), 50)).toBe(-1);
    expect(percentOf(kopecks(333), 10)).toBe(33);
  });

  test('fractions of a kopeck and impossible sums throw (V1.4.2)', () => {
    expect(() => kopecks(0.5)).toThrow(RangeError);
    expect(() => kopecks(Number.NaN)).toThrow(RangeError);
    expect(() => kopecks(MAX_KOPECKS + 1)).toThrow(RangeError);
    expect(() => times(kopecks(3), 0.5)).toThrow(RangeError);
  });

  test.each([
    [rubles(1_299), '1299.00'],
    [kopecks(5), '0.05'],
    [kopecks(-12_345), '-123.45'],
  ])('%d kopecks are sent as %s', (money, sent) => {
    expect(toDecimalString(money)).toBe(sent);
  });
});
