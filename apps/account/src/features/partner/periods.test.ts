import { expect, test } from 'vitest';
import { daysOf } from './periods.domain.ts';

test.each([
  ['all', '2026-11-21', {}],
  ['month', '2026-11-21', { from: '2026-11-01', to: '2026-11-21' }],
  ['last-month', '2026-11-21', { from: '2026-10-01', to: '2026-10-31' }],
  ['last-month', '2027-01-05', { from: '2026-12-01', to: '2026-12-31' }],
  ['last-month', '2028-03-31', { from: '2028-02-01', to: '2028-02-29' }],
  ['year', '2026-11-21', { from: '2026-01-01', to: '2026-11-21' }],
] as const)('the period %s on %s has its first and last day', (period, today, days) => {
  expect(daysOf(period, today)).toEqual(days);
});
