import { expect, test } from 'vitest';
import { roomsWords, salesWords } from './sale-words.domain.ts';

const on = (...dates: string[]) => dates.map((date) => ({ date }));

test.each([
  [on('2026-03-01'), '1 продажа за 2026 год'],
  [on('2026-03-01', '2020-01-01'), '2 продажи с 2020 по 2026 год'],
  [on(...Array.from({ length: 11 }, () => '2025-01-01')), '11 продаж за 2025 год'],
])('%j: %s', (sales, words) => {
  expect(salesWords(sales)).toBe(words);
});

test('rooms are told apart from a studio and from silence', () => {
  expect([0, 3, null].map(roomsWords)).toEqual(['студия', '3 комн.', '—']);
});
