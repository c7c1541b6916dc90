import { beforeEach, expect, test } from 'vitest';
import { forgetGuestCases } from './forget-guest-cases.ts';
import { forgetCase, keepCase, keptCases } from './kept-cases.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-20T10:00:00.000Z');
beforeEach(() => localStorage.clear());

test('a link is kept for thirty days after it was last opened, and then deleted from the browser', () => {
  keepCase('first', now);
  keepCase('second', now + 20 * day);
  expect(keptCases(now + 29 * day)).toEqual(['second', 'first']);
  expect(keptCases(now + 30 * day)).toEqual(['second']);
  expect(localStorage.getItem('guest-cases')).not.toContain('first');
  keepCase('second', now + 40 * day);
  expect(keptCases(now + 60 * day)).toEqual(['second']);
  expect(keptCases(now + 70 * day)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('five links are kept at most, and one or all of them are forgotten', () => {
  for (const token of ['a', 'b', 'c', 'd', 'e', 'f']) keepCase(token, now);
  expect(keptCases(now)).toEqual(['f', 'e', 'd', 'c', 'b']);
  forgetCase('d', now);
  expect(keptCases(now)).toEqual(['f', 'e', 'c', 'b']);
  forgetGuestCases();
  expect(localStorage).toHaveLength(0);
});

test.each(['not json', '{}', '["token"]', '[{"token":"token"}]', '[null]'])(
  'a storage that holds %s has no link',
  (stored) => {
    localStorage.setItem('guest-cases', stored);
    expect(keptCases(now)).toEqual([]);
  },
);
