import { add, kopecks, subtract } from '@proverka/validation/money';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { openRefund } from '../open-refund.ts';
import { openPayout } from '../payouts/open-payout.ts';
import type { Allowed } from '../proposals/proposal.store.ts';
import { readTopUps } from '../refundable.store.ts';

/**
 * Starts the refund of each card and the payout of the rest, as they were proposed; refuses all of it when a card has less left
 * than it had then, or was refused since. Runs under the lock of the owner's accounts.
 */
export async function returnAdvance(
  deps: MoneyDeps,
  tx: Transaction,
  allowed: Allowed,
): Promise<Result<true, 'advance_changed'>> {
  const { id, user_id: userId, amount, reason, arguments: given } = allowed;
  const cards = given.cards ?? [];
  const topUps = new Map((await readTopUps(tx, userId)).map((one) => [one.id, one]));
  const parts = cards.map(({ payment_id: paymentId, amount: part }) => ({
    payment: topUps.get(paymentId),
    part: kopecks(part),
  }));
  if (parts.some(({ payment, part }) => payment === undefined || payment.isDead || payment.left < part))
    return refuse('advance_changed');
  for (const { payment, part } of parts) {
    if (payment === undefined) continue;
    const cause = { kind: 'advance', proposalId: id } as const;
    const { id: paymentId, orderId } = payment;
    await openRefund(deps, tx, { userId, orderId, paymentId, amount: part, reason, cause });
  }
  const rest = subtract(kopecks(amount), add(...parts.map(({ part }) => part)));
  if (rest > 0) await openPayout(deps, tx, { ...allowed, kind: 'advance_return', amount: rest });
  return done(true);
}
