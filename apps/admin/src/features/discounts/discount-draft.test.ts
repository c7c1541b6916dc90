import { expect, test } from 'vitest';
import { exampleDiscount } from '../../controls/prices.fixtures.ts';
import { blankDiscount, discountOfTyped, typedOf } from './discount-draft.domain.ts';

const typed = { ...blankDiscount, code: 'autumn', title: 'Осень', off: '20' };

test('what is shown and not touched is sent back as it was, to the second', () => {
  const before = { ...exampleDiscount, starts_at: '2026-11-19T09:12:45.000Z' };
  const { id: _id, kind: _kind, created_at: _at, uses: _uses, ...fields } = before;
  expect(discountOfTyped('campaign', typedOf(before), before).value).toEqual(fields);
});

test('a campaign has no limits, whatever was typed before', () => {
  const limited = { ...typed, maxUses: '5', personId: 'somebody' };
  expect(discountOfTyped('campaign', limited, null).value).toMatchObject({ max_uses: null, person_id: null });
  expect(discountOfTyped('promocode', limited, null).value).toMatchObject({ max_uses: 5 });
});

test.each([
  ['no title', { title: ' ' }, /название/],
  ['no code', { code: '' }, /код/],
  ['nothing off', { off: '0' }, /насколько/],
  ['more than everything', { off: '101' }, /от 1 до 100/],
  ['half a per cent', { off: '0,5' }, /от 1 до 100/],
  ['a limit of nothing', { maxUses: '0' }, /Ограничение/],
  ['no such day', { until: '2027-02-31' }, /Дата/],
])('a promo code with %s is told what it lacks', (_what, more, words) => {
  expect(discountOfTyped('promocode', { ...typed, ...more }, null).missing).toMatch(words);
});
