import type { Money } from '@proverka/words/money';
import { add, kopecks } from '@proverka/validation/money';
import type { Price } from './price.domain.ts';

/**
 * Divides an amount in proportion to weights, exact to the kopeck: the parts add up to it, and each differs from its exact
 * share by less than a kopeck. What rounding leaves goes to the largest remainders, of equal ones to the first.
 */
export function apportion(amount: Money, weights: readonly Money[]): readonly Money[] {
  const whole = BigInt(add(...weights));
  if (whole === 0n) return weights.map(() => kopecks(0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((share) => share / whole);
  const left = Number(BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n));
  const first = exact
    .map((share, place) => ({ place, remainder: share % whole }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.place - other.place)
    .slice(0, left);
  return parts.map((part, place) =>
    kopecks(Number(part) + (first.some((raised) => raised.place === place) ? 1 : 0)),
  );
}

const isDeduction = new Set(['special', 'tariff', 'campaign', 'coupon']);

/**
 * What an item's price names for checks of their own, by type of check: the parts named after it, less their share of the
 * discount. Discounts are offers for the base price (`pricing.domain.ts`), so only its parts share them. A check the price
 * does not name is part of the whole and absent here.
 */
export function namedPrices(
  { parts }: Price,
  isCheck: (type: string) => boolean,
): ReadonlyMap<string, Money> {
  const base = parts.filter(({ kind }) => kind === 'base');
  const deductions = parts.filter(({ kind }) => isDeduction.has(kind)).map(({ amount }) => amount);
  const baseTotal = add(...base.map(({ amount }) => amount), ...deductions);
  const shares = apportion(
    baseTotal,
    base.map(({ amount }) => amount),
  );
  const charged = [
    ...base.map(({ component }, place) => ({ component, amount: shares[place] ?? kopecks(0) })),
    ...parts.filter(({ kind }) => kind === 'component'),
  ];
  const named = new Map<string, Money>();
  for (const { component, amount } of charged) {
    if (isCheck(component) && amount > 0)
      named.set(component, add(named.get(component) ?? kopecks(0), amount));
  }
  return named;
}

export interface Purses {
  readonly bonus: Money;
  /** Own money without the card's part. */
  readonly own: Money;
  readonly card: Money;
}

/** The part of a returned amount that each purse gets, as each of them paid; never more than it still holds. */
export function shareOfPurses(amount: Money, { bonus, own, card }: Purses): Purses {
  const whole = add(bonus, own, card);
  const [toBonus, toOwn, toCard] = apportion(kopecks(Math.min(amount, whole)), [bonus, own, card]);
  return { bonus: toBonus ?? kopecks(0), own: toOwn ?? kopecks(0), card: toCard ?? kopecks(0) };
}
