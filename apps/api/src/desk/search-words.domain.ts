import { foldText } from '#platform/text/fold-text.domain.ts';

const MAX_WORDS = 6;
const FEWEST_DIGITS = 5;
const PHONE = /^[+\d\s()-]+$/;
const NUMBER_DIGITS = 10;

/**
 * What was typed as a query of `app_user.search`: every word has to begin one of its words. Null when nothing typed is a letter or
 * a digit, which finds nobody.
 */
export function searchQuery(text: string): string | null {
  const typed = text.trim();
  const digits = typed.replaceAll(/\D/g, '');
  if (PHONE.test(typed) && digits.length >= FEWEST_DIGITS) return phoneQuery(digits);
  const words = wordsOf(typed);
  return words.length === 0 ? null : words.slice(0, MAX_WORDS).map(startOf).join(' & ');
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

/** People say 8 for 7, and a code of a town begins with 8, too. */
function phoneQuery(digits: string): string {
  if (digits.length > NUMBER_DIGITS && /^[78]/.test(digits)) return startOf(digits.slice(1));
  return digits.startsWith('8') ? `${startOf(digits)} | ${startOf(`7${digits.slice(1)}`)}` : startOf(digits);
}
