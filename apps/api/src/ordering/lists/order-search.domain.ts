import { foldText } from '#platform/text/fold-text.domain.ts';

/** Enough to tell any order from the others; more words only cost time. */
const MAX_WORDS = 8;

/** What a search finds: every word somewhere in the text. Patterns for `like`, the visitor's own signs taken literally. */
export function searchPatterns(query: string): string[] {
  return foldText(query)
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
