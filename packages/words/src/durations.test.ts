import { expect, test } from 'vitest';
import { durationAtMost, durationWords } from './durations.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test.each([
  [12, 'меньше минуты'],
  [60, '1 мин'],
  [1800, '30 мин'],
  [6600, '110 мин'],
  [18_000, '5 ч'],
  [86_400, '24 ч'],
  [432_000, '5 дн.'],
])('who waits is told of %i seconds as «%s»', (seconds, words) => {
  expect(plain(durationWords(seconds))).toBe(words);
});

test.each([
  [12, 'до минуты'],
  [61, '2 мин'],
  [5400, '90 мин'],
  [5401, '2 ч'],
  [172_800, '48 ч'],
  [172_801, '3 дн.'],
])('who is about to buy is told of %i seconds as «%s», rounded up', (seconds, words) => {
  expect(plain(durationAtMost(seconds))).toBe(words);
});
