import { cadastralCandidates, parseCadastralNumber } from './cadastral-number.ts';

/** `normal` finds flats, `address-only` finds houses (sale history, statistics). */
export type SearchMode = 'normal' | 'address-only';

export type SearchText =
  | { kind: 'empty' }
  | { kind: 'cadastral'; text: string; cadastralNumbers: string[] }
  | { kind: 'address'; text: string }
  | { kind: 'no-flat'; text: string }
  | { kind: 'no-house'; text: string };

/** Longer texts are no addresses; the limit protects the pattern matching and the search. */
export const MAX_SEARCH_LENGTH = 300;

// A marker starts a word: «Москва» contains «кв» and a letter but names no flat.
const FLAT = /(?<![а-яёa-z])кв\.?\s?[а-яёa-z\d]/i;
const HOUSE = /(?<![а-яёa-z])д\.?\s?[а-яёa-z\d]/i;
/** «Маяковского 101-5»: how people write a house and a flat by hand. */
const HOUSE_AND_FLAT =
  /^(?=.*[а-яё]{3})(.*[^\s,])[\s,]+(?:д(?:ом)?\.?\s*)?(\d{1,4}[а-яё]?(?:\/\d{1,3})?)\s?-\s?(\d{1,4})$/i;
const CADASTRAL_STYLE = /^(?=\D*\d)[\d:/\-;. ]+$/;

/**
 * Decides whether a search may be sent and with what text (specification, section 5, «Search»).
 * A cadastral-style text is sent unchanged; `cadastralNumbers` are the numbers it can be read as.
 */
export function readSearchText(input: string, mode: SearchMode = 'normal'): SearchText {
  const text = spelledOut(input.trim().slice(0, MAX_SEARCH_LENGTH));
  if (text === '') return { kind: 'empty' };
  if (mode === 'address-only') {
    return HOUSE.test(text) ? { kind: 'address', text: withoutFlat(text) } : { kind: 'no-house', text };
  }
  if (CADASTRAL_STYLE.test(text)) return { kind: 'cadastral', text, cadastralNumbers: numbersIn(text) };
  return FLAT.test(text) ? { kind: 'address', text } : { kind: 'no-flat', text };
}

const spelledOut = (text: string): string =>
  FLAT.test(text) ? text : text.replace(HOUSE_AND_FLAT, '$1, д $2, кв $3');

const withoutFlat = (address: string): string => address.replace(/, кв.*$/is, '');

function numbersIn(text: string): string[] {
  const number = parseCadastralNumber(text.replace(/[ /]+/g, ':'));
  return number === null ? cadastralCandidates(text) : [number];
}
