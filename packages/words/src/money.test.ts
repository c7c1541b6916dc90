import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatMoneyInColumn, formatMoneyShort, type Money } from './money.ts';

const trillionRubles = 100_000_000_000_000;
const amounts = fc.integer({ min: -trillionRubles, max: trillionRubles }).map((count) => count as Money);

test.each([
  [129_900, '1\u00A0299\u00A0₽'],
  [49_950, '499,50\u00A0₽'],
  [0, '0\u00A0₽'],
  [5, '0,05\u00A0₽'],
  [-8000, '\u221280\u00A0₽'],
  [123_456_789, '1\u00A0234\u00A0567,89\u00A0₽'],
])('%d kopecks are shown as «%s»', (count, shown) => {
  expect(formatMoney(count as Money)).toBe(shown);
});

test('every amount is formatted like Intl does, with a minus sign instead of a hyphen', () => {
  const intl = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', ...options });
  const [whole, exact] = [intl({ maximumFractionDigits: 0 }), intl({})];
  fc.assert(
    fc.property(amounts, (money) => {
      const shown = (money % 100 === 0 ? whole : exact).format(money / 100);
      expect(formatMoney(money)).toBe(shown.replace('-', '\u2212'));
    }),
  );
});

test.each([
  [99_900, '999\u00A0₽'],
  [1_234_500, '12,3\u00A0тыс.\u00A0₽'],
  [450_000_000, '4,5\u00A0млн\u00A0₽'],
  [120_000_000_000, '1,2\u00A0млрд\u00A0₽'],
])('%d kopecks are shortened to «%s»', (count, shown) => {
  expect(formatMoneyShort(count as Money)).toBe(shown);
});

test.each([
  [129_900, '1\u00A0299,00'],
  [5, '0,05'],
  [0, '0,00'],
])('%d kopecks stand in a column as «%s»', (count, written) => {
  expect(formatMoneyInColumn(count as Money)).toBe(written);
});
