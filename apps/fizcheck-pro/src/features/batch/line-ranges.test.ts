import { expect, test } from 'vitest';
import { lineRanges } from './line-ranges.domain.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test.each([
  [[2], '2'],
  [[2, 3, 4, 7], '2–4, 7'],
  [[], ''],
  [[1, 3, 5, 7, 9, 11, 13, 14, 20], '1, 3, 5, 7, 9, 11 и ещё 3 строки'],
])('lines %j are named «%s»', (lines, words) => {
  expect(plain(lineRanges(lines))).toBe(words);
});

test('two thousand lines in a row are one range', () => {
  expect(lineRanges(Array.from({ length: 2000 }, (_, place) => place + 2))).toBe('2–2001');
});
