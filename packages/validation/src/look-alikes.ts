const CYRILLIC = 'АВЕКМНОРСТУХ';
const LATIN = 'ABEKMHOPCTYX';

const replaceEach = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');

/** Replaces Cyrillic capitals by the Latin ones that look alike: registers use both. */
export const toLatinLookAlikes = (text: string): string => replaceEach(text, CYRILLIC, LATIN);

/** Replaces Latin capitals by the Cyrillic ones that look alike. */
export const toCyrillicLookAlikes = (text: string): string => replaceEach(text, LATIN, CYRILLIC);
