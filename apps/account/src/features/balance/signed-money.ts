import type { Money } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';

/** «+1 000 ₽», «−499 ₽»: with a minus as wide as a plus, so that sums align in a column. */
export function signedMoney(amount: Money): string {
  return amount < 0 ? formatMoney(amount) : `+${formatMoney(amount)}`;
}
