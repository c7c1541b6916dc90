/** `start` is where the part begins in the text. */
export type MatchPart = { text: string; start: number; matched: boolean };

/** ё is typed as е as often as not. */
const letters = (word: string): string => word.replace(/[её]/gi, '[её]');

/** Cuts a text at the beginnings of words that the query holds: «мос твер» in «г Москва, ул Тверская». */
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
