import { expect, test } from 'vitest';
import { breakLines } from './line-breaks.domain.ts';

const letters = (word: string) => word.length;

test('a text that fits stays on one line', () => {
  expect(breakLines('один два', 20, 1, letters)).toEqual(['один два']);
});

test('lines are balanced, so that no word is left alone', () => {
  expect(breakLines('aaaa bbbb cccc dddd', 14, 1, letters)).toEqual(['aaaa bbbb', 'cccc dddd']);
});

test('a non-breaking space is never broken, and a word wider than the line gets its own', () => {
  expect(breakLines('проверка по\u00a0базе', 12, 1, letters)).toEqual(['проверка', 'по\u00a0базе']);
  expect(breakLines('a оченьдлинноеслово b', 6, 1, letters)).toEqual(['a', 'оченьдлинноеслово', 'b']);
});
