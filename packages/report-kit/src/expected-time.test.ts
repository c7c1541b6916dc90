import { expect, test } from 'vitest';
import { expectedWords, overdueWords, waitWords } from './expected-time.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('the usual time is told, and the longest one when it differs', () => {
  expect(plain(expectedWords({ p50: 1800, p95: 86_400, measured: false }))).toBe(
    'обычно 30 мин, иногда до 24 ч',
  );
  expect(plain(expectedWords({ p50: 40, p95: 55, measured: true }))).toBe('обычно меньше минуты');
});

test('how long one has waited is told once it is known', () => {
  const expected = { p50: 1800, p95: 86_400, measured: false };
  expect(plain(waitWords(expected, 120))).toBe('прошло 2 мин, обычно 30 мин, иногда до 24 ч');
  expect(plain(waitWords(expected, null))).toBe('обычно 30 мин, иногда до 24 ч');
  expect(overdueWords(expected, null)).toBe('');
});

test('a wait within the usual time is not commented on', () => {
  const expected = { p50: 1800, p95: 7200, measured: true };
  expect(overdueWords(expected, 1700)).toBe('');
  expect(overdueWords(expected, 1900)).toContain('проверка продолжается');
  expect(overdueWords(expected, 8000)).toContain('деньги вернутся');
});
