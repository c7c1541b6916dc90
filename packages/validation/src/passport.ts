import { withoutSeparators } from './digits.ts';
import type { Rule } from './rule.ts';

export type Passport = { series: string; number: string };

const isSeries = (text: string): boolean => /^\d{4}$/.test(text);
const isNumber = (text: string): boolean => /^(?!0{6})\d{6}$/.test(text);

/** Parses series and number of an internal passport written together: «45 10 123456». */
export function parsePassport(text: string): Passport | null {
  const digits = withoutSeparators(text.replace('№', ''));
  const passport = { series: digits.slice(0, 4), number: digits.slice(4) };
  return isSeries(passport.series) && isNumber(passport.number) ? passport : null;
}

export const passportSeries =
  (message = 'Серия паспорта состоит из 4 цифр'): Rule<string> =>
  (value) =>
    isSeries(withoutSeparators(value)) ? null : message;

export const passportNumber =
  (message = 'Номер паспорта состоит из 6 цифр'): Rule<string> =>
  (value) =>
    isNumber(withoutSeparators(value)) ? null : message;
