import { expect, test } from 'vitest';
import { flatWords, salesWords } from './sale-words.domain.ts';

const on = (...dates: string[]) => dates.map((date) => ({ date }));

test.each([
  [on('2026-03-01'), '1 продажа за 2026 год'],
  [on('2026-03-01', '2020-01-01'), '2 продажи с 2020 по 2026 год'],
  [on(...Array.from({ length: 11 }, () => '2025-01-01')), '11 продаж за 2025 год'],
])('the sales %j are summed up as «%s»', (sales, words) => {
  expect(salesWords(sales).replaceAll('\u00A0', ' ')).toBe(words);
});

test.each([
  [{ rooms: 2, area_m2: 54.3, floor: 3 }, '2 комн., 54,3 м², 3 этаж'],
  [{ rooms: 0, area_m2: 25, floor: null }, 'студия, 25 м²'],
  [{ rooms: null, area_m2: 40, floor: 1 }, '40 м², 1 этаж'],
])('the flat %j is described without missing parts', (flat, words) => {
  expect(flatWords(flat).replaceAll('\u00A0', ' ')).toBe(words);
});
