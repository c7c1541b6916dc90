import { kopecks } from '@proverka/validation/money';
import type { Transaction } from '#platform/db/transaction.ts';
import { formatMoney } from '@proverka/words/money';
import type { Refusal, Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { returnAdvance } from '../advances/return-advance.ts';
import { bookTransfer, codeOf, lockAccounts } from '../ledger.store.ts';
import { readReward } from '../partner-reward.store.ts';
import { openPayout } from '../payouts/open-payout.ts';
import type { Allowed, Proposed } from './proposal.store.ts';

/** The purse a proposal takes money from; null when it only gives. */
function purseOf({ kind, arguments: { purse, direction } }: Proposed): 'paid' | 'bonus' | null {
  if (kind === 'order_payment') return null;
  if (kind === 'advance_return') return 'paid';
  return direction === 'debit' ? (purse ?? null) : null;
}

/** Under the lock of the owner's accounts: why there is not enough to take; null when there is. */
export async function whyNotEnough(
  tx: Transaction,
  proposed: Proposed,
): Promise<Refusal<'insufficient_funds'> | null> {
  // Orders are locked before accounts: the hook does both.
  if (proposed.kind === 'order_payment') return null;
  const { balances } = await lockAccounts(tx, proposed.user_id);
  if (proposed.kind === 'partner_payout') {
    const { owed } = await readReward(tx, proposed.user_id);
    return owed >= proposed.amount
      ? null
      : {
          code: 'insufficient_funds',
          detail: `Партнёру должны ${formatMoney(owed)}, больше выплатить нельзя`,
        };
  }
  const purse = purseOf(proposed);
  return purse === null || balances[purse] >= proposed.amount ? null : { code: 'insufficient_funds' };
}

/** Moves the money, once: the proposal's id is in the reference. */
export async function carryOut(
  deps: MoneyDeps,
  tx: Transaction,
  allowed: Allowed,
): Promise<Result<true, 'insufficient_funds' | 'advance_changed' | 'order_not_payable'>> {
  const lacking = await whyNotEnough(tx, allowed);
  if (lacking !== null) return { ok: false, refusal: lacking };
  if (allowed.kind === 'advance_return') return returnAdvance(deps, tx, allowed);
  if (allowed.kind === 'order_payment') return payOrder(deps, tx, allowed);
  if (allowed.kind === 'correction') await correct(tx, allowed);
  else await openPayout(deps, tx, { ...allowed, kind: allowed.kind });
  return done(true);
}

function payOrder(
  deps: MoneyDeps,
  tx: Transaction,
  { id, user_id: userId, amount, arguments: { orderId } }: Allowed,
): Promise<Result<true, 'order_not_payable'>> {
  if (orderId === undefined) throw new Error('a payment without its order');
  return deps.onOrderPaidByHand(tx, { proposalId: id, orderId, userId, amount: kopecks(amount) });
}

async function correct(
  tx: Transaction,
  { id, user_id: userId, amount, arguments: { purse, direction } }: Allowed,
): Promise<void> {
  if (purse === undefined || direction === undefined) throw new Error('a correction without its purse');
  // Bonus money is a promotion's whichever way it goes.
  const ours = purse === 'bonus' ? codeOf.promo : codeOf.correction;
  const theirs = codeOf.user(userId, purse);
  const [from, to] = direction === 'credit' ? [ours, theirs] : [theirs, ours];
  await bookTransfer(tx, {
    reference: `correction:${id}`,
    kind: 'correction',
    from,
    to,
    amount: kopecks(amount),
  });
}
