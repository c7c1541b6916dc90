import { wordFor } from '@proverka/validation/counted';

/** «1 запись», «2 записи», «5 записей», with plain spaces: line breaks are up to the page and the PDF. */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${wordFor(count, one, few, many)}`;

/** Lowercases a title for use inside a sentence: «Ипотека» → «ипотека», but «ЕГРН…» and «Росреестр…» stay. */
export function insideSentence(title: string): string {
  const isProper = !/^[А-ЯЁ](?:[а-яё]|\s)/u.test(title) || title.startsWith('Росреестр');
  return isProper ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** Joins sentences; each part gets its full stop, empty ones are dropped. */
export function sentences(...parts: (string | undefined)[]): string {
  return parts
    .flatMap((part) => part || [])
    .map((part) => (/[.!?…]$/u.test(part) ? part : `${part}.`))
    .join(' ');
}
