import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal } from './number-format.ts';

test.each([1, 2, 3, 4])('%i decimals are what Intl makes of them', (decimals) => {
  const intl = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: decimals });
  const tenths = 10 ** (decimals + 1);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (count) => {
      expect(formatDecimal(count / tenths, decimals)).toBe(intl.format(count / tenths));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [54.3, 2, '54,3'],
  [1.005, 2, '1,01'],
  [-1234.5, 2, '-1\u00A0234,5'],
  [1_000_000, 2, '1\u00A0000\u00A0000'],
  [0, 2, '0'],
  [54.25, 1, '54,3'],
  [0.00004, 4, '0'],
])('%d with at most %i decimals is written %s', (value, decimals, written) => {
  expect(formatDecimal(value, decimals)).toBe(written);
});
