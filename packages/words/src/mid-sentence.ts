/** Names begin with a capital wherever they stand. */
const names = /^Росреестр/u;

/** A title as words amid a sentence: «Ипотека» → «ипотека», «В розыске» → «в розыске», but «ЕГРН» and «Росреестр» stay. */
export const midSentence = (title: string): string =>
  names.test(title) ? title : title.replace(/^[А-ЯЁ](?=[а-яё\s])/u, (letter) => letter.toLowerCase());
