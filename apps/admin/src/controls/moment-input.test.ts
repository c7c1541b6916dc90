import { expect, test } from 'vitest';
import { inputOfMoment, momentOfInput } from './moment-input.domain.ts';

test('what is typed is a moment of Moscow, wherever the browser is, and midnight without a time', () => {
  expect(momentOfInput('2026-12-01T09:30')).toBe('2026-12-01T06:30:00.000Z');
  expect(momentOfInput('2026-12-01')).toBe('2026-11-30T21:00:00.000Z');
  expect(inputOfMoment('2026-11-30T21:00:00.000Z')).toBe('2026-12-01T00:00');
  expect(inputOfMoment(null)).toBe('');
});

test.each(['31.02.2027', '2027-02-31', '2027-02-01T25:00', '2027-02-01T9', 'T10:00'])(
  '«%s» is no moment, and not the same as nothing typed',
  (text) => {
    expect(momentOfInput(text)).toBeNull();
    expect(momentOfInput('')).toBeUndefined();
  },
);
