import { kopecks, rubles } from '@proverka/validation/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planHolds, planParts } from './ledger.domain.ts';

const item = (itemId: string, price: number, bonusAllowed = true) => ({
  itemId,
  price: rubles(price),
  bonusAllowed,
});

describe('money reserved for items', () => {
  test('bonus money is spent first and own money pays the rest', () => {
    const balances = { paid: rubles(1000), bonus: rubles(600) };
    expect(planHolds(balances, [item('a', 499), item('b', 499)])).toEqual({
      ok: true,
      value: [
        { itemId: 'a', bonus: rubles(499), paid: 0 },
        { itemId: 'b', bonus: rubles(101), paid: rubles(398) },
      ],
    });
  });

  test('bonus money never pays an item it may not pay', () => {
    const balances = { paid: rubles(499), bonus: rubles(1000) };
    expect(planHolds(balances, [item('urgent', 499, false)])).toMatchObject({
      value: [{ bonus: 0, paid: rubles(499) }],
    });
    expect(planHolds(balances, [item('urgent', 500, false)])).toEqual({
      ok: false,
      refusal: { code: 'insufficient_funds' },
    });
  });

  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(kopecks);
  const reservation = fc.record({ itemId: fc.uuid(), price: amount, bonusAllowed: fc.boolean() });

  test('either every item is paid in full or none is', () => {
    fc.assert(
      fc.property(amount, amount, fc.array(reservation, { maxLength: 6 }), (paid, bonus, reservations) => {
        const plan = planHolds({ paid, bonus }, reservations);
        if (!plan.ok) {
          const forBonus = reservations
            .filter((one) => one.bonusAllowed)
            .reduce((sum, one) => sum + one.price, 0);
          const total = reservations.reduce((sum, one) => sum + one.price, 0);
          expect(total - Math.min(bonus, forBonus)).toBeGreaterThan(paid);
          return;
        }
        expect(plan.value.map((hold) => hold.paid + hold.bonus)).toEqual(
          reservations.map((one) => one.price),
        );
        expect(plan.value.reduce((sum, hold) => sum + hold.bonus, 0)).toBeLessThanOrEqual(bonus);
        expect(plan.value.reduce((sum, hold) => sum + hold.paid, 0)).toBeLessThanOrEqual(paid);
      }),
    );
  });

  test("in a mixed payment the balance pays what it can and the card at least the provider's minimum", () => {
    const least = rubles(1);
    fc.assert(
      fc.property(amount, amount, fc.array(reservation, { maxLength: 6 }), (paid, bonus, reservations) => {
        const parts = planParts({ paid, bonus }, reservations, least);
        const sumOf = (name: 'bonus' | 'paid' | 'card') => parts.reduce((sum, part) => sum + part[name], 0);
        const total = reservations.reduce((sum, one) => sum + one.price, 0);
        expect(parts.map((part) => part.bonus + part.paid + part.card)).toEqual(
          reservations.map((one) => one.price),
        );
        for (const part of parts)
          expect(Math.min(part.bonus, part.paid, part.card)).toBeGreaterThanOrEqual(0);
        expect(sumOf('bonus')).toBeLessThanOrEqual(bonus);
        expect(sumOf('paid')).toBeLessThanOrEqual(paid);
        expect(sumOf('card')).toBeGreaterThanOrEqual(Math.min(least, total));
        const forbidden = new Set(
          reservations.filter((one) => !one.bonusAllowed).map(({ itemId }) => itemId),
        );
        for (const { itemId, bonus: spent } of parts) if (forbidden.has(itemId)) expect(spent).toBe(0);
        // A card pays more than needed only when own money is used up.
        if (sumOf('card') > least) expect(sumOf('paid')).toBe(paid);
      }),
    );
  });
});
