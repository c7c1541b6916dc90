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

export const date =
  (message = 'Невалидная дата'): Rule<string> =>
  (value) =>
    isIsoDate(value) ? null : message;

/** Both compare ISO dates, which sort as text. */
export const notAfter =
  (limit: string, message: string): Rule<string> =>
  (value) =>
    value > limit ? message : null;

export const notBefore =
  (limit: string, message: string): Rule<string> =>
  (value) =>
    value < limit ? message : null;
