import { kopecks } from '@proverka/validation/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planReturn, wholeOf } from './plan-return.domain.ts';

const sums = fc.integer({ min: 0, max: 100_000 }).map(kopecks);
const lefts = fc
  .record({ own: sums, bonus: sums, card: sums, hasBalance: fc.constantFrom(true, false) })
  .map(({ own, bonus, card, hasBalance }) => ({
    own,
    bonus,
    card: kopecks(Math.min(card, own)),
    hasBalance,
  }));
const wishes = fc.record({
  amount: fc.option(fc.integer({ min: 1, max: 250_000 }).map(kopecks)),
  target: fc.constantFrom('card' as const, 'balance' as const, undefined),
});

test('a return is the sum that was asked for, within what is left of each purse, or it is refused', () => {
  fc.assert(
    fc.property(lefts, wishes, (left, wish) => {
      const plan = planReturn(left, wish);
      if (!plan.ok) return;
      const { own, bonus, toCard } = plan.value;
      expect(own + bonus).toBe(wish.amount ?? wholeOf(left));
      expect(own).toBeLessThanOrEqual(left.own);
      expect(bonus).toBeLessThanOrEqual(left.bonus);
      expect(toCard).toBeLessThanOrEqual(Math.min(own, left.card));
      if (wish.target === 'balance') expect(toCard).toBe(0);
      if (wish.target === 'card' || !left.hasBalance) expect(toCard).toBe(own + bonus);
    }),
  );
});

test('a return that names the card is refused with what the card can have', () => {
  const left = { own: kopecks(49_900), bonus: kopecks(0), card: kopecks(29_900), hasBalance: true };
  const plan = planReturn(left, { amount: null, target: 'card' });
  expect(plan).toMatchObject({ ok: false, refusal: { code: 'card_cannot_take' } });
  if (!plan.ok) expect(plan.refusal.detail?.replaceAll('\u00A0', ' ')).toContain('не больше 299 ₽');
});
