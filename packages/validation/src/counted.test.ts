import { expect, test } from 'vitest';
import { counted, wordFor } from './counted.ts';

const rules = new Intl.PluralRules('ru-RU');
const numbers = [...Array.from({ length: 226 }, (_, count) => count), 1001, 1011, 10_012, 1_000_021];

test('a noun agrees with its number by the rules of Russian', () => {
  for (const count of numbers)
    expect([count, wordFor(count, 'one', 'few', 'many')]).toEqual([count, rules.select(count)]);
});

test.each([
  [1, '1 запись'],
  [12, '12 записей'],
  [1203, '1 203 записи'],
])('%i is written «%s» with non-breaking spaces', (count, words) => {
  expect(counted(count, 'запись', 'записи', 'записей')).toBe(words.replaceAll(' ', '\u00A0'));
});
