import type { Money } from '@proverka/words/money';

/** One trillion rubles: larger amounts are a bug, and sums below it stay exact. */
export const MAX_KOPECKS = 100_000_000_000_000;

export const isMoney = (count: number): count is Money =>
  Number.isSafeInteger(count) && Math.abs(count) <= MAX_KOPECKS;

/** From an integer number of kopecks (a database row, a constant). Throws on an invalid one. */
export function kopecks(count: number): Money {
  // Adding zero turns -0, which Intl would show with its sign, into 0.
  const amount = count + 0;
  if (!isMoney(amount)) throw new RangeError(`not an amount of kopecks: ${count}`);
  return amount;
}

export const ZERO: Money = /* @__PURE__ */ kopecks(0);

/** From an amount counted in rubles, as the price list and the wire write it: `rubles(499)`. */
export const rubles = (count: number): Money => kopecks(Math.round(count * 100));

/** Parses external input in rubles, a decimal string or a number; null for a third decimal, NaN, exponents, huge values. */
export function parseMoney(amount: string | number): Money | null {
  const text = String(amount)
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace(',', '.');
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const size = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  const count = sign && size > 0 ? -size : size;
  return isMoney(count) ? count : null;
}

/** «1299.00» for payment providers. */
export function toDecimalString(money: Money): string {
  const digits = String(Math.abs(money)).padStart(3, '0');
  return `${money < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** 1299 or 499.5: rubles as a JSON number, where the specification requires one. */
export const toRubles = (money: Money): number => money / 100;

export const add = (...amounts: Money[]): Money => kopecks(amounts.reduce((sum, money) => sum + money, 0));

export const subtract = (from: Money, what: Money): Money => kopecks(from - what);

export const times = (money: Money, count: number): Money => kopecks(money * count);

/** A whole percentage, half kopecks rounded away from zero. */
export function percentOf(money: Money, percent: number): Money {
  return kopecks(Math.sign(money) * Math.round((Math.abs(money) * percent) / 100));
}
