import type { Money } from '@proverka/words/money';
import { ZERO, kopecks } from '@proverka/validation/money';

/**
 * A price less a percentage, in whole rubles, halves up: the specification's price lists (sections 1 and 9) are in whole
 * rubles, and kopecks remain only where the list price has them and nothing was deducted. A price above zero stays at one ruble
 * at least, and rounding never raises a price.
 */
export function lessPercent(price: Money, percent: number): Money {
  if (percent <= 0 || price === 0) return price;
  if (percent >= 100) return ZERO;
  const wholeRubles = Math.max(1, Math.round((price * (100 - percent)) / 10_000));
  return kopecks(Math.min(price, wholeRubles * 100));
}

/** A price less an amount, zero at least. */
export const lessAmount = (price: Money, amount: Money): Money => kopecks(Math.max(0, price - amount));

/**
 * Section 9, the sell percent: by how many per cent, rounded up, one price exceeds another; 0 when it does not or when the
 * other is zero.
 */
export const sellPercent = (price: Money, basePrice: Money): number =>
  basePrice > 0 && price > basePrice ? Math.ceil(((price - basePrice) * 100) / basePrice) : 0;
