import { expect, test } from 'vitest';
import { counted, countedPlainly, wordFor } from './plural.ts';

test.each([
  [0, 'записей'],
  [1, 'запись'],
  [4, 'записи'],
  [5, 'записей'],
  [11, 'записей'],
  [14, 'записей'],
  [21, 'запись'],
  [111, 'записей'],
  [1_000_022, 'записи'],
])('%i asks for «%s»', (count, word) => {
  expect(wordFor(count, 'запись', 'записи', 'записей')).toBe(word);
});

test.each([
  [1, '1 запись'],
  [12, '12 записей'],
  [1203, '1 203 записи'],
])('%i is %s, in one piece', (count, words) => {
  expect(counted(count, 'запись', 'записи', 'записей')).toBe(words.replaceAll(' ', '\u00A0'));
});

test('a stored text counts with a plain space and without groups', () => {
  expect(countedPlainly(1203, 'запись', 'записи', 'записей')).toBe('1203 записи');
});
