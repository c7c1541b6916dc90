import { foldText } from '#platform/text/fold-text.domain.ts';

/** Enough to identify any order; more words would only cost time. */
const MAX_WORDS = 8;

/** Patterns for `like`: every word must occur somewhere in the text, and the visitor's own wildcards are escaped. */
export function searchPatterns(query: string): string[] {
  return foldText(query)
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
