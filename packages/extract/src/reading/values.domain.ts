import { parseDate } from '@proverka/validation/date';

/** Parses a decimal, also with a comma; `undefined` for anything but a finite number. */
export function parseNumber(text: string): number | undefined {
  const plain = text.replaceAll(' ', '').replace(',', '.');
  if (!/^-?\d{1,15}(\.\d{1,15})?$/u.test(plain)) return undefined;
  return Number(plain);
}

/** An amount with all its digits and a decimal point. */
export function parseDecimal(text: string): string | undefined {
  const plain = text.replaceAll(' ', '').replace(',', '.');
  return /^\d{1,30}(\.\d{1,10})?$/u.test(plain) ? plain : undefined;
}

/**
 * The date of an instant as the document writes it: the register's time zone decides the date, not ours.
 * Both `2019-05-14T12:30:00+03:00` and `14.05.2019` occur.
 */
export function parseDay(text: string): string | undefined {
  const isInstant = /^\d{4}-\d{2}-\d{2}(?:[T ].*|Z|[+-]\d{2}:\d{2})$/u.test(text);
  return parseDate(isInstant ? text.slice(0, 10) : text) ?? undefined;
}

export function parseBoolean(text: string): boolean | undefined {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

/** Square metres per unit of area of the register's list `DUnitType`. */
export const squareMetresPerUnit: ReadonlyMap<string, number> = new Map([
  ['012002001000', 1],
  ['012002002000', 10_000],
  ['012002003000', 1_000_000],
  ['012002004000', 1000],
  ['012002009000', 100],
]);
