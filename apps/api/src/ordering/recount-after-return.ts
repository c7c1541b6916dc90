import { statement } from '#platform/db/statement.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { OrderingDeps } from './deps.ts';

const REFERRER_PAID = statement<{ reference: string }, { user_id: string }>(`
  select a.user_id from ledger_transfer t join ledger_account a on a.id = t.credit_account
  where t.reference = :reference`);

/** An advance has gone back to a card or by bank: whoever had a bonus for its owner is counted anew. */
export async function recountAfterReturn(
  deps: OrderingDeps,
  tx: Transaction,
  { userId }: { readonly userId: string },
): Promise<void> {
  const [paid] = await REFERRER_PAID(tx, { reference: `referral:${userId}` });
  if (paid !== undefined) await deps.enqueue(tx, 'referral.recount', [{ referrerId: paid.user_id }]);
}
