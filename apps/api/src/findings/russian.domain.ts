/** «1 запись», «2 записи», «5 записей». */
export function counted(count: number, one: string, few: string, many: string): string {
  const category = new Intl.PluralRules('ru-RU').select(count);
  const form = category === 'one' ? one : category === 'few' ? few : many;
  return `${count} ${form}`;
}

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
