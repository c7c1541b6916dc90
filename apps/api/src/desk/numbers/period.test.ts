import { expect, test } from 'vitest';
import { daysOf, partsOf } from './period.domain.ts';

test.each([
  ['2026-01-01', '2026-12-31', '2026-01-01', '2026-12-31', []],
  ['2026-01-31', '2026-03-01', '2026-02-01', '2026-02-28', ['2026-01-31', '2026-03-01']],
  ['2028-02-01', '2028-02-29', '2028-02-01', '2028-02-29', []],
  ['2025-12-02', '2026-02-27', '2026-01-01', '2026-01-31', null],
])('%s to %s has the whole months %s to %s', (from, to, first, last, around) => {
  const { months, days } = partsOf({ from, to });
  expect(months).toEqual({ from: first, to: last });
  if (around !== null) expect(days.flatMap(daysOf)).toEqual(around);
});

test.each([
  ['2026-01-02', '2026-01-31'],
  ['2026-01-02', '2026-02-27'],
  ['2026-01-15', '2026-01-15'],
])('%s to %s has no whole month', (from, to) => {
  expect(partsOf({ from, to })).toEqual({ months: null, days: [{ from, to }] });
});

test('every day of any period is in exactly one part', () => {
  for (const [from, to] of [
    ['2023-12-17', '2024-12-16'],
    ['2024-02-29', '2024-03-31'],
    ['2024-01-01', '2024-01-31'],
  ] as const) {
    const { months, days } = partsOf({ from, to });
    const parts = [...days, ...(months === null ? [] : [months])].flatMap(daysOf);
    expect(parts.toSorted()).toEqual(daysOf({ from, to }));
  }
});
