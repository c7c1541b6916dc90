import { expect, test } from 'vitest';
import { judgeSource } from './judge-source.domain.ts';

const lately = (questions: number, failed: number, quietSeconds: number | null = 1) => ({
  questions,
  failed,
  quietSeconds,
});

test('an outage opens when half of at least six questions had no answer', () => {
  expect(judgeSource(lately(6, 3), false)).toBe('open');
  expect(judgeSource(lately(40, 20), false)).toBe('open');
  expect(judgeSource(lately(40, 19), false)).toBe('stays');
  expect(judgeSource(lately(5, 5), false)).toBe('stays');
  expect(judgeSource(lately(0, 0, null), false)).toBe('stays');
});

test('an outage closes when three quarters are answered again, so that a source on the edge does not flicker', () => {
  expect(judgeSource(lately(8, 2), true)).toBe('recovered');
  expect(judgeSource(lately(1, 0), true)).toBe('recovered');
  expect(judgeSource(lately(8, 3), true)).toBe('stays');
  expect(judgeSource(lately(8, 8), true)).toBe('stays');
});

test('an outage that nobody asks about any more ends after half an hour', () => {
  expect(judgeSource(lately(0, 0, 1801), true)).toBe('quiet');
  expect(judgeSource(lately(0, 0, null), true)).toBe('quiet');
  expect(judgeSource(lately(0, 0, 1799), true)).toBe('stays');
});
