import { groupedDigits } from './number-format.ts';
import { onFirstUse } from './on-first-use.ts';

const rules = onFirstUse(() => new Intl.PluralRules('ru'));

/** The form of a Russian noun a whole number asks for: 1 «запись», 3 «записи», 11 «записей». */
export function wordFor(count: number, one: string, few: string, many: string): string {
  const form = rules().select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** «1 запись», «3 записи», «1 200 записей»; the spaces do not break. */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${groupedDigits(count)}\u00A0${wordFor(count, one, few, many)}`;

/** The same for a text that is stored: with plain spaces, since a page and a paper break their lines by themselves. */
export const countedPlainly = (count: number, one: string, few: string, many: string): string =>
  `${count} ${wordFor(count, one, few, many)}`;
