import { expect, test } from 'vitest';
import { bannerState } from './banner.domain.ts';

const banner = { starts_on: '2026-11-10', ends_on: '2026-11-20', is_enabled: true };

test.each([
  ['2026-11-09', 'waiting'],
  ['2026-11-10', 'shown'],
  ['2026-11-20', 'shown'],
  ['2026-11-21', 'over'],
])('a banner is shown from its first day to its last, both included: on %s it is %s', (day, state) => {
  expect(bannerState(banner, day)).toBe(state);
});

test('a banner without a last day is shown until somebody switches it off', () => {
  expect(bannerState({ ...banner, ends_on: null }, '2999-01-01')).toBe('shown');
  expect(bannerState({ ...banner, is_enabled: false }, '2026-11-15')).toBe('off');
});
