/** `start` is the part's position in the text. */
export type MatchPart = { text: string; start: number; matched: boolean };

/** Many people type е for ё. */
const letters = (word: string): string => word.replace(/[её]/gi, '[её]');

/** Splits a text at the word beginnings that match the query: «мос твер» in «г Москва, ул Тверская». */
export function matchParts(text: string, query: string): MatchPart[] {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length === 0) return [{ text, start: 0, matched: false }];
  const longestFirst = words.sort((one, other) => other.length - one.length).map(letters);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'giu');
  let start = 0;
  return text
    .split(pattern)
    .map((part, index) => {
      start += part.length;
      return { text: part, start: start - part.length, matched: index % 2 === 1 };
    })
    .filter((part) => part.text !== '');
}
