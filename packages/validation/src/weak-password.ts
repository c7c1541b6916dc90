import { passwordTexts } from './password.ts';

const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const latinKeyOf = new Map(Array.from(RUSSIAN_KEYS, (key, at) => [key, LATIN_KEYS.charAt(at)]));

/** What the same keys write in the Latin layout: lists of common passwords know «пароль» as «gfhjkm». */
const inLatinKeys = (text: string): string =>
  Array.from(text, (letter) => latinKeyOf.get(letter) ?? letter).join('');

const SHORTEST_PART = 3;
/** So many characters besides the owner's data or a common word make a password of their own. */
const ENOUGH_BESIDES = 5;

/**
 * True for a password that is the owner's data (e-mail, name, phone) or the site's name with little besides, in either
 * keyboard layout.
 */
export function isOwnData(password: string, own: readonly string[]): boolean {
  const parts = own.flatMap(partsOf).sort((one, other) => other.length - one.length);
  const written = onlyLetters(inLatinKeys(password.toLowerCase()));
  let rest = written;
  for (const part of parts) rest = rest.replaceAll(part, '');
  return rest !== written && rest.length < ENOUGH_BESIDES;
}

/** The words of a text and all of them together; of a phone also the digits without +7 or 8. */
function partsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const words = [...lower.split(/[^\p{L}\p{N}]+/u), ...lower.split('@')];
  const digits = lower.replaceAll(/\D/g, '');
  return [lower, ...words, digits, digits.slice(-10), digits.slice(-7)]
    .map((part) => onlyLetters(inLatinKeys(part)))
    .filter(({ length }) => length >= SHORTEST_PART);
}

const onlyLetters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * True for a password of the list, in either keyboard layout, also with up to four digits or signs around it, and for one or
 * two characters repeated. The list is passed in, because it weighs more than all forms together.
 */
function isCommon(password: string, isListed: (word: string) => boolean): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 2) return true;
  const known = (word: string) => isListed(word) || isListed(inLatinKeys(word));
  if (known(lower)) return true;
  const word = lower.replace(/^[^\p{L}]+/u, '').replace(/(?<!\P{L})\P{L}+$/u, '');
  return word.length >= SHORTEST_PART && lower.length - word.length < ENOUGH_BESIDES && known(word);
}

interface WeakPasswordFacts {
  /** E-mail, name and phone of the account, and the name of the site. */
  readonly own: readonly string[];
  readonly isListed: (word: string) => boolean;
}

/** Why a new password is refused, in the words for its field; null for a good one. */
export function weakPasswordText(password: string, { own, isListed }: WeakPasswordFacts): string | null {
  if (isOwnData(password, own)) return passwordTexts.own;
  return isCommon(password, isListed) ? passwordTexts.common : null;
}
