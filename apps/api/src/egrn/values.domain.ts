import { extractCadastralNumberPattern } from '@proverka/contract/extract';

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
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*|Z|[+-]\d{2}:\d{2})?$/u.exec(text);
  const russian = /^(\d{2})\.(\d{2})\.(\d{4})(?: .*)?$/u.exec(text);
  const [year, month, day] = iso ? iso.slice(1, 4) : russian ? russian.slice(1, 4).toReversed() : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return isRealDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : undefined;
}

function isRealDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return year >= 1 && days !== undefined && day >= 1 && day <= days;
}

export function parseBoolean(text: string): boolean | undefined {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

export function isCadastralNumber(text: string): boolean {
  return extractCadastralNumberPattern.test(text);
}

/** Square metres in the units of area the register's list knows (`DUnitType`). */
export const squareMetresPerUnit: ReadonlyMap<string, number> = new Map([
  ['012002001000', 1],
  ['012002002000', 10_000],
  ['012002003000', 1_000_000],
  ['012002004000', 1000],
  ['012002009000', 100],
]);
