import type { Rule } from './rule.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const RUSSIAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** `YYYY-MM-DD` of an existing day: the 31st of February is refused. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = (ISO.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Parses «05.03.2026» or an ISO date into `2026-03-05`. */
export function parseDate(text: string): string | null {
  const trimmed = text.trim();
  const [, day, month, year] = RUSSIAN.exec(trimmed) ?? [];
  const iso = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : trimmed;
  return isIsoDate(iso) ? iso : null;
}

/** «05.03.2026» from `2026-03-05` or from a timestamp. */
export const formatDate = (iso: string): string => iso.slice(0, 10).replace(ISO, '$3.$2.$1');

export const date =
  (message = 'Невалидная дата'): Rule<string> =>
  (value) =>
    isIsoDate(value) ? null : message;

const MOSCOW_OFFSET_MS = 3 * 3600 * 1000;

/** `YYYY-MM-DD` in Moscow, which has no daylight saving time: birthdays and document dates are counted by it. */
export const moscowDay = (at: Date): string =>
  new Date(at.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, 10);

/** Both compare ISO dates, which sort as text. */
export const notAfter =
  (limit: string, message: string): Rule<string> =>
  (value) =>
    value > limit ? message : null;

export const notBefore =
  (limit: string, message: string): Rule<string> =>
  (value) =>
    value < limit ? message : null;
