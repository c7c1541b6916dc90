import type { Money } from '@proverka/words/money';
import { formatMoney } from '@proverka/words/money';

/** «+1 000 ₽», «−499 ₽»: with a minus as wide as a plus, so that sums align in a column. */
export function signedMoney(amount: Money): string {
  return amount < 0 ? formatMoney(amount) : `+${formatMoney(amount)}`;
}
