import { expect, test } from 'vitest';
import { counted, wordFor } from './counted.ts';

const rules = new Intl.PluralRules('ru-RU');
const numbers = [...Array.from({ length: 226 }, (_, count) => count), 1001, 1011, 10_012, 1_000_021];

test('a noun follows its number as the language’s rules have it', () => {
  for (const count of numbers)
    expect([count, wordFor(count, 'one', 'few', 'many')]).toEqual([count, rules.select(count)]);
});

test.each([
  [1, '1 запись'],
  [12, '12 записей'],
  [1203, '1 203 записи'],
])('%i is %s, in one piece', (count, words) => {
  expect(counted(count, 'запись', 'записи', 'записей')).toBe(words.replaceAll(' ', '\u00A0'));
});
