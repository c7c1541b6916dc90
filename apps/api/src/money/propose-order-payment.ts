import type { Money } from '@proverka/words/money';
import type { Caller } from '#platform/audit/actor.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from './deps.ts';
import { proposeWithin } from './proposals/propose.ts';

export interface OrderPaymentWish {
  readonly orderId: string;
  readonly userId: string;
  /** What the order still needs before its work begins. */
  readonly amount: Money;
  readonly reason: string;
  readonly document: string;
}

/**
 * Books the payment of an order by a document, under the lock of that order: at once, or, above the configured sum, when another
 * person approves it (`isWaiting`).
 */
export async function proposeOrderPayment(
  deps: MoneyDeps,
  tx: Transaction,
  caller: Caller,
  { orderId, userId, amount, reason, document }: OrderPaymentWish,
): Promise<{ readonly proposalId: string; readonly isWaiting: boolean }> {
  const wish = { kind: 'order_payment', arguments: { orderId }, reason, document } as const;
  const proposed = await proposeWithin(deps, tx, caller, { ...wish, user_id: userId, amount });
  if (!proposed.ok) throw new Error(`the payment of an order was refused: ${proposed.refusal.code}`);
  const { proposal } = proposed.value;
  return { proposalId: proposal.proposal_id, isWaiting: proposal.state === 'waiting' };
}
