import { expect, test } from 'vitest';
import { afterWorkingDays, isWorkingDay } from './working-days.domain.ts';

test.each([
  ['2026-11-23', 7, '2026-12-02'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-03', 1, '2026-11-05'],
  ['2026-04-30', 3, '2026-05-06'],
  ['2025-12-31', 1, '2026-01-12'],
  ['2026-12-29', 2, '2027-01-11'],
])('from %s, %i working days end on %s', (day, count, end) => {
  expect(afterWorkingDays(day, count)).toBe(end);
});

test.each(['2026-01-09', '2026-03-09', '2026-12-31', '2026-11-21'])('%s is a day off', (day) => {
  expect(isWorkingDay(day)).toBe(false);
});
