import { parseDate } from '@proverka/validation/date';

/** A decimal as documents write it (a comma happens), or `undefined` when the text is no finite number. */
export function parseNumber(text: string): number | undefined {
  const plain = text.replaceAll(' ', '').replace(',', '.');
  if (!/^-?\d{1,15}(\.\d{1,15})?$/u.test(plain)) return undefined;
  return Number(plain);
}

/** An amount kept exactly as written, with a decimal point. */
export function parseDecimal(text: string): string | undefined {
  const plain = text.replaceAll(' ', '').replace(',', '.');
  return /^\d{1,30}(\.\d{1,10})?$/u.test(plain) ? plain : undefined;
}

/**
 * The day of an instant, as the document writes it: the register's own zone decides the day, ours does not.
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

/** Square metres in the units of area the register's list knows (`DUnitType`). */
export const squareMetresPerUnit: ReadonlyMap<string, number> = new Map([
  ['012002001000', 1],
  ['012002002000', 10_000],
  ['012002003000', 1_000_000],
  ['012002004000', 1000],
  ['012002009000', 100],
]);
