import { withoutSeparators } from './digits.ts';
import type { Rule } from './rule.ts';

/** OGRN of an organisation: 13 digits, the last is the remainder of the first twelve by 11. */
export const isOgrn = (text: string): boolean =>
  /^[1-9]\d{12}$/.test(text) && (Number(text.slice(0, 12)) % 11) % 10 === Number(text[12]);

/** OGRNIP of an entrepreneur: 15 digits starting with 3 or 4, the last is the remainder of the first fourteen by 13. */
export const isOgrnip = (text: string): boolean =>
  /^[34]\d{14}$/.test(text) && (Number(text.slice(0, 14)) % 13) % 10 === Number(text[14]);

/** Parses an OGRN or an OGRNIP. */
export function parseOgrn(text: string): string | null {
  const ogrn = withoutSeparators(text);
  return isOgrn(ogrn) || isOgrnip(ogrn) ? ogrn : null;
}

export const ogrn =
  (message = 'Неправильный ОГРН'): Rule<string> =>
  (value) =>
    parseOgrn(value) === null ? message : null;
