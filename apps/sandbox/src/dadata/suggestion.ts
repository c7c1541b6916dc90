export type Suggestion = { value: string; unrestricted_value: string; data: Record<string, unknown> };

export const suggestion = (
  value: string,
  unrestricted: string,
  data: Record<string, unknown>,
): Suggestion => ({
  value,
  unrestricted_value: unrestricted,
  data,
});

/** Lower-case words, without ё and quotation marks, split at everything that is neither a letter nor a digit. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^а-яa-z0-9]+/)
    .filter(Boolean);

/** Whether every word of the query is a prefix of some word of the text. */
export function beginsWords(query: string, words: string[]): boolean {
  const wanted = wordsOf(query);
  return wanted.length > 0 && wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
}
