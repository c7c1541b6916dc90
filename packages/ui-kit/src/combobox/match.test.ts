import { describe, expect, test } from 'vitest';
import { matchParts } from './match.ts';

const marked = (text: string, query: string): string =>
  matchParts(text, query)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');

describe('highlight of a match', () => {
  test.each([
    ['г Москва, ул Тверская, д 1', 'мос твер', 'г [Мос]ква, ул [Твер]ская, д 1'],
    ['ул Королёва', 'короле', 'ул [Королё]ва'],
    ['Тестовая улица', 'лица', 'Тестовая улица'],
    ['д 1 (корп. 2)', '(корп', 'д 1 ([корп]. 2)'],
    ['д 10, кв 1', '1 10', 'д [10], кв [1]'],
    ['Тестовая', '  ', 'Тестовая'],
  ])('the text «%s» searched for «%s» is highlighted as «%s»', (text, query, shown) => {
    expect(marked(text, query)).toBe(shown);
  });
});
