import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTwoDecimals } from './number-format.ts';

const intl = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

test('two decimals are formatted like Intl does', () => {
  const thousandths = fc.integer({ min: 1, max: 10_000_000_000 }).map((count) => count / 1000);
  fc.assert(
    fc.property(thousandths, (value) => {
      expect(formatTwoDecimals(value)).toBe(intl.format(value));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [54.3, '54,3'],
  [1.005, '1,01'],
  [-1234.5, '-1\u00A0234,5'],
  [1_000_000, '1\u00A0000\u00A0000'],
  [0, '0'],
])('the number %d is written %s', (value, written) => {
  expect(formatTwoDecimals(value)).toBe(written);
});
