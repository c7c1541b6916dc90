import { groupedDigits } from './number-format.ts';

/**
 * The form of a Russian noun after a whole number: 1 «запись», 3 «записи», 11 «записей» (CLDR, plural rules of `ru`).
 * Hand-written, because `Intl.PluralRules` loads language data, which delays the start of a page by milliseconds.
 */
export function wordFor(count: number, one: string, few: string, many: string): string {
  const [tens, ones] = [count % 100, count % 10];
  if (tens > 10 && tens < 15) return many;
  if (ones === 1) return one;
  return ones > 1 && ones < 5 ? few : many;
}

/** «1 запись», «3 записи», «1 200 записей»; the spaces do not break. */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${groupedDigits(count)}\u00A0${wordFor(count, one, few, many)}`;
