import type { Rule } from './rule.ts';

/** Parses +7 or 8 and ten digits, with the usual brackets, spaces and dashes, into E.164: `+79990001122`. */
export function parsePhone(text: string): string | null {
  const digits = /^(?:\+7|8)(\d{10})$/.exec(text.replace(/[\s()\u2010-\u2015-]/g, ''));
  return digits && `+7${digits[1]}`;
}

export const phone =
  (message = 'Некорректный номер телефона'): Rule<string> =>
  (value) =>
    parsePhone(value) === null ? message : null;
