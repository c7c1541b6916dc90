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
  const words = wordsOf(text.trim());
  if (words.length === 0) return null;
  return words
    .slice(0, MAX_WORDS)
    .map((word) => `'${word}':*`)
    .join(' & ');
}

/** Made of letters, digits and what an e-mail has, so that nothing of them is an operator of the query. */
function wordsOf(text: string): readonly string[] {
  const digits = text.replaceAll(/\D/g, '');
  if (PHONE.test(text) && digits.length >= FEWEST_DIGITS) return [phoneStart(digits)];
  return foldText(text)
    .split(/[\s,;]+/)
    .flatMap((word) =>
      word.includes('@') ? [word.replaceAll(/[^\p{L}\p{N}@._+-]/gu, '')] : word.split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** People say 8 for 7 and leave out both. */
const phoneStart = (digits: string): string =>
  digits.length > NUMBER_DIGITS && /^[78]/.test(digits) ? digits.slice(1) : digits;
