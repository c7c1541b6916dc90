import { describe, expect, test } from 'vitest';
import { expectedWords, overdueWords } from './expected-time.ts';
import { durationWords, momentWords } from './moments.ts';
import { typeset } from '@proverka/ui-kit/typeset';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('times in words', () => {
  test.each([
    [12, 'меньше минуты'],
    [60, '1 мин'],
    [1800, '30 мин'],
    [6600, '110 мин'],
    [18_000, '5 ч'],
    [86_400, '24 ч'],
    [432_000, '5 дн.'],
  ])('%i seconds are worded «%s»', (seconds, words) => {
    expect(plain(durationWords(seconds))).toBe(words);
  });

  test("an instant is shown in Moscow time whatever the reader's time zone", () => {
    expect(plain(momentWords('2026-11-20T22:30:00.000Z'))).toBe('21.11.2026 в 01:30 (МСК)');
  });

  test('the expected time states the usual time, and the longest when it differs', () => {
    expect(plain(expectedWords({ p50: 1800, p95: 86_400, measured: false }))).toBe(
      'обычно 30 мин, иногда до 24 ч',
    );
    expect(plain(expectedWords({ p50: 40, p95: 55, measured: true }))).toBe('обычно меньше минуты');
  });

  test('a wait within the usual time is not commented on', () => {
    const expected = { p50: 1800, p95: 7200, measured: true };
    expect(overdueWords(expected, 1700)).toBe('');
    expect(overdueWords(expected, 1900)).toContain('проверка продолжается');
    expect(overdueWords(expected, 8000)).toContain('деньги вернутся');
  });
});

describe('Russian typography', () => {
  test('quotes, dashes and non-breaking spaces follow Russian typography', () => {
    expect(typeset('ПАО "Сбербанк" - залог, № 5 на 54,3 кв. м, д. 10')).toBe(
      'ПАО\u00a0«Сбербанк»\u00a0— залог, №\u00a05 на\u00a054,3\u00a0кв. м, д.\u00a010',
    );
  });
});
