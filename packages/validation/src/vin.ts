import { withoutSeparators } from './digits.ts';
import { toLatinLookAlikes } from './look-alikes.ts';
import type { Rule } from './rule.ts';

/**
 * Seventeen characters without I, O and Q. The check digit (ISO 3779, position 9) is ignored: European and Russian makers do
 * not use it.
 */
export const isVin = (text: string): boolean => /^[A-HJ-NPR-Z\d]{17}$/.test(text);

/** Parses a VIN typed in either case or with Cyrillic letters that look like Latin ones. */
export function parseVin(text: string): string | null {
  const vin = toLatinLookAlikes(withoutSeparators(text).toUpperCase());
  return isVin(vin) ? vin : null;
}

export const vin =
  (message = 'Введите корректный VIN'): Rule<string> =>
  (value) =>
    parseVin(value) === null ? message : null;
