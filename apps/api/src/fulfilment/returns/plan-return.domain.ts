import type { RefundTarget } from '@proverka/contract/refund';
import { ZERO, add, kopecks, subtract } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';

/** What can still be given back of an item. */
export interface Returnable {
  readonly own: Money;
  readonly bonus: Money;
  /** The part of `own` that what paid the order can have back. */
  readonly card: Money;
  /** False for a destroyed account: nobody can reach its balance. */
  readonly hasBalance: boolean;
}

export interface WantedReturn {
  /** null: all that is left. */
  readonly amount: Money | null;
  /** undefined: each part goes back to where it came from. */
  readonly target: RefundTarget | undefined;
}

export interface PlannedReturn {
  readonly own: Money;
  readonly bonus: Money;
  /** Of `own`; the rest stays on the balance. */
  readonly toCard: Money;
}

export const wholeOf = ({ own, bonus }: Pick<Returnable, 'own' | 'bonus'>): Money => add(own, bonus);

const least = (one: Money, other: Money): Money => kopecks(Math.min(one, other));

/** Own money goes back before bonus money, which is worth less to the customer. Who names a card gets all of it on the card, or a refusal. */
export function planReturn(
  left: Returnable,
  { amount, target }: WantedReturn,
): Result<PlannedReturn, 'refund_too_large' | 'card_cannot_take' | 'account_destroyed'> {
  const whole = wholeOf(left);
  const sum = amount ?? whole;
  if (sum > whole)
    return refuse('refund_too_large', { detail: `Вернуть можно не больше ${formatMoney(whole)}` });
  if (target === 'balance' && !left.hasBalance) return refuse('account_destroyed');
  const own = least(sum, left.own);
  const toCard = target === 'balance' ? ZERO : least(own, left.card);
  const isOnlyToCard = target === 'card' || !left.hasBalance;
  if (isOnlyToCard && toCard < sum) return refuse('card_cannot_take', detailOf(left));
  return done({ own, bonus: subtract(sum, own), toCard });
}

const detailOf = ({ card }: Returnable) =>
  card === 0
    ? {}
    : {
        detail: `Туда, откуда платили, можно вернуть не больше ${formatMoney(card)}: остальное оплачено с баланса`,
      };
