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

/** «45 10 123456», as printed in the document, with non-breaking spaces. */
export const formatPassport = ({ series, number }: Passport): string =>
  `${series.slice(0, 2)}\u00A0${series.slice(2)}\u00A0${number}`;

export const passportSeries =
  (message = 'Серия паспорта состоит из 4 цифр'): Rule<string> =>
  (value) =>
    isSeries(withoutSeparators(value)) ? null : message;

export const passportNumber =
  (message = 'Номер паспорта состоит из 6 цифр'): Rule<string> =>
  (value) =>
    isNumber(withoutSeparators(value)) ? null : message;
