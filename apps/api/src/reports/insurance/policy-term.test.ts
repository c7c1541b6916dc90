import { expect, test } from 'vitest';
import { policyEnd } from './policy-term.domain.ts';

test.each([
  ['2026-11-27', 12, '2027-11-26'],
  ['2026-01-01', 1, '2026-01-31'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
])('a policy that begins on %s and holds %i months ends on %s', (day, months, end) => {
  expect(policyEnd(day, months)).toBe(end);
});
