import { expect, test } from 'vitest';
import { monthsAfter } from './moscow-calendar.ts';

const later = (moment: string, months: number) => monthsAfter(new Date(moment), months).toISOString();

test('a month after is the same day and hour, or the last day of a shorter month', () => {
  expect(later('2026-01-15T09:00:00Z', 1)).toBe('2026-02-15T09:00:00.000Z');
  expect(later('2026-01-31T09:00:00Z', 1)).toBe('2026-02-28T09:00:00.000Z');
  expect(later('2026-12-31T09:00:00Z', 2)).toBe('2027-02-28T09:00:00.000Z');
});

test('the day is that of Moscow: late in the evening of UTC it is the next one already', () => {
  // 1 February in Moscow, though 31 January in London.
  expect(later('2026-01-31T22:30:00Z', 1)).toBe('2026-02-28T22:30:00.000Z');
  // 29 November in Moscow, and February has no such day.
  expect(later('2026-11-28T22:30:00Z', 3)).toBe('2027-02-27T22:30:00.000Z');
});

test('months before are counted alike', () => {
  expect(later('2026-03-31T09:00:00Z', -1)).toBe('2026-02-28T09:00:00.000Z');
  expect(later('2026-03-31T22:30:00Z', -1)).toBe('2026-02-28T22:30:00.000Z');
});
