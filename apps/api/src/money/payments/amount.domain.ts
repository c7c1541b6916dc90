import { toDecimalString } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';

/** An amount in the provider's format. */
export const amountOf = (money: Money): { value: string; currency: 'RUB' } => ({
  value: toDecimalString(money),
  currency: 'RUB',
});
