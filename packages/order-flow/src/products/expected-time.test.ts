import { expect, test } from 'vitest';
import { expectedTime } from './expected-time.domain.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [{ p50: 1800, p95: 10_800, measured: true }, 'обычно 30 мин, иногда до 3 ч'],
  [{ p50: 61, p95: 100, measured: true }, 'обычно 2 мин'],
  [{ p50: 1800, p95: 1800, measured: false }, 'от 30 мин'],
  [{ p50: 60, p95: 120, measured: false }, 'около 1 минуты'],
  [{ p50: 12, p95: 50, measured: true }, 'обычно до минуты'],
  [{ p50: 90_000, p95: 260_000, measured: true }, 'обычно 25 ч, иногда до 4 дн.'],
])('the expected time %j is worded «%s»', (expected, words) => {
  expect(plain(expectedTime(expected))).toBe(words);
});

test('a number and its unit are not broken between lines', () => {
  expect(expectedTime({ p50: 1800, p95: 10_800, measured: true })).toBe(
    'обычно 30\u00A0мин, иногда до\u00A03\u00A0ч',
  );
});
