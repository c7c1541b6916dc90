import type { Money } from '@proverka/words/money';
import { formatMoney } from '@proverka/words/money';

/** «+1 000 ₽», «−499 ₽»: a minus of the width of a plus, so that a column of sums stands straight. */
export function signedMoney(amount: Money): string {
  return amount < 0 ? formatMoney(amount) : `+${formatMoney(amount)}`;
}
