import { wordFor } from '@proverka/validation/counted';

/** «1 запись», «2 записи», «5 записей», with plain spaces: where lines may break is the page's and the paper's business. */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${wordFor(count, one, few, many)}`;

/** A title inside a sentence: «Ипотека» → «ипотека», but «ЕГРН…» and «Росреестр…» stay. */
export function insideSentence(title: string): string {
  const isProper = !/^[А-ЯЁ](?:[а-яё]|\s)/u.test(title) || title.startsWith('Росреестр');
  return isProper ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** Sentences put together; each part gets its full stop, empty ones vanish. */
export function sentences(...parts: (string | undefined)[]): string {
  return parts
    .flatMap((part) => part || [])
    .map((part) => (/[.!?…]$/u.test(part) ? part : `${part}.`))
    .join(' ');
}
