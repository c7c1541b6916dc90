import { foldText } from '#platform/text/fold-text.domain.ts';

const MAX_WORDS = 6;
const FEWEST_DIGITS = 5;
const PHONE = /^[+\d\s()-]+$/;

/**
 * What was typed as a query of `app_user.search`: every word has to begin one of its words. Null when nothing typed is a letter or
 * a digit, which finds nobody.
 */
export function searchQuery(text: string): string | null {
  const words = wordsOf(text.trim());
  return words.length === 0 ? null : words.slice(0, MAX_WORDS).map(startOf).join(' & ');
}

/**
 * The digits a phone (`desk_person.phone_key`) may begin with; null for what is no phone. People say 8 for 7, and a code of a town
 * begins with 8, too.
 */
export function phoneStarts(text: string): readonly string[] | null {
  const typed = text.trim();
  const digits = typed.replaceAll(/\D/g, '');
  if (!PHONE.test(typed) || digits.length < FEWEST_DIGITS) return null;
  return /^[78]/.test(digits) ? [digits, digits.slice(1)] : [digits];
}

const startOf = (word: string): string => `'${word}':*`;

/** Made of letters, digits and what an e-mail has, so that nothing of them is an operator of the query. */
const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/[\s,;]+/)
    .flatMap((word) =>
      word.includes('@') ? [word.replaceAll(/[^\p{L}\p{N}@._+-]/gu, '')] : word.split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
