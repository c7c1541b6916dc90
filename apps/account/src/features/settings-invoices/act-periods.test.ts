import { expect, test } from 'vitest';
import { actPeriods } from './act-periods.domain.ts';

const of = (today: string) => actPeriods(today).map(({ from, to }) => `${from}–${to}`);

test('the usual periods of acts are whole months and quarters, or go on until today', () => {
  expect(of('2026-11-28')).toEqual([
    '2026-10-01–2026-10-31',
    '2026-07-01–2026-09-30',
    '2026-11-01–2026-11-28',
    '2026-10-01–2026-11-28',
  ]);
  expect(of('2024-03-31')).toEqual([
    '2024-02-01–2024-02-29',
    '2023-10-01–2023-12-31',
    '2024-03-01–2024-03-31',
    '2024-01-01–2024-03-31',
  ]);
});
