import type { Money } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';

/** «+1 000 ₽», «−499 ₽»: a minus of the width of a plus, so that a column of sums stands straight. */
export function signedMoney(amount: Money): string {
  return amount < 0 ? formatMoney(amount) : `+${formatMoney(amount)}`;
}
