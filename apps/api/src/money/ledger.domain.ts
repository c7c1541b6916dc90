import type { Money } from '@proverka/words/money';
import { ZERO, add, kopecks, subtract } from '@proverka/validation/money';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';

export interface Balances {
  readonly paid: Money;
  readonly bonus: Money;
}

/** The amount to reserve for one item; `bonusAllowed` is false for items that bonus money may not pay. */
export interface Reservation {
  readonly itemId: string;
  readonly price: Money;
  readonly bonusAllowed: boolean;
}

export interface PlannedHold {
  readonly itemId: string;
  readonly bonus: Money;
  readonly paid: Money;
}

export interface PlannedParts extends PlannedHold {
  /** The amount left for a card. */
  readonly card: Money;
}

/** Bonus money first where allowed, own money for the rest; all items or none. */
export function planHolds(
  balances: Balances,
  reservations: readonly Reservation[],
): Result<readonly PlannedHold[], 'insufficient_funds'> {
  let { bonus } = balances;
  const holds = reservations.map(({ itemId, price, bonusAllowed }) => {
    const fromBonus = bonusAllowed ? least(bonus, price) : ZERO;
    bonus = subtract(bonus, fromBonus);
    return { itemId, bonus: fromBonus, paid: subtract(price, fromBonus) };
  });
  const needed = add(...holds.map(({ paid }) => paid));
  return needed > balances.paid ? refuse('insufficient_funds') : done(holds);
}

const least = (one: Money, other: Money): Money => kopecks(Math.min(one, other));

/**
 * Splits an order between balance and card: bonus money first where allowed, then own money, item by item. The card pays at
 * least `leastByCard`, so that the provider accepts the payment.
 */
export function planParts(
  balances: Balances,
  reservations: readonly Reservation[],
  leastByCard: Money,
): readonly PlannedParts[] {
  const total = add(...reservations.map(({ price }) => price));
  let fromBalance = kopecks(Math.max(0, total - leastByCard));
  let { bonus, paid } = balances;
  const take = (purse: Money, price: Money): Money => least(least(purse, price), fromBalance);
  const withBonus = reservations.map(({ itemId, price, bonusAllowed }) => {
    const part = bonusAllowed ? take(bonus, price) : ZERO;
    [bonus, fromBalance] = [subtract(bonus, part), subtract(fromBalance, part)];
    return { itemId, bonus: part, left: subtract(price, part) };
  });
  return withBonus.map(({ itemId, bonus: spent, left }) => {
    const part = take(paid, left);
    [paid, fromBalance] = [subtract(paid, part), subtract(fromBalance, part)];
    return { itemId, bonus: spent, paid: part, card: subtract(left, part) };
  });
}
