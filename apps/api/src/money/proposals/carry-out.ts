import { kopecks } from '@proverka/validation/money';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { returnAdvance } from '../advances/return-advance.ts';
import { bookTransfer, codeOf, lockAccounts } from '../ledger.store.ts';
import { openPayout } from '../payouts/open-payout.ts';
import type { Allowed, Proposed } from './proposal.store.ts';

/** The purse a proposal takes money from; null when it only gives. */
function purseOf({ kind, arguments: { purse, direction } }: Proposed): 'paid' | 'bonus' | null {
  if (kind === 'order_payment') return null;
  if (kind === 'advance_return') return 'paid';
  if (kind === 'partner_payout') return 'bonus';
  return direction === 'debit' ? (purse ?? null) : null;
}

/** Under the lock of the owner's accounts: whether there is enough to take. */
export async function hasEnough(tx: Transaction, proposed: Proposed): Promise<boolean> {
  // Orders are locked before accounts: the hook does both.
  if (proposed.kind === 'order_payment') return true;
  const { balances } = await lockAccounts(tx, proposed.user_id);
  const purse = purseOf(proposed);
  return purse === null || balances[purse] >= proposed.amount;
}

/** Moves the money, once: the proposal's id is in the reference. */
export async function carryOut(
  deps: MoneyDeps,
  tx: Transaction,
  allowed: Allowed,
): Promise<Result<true, 'insufficient_funds' | 'advance_changed' | 'order_not_payable'>> {
  if (!(await hasEnough(tx, allowed))) return refuse('insufficient_funds');
  if (allowed.kind === 'order_payment') return payOrder(deps, tx, allowed);
  if (allowed.kind === 'advance_return') return returnAdvance(deps, tx, allowed);
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
