import { expect, test } from 'vitest';
import { inputOfMoment, momentOfInput } from './moment-input.domain.ts';

test('what is typed is a moment of Moscow, wherever the browser is', () => {
  expect(momentOfInput('2026-12-01T00:00')).toBe('2026-11-30T21:00:00.000Z');
  expect(inputOfMoment('2026-11-30T21:00:00.000Z')).toBe('2026-12-01T00:00');
});

test('nothing typed or no moment is no moment', () => {
  expect(momentOfInput('')).toBeUndefined();
  expect(momentOfInput('2026-13-01T00:00')).toBeUndefined();
  expect(inputOfMoment(null)).toBe('');
});
