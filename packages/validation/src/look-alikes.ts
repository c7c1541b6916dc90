const CYRILLIC = 'АВЕКМНОРСТУХ';
const LATIN = 'ABEKMHOPCTYX';

const replaceEach = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');

/** Cyrillic capitals that look like Latin ones become Latin: registers answer with both. */
export const toLatinLookAlikes = (text: string): string => replaceEach(text, CYRILLIC, LATIN);

/** Latin capitals that look like Cyrillic ones become Cyrillic. */
export const toCyrillicLookAlikes = (text: string): string => replaceEach(text, LATIN, CYRILLIC);
