import { statement } from '#platform/db/statement.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';

/** Orders and top-ups of one account that wait for a payment at the same time. */
const MOST_UNPAID = 20;

const COUNT = statement<{ userId: string; now: Date }, { unpaid: number }>(`
  select count(*)::int as unpaid from customer_order
  where user_id = :userId and status = 'awaiting_payment' and expires_at > :now`);

/**
 * Room for another order that waits for a payment. Each such order opens a payment at the provider and is checked there until
 * it expires. Asked under the lock of the user's accounts, so that orders sent at once are counted one after the other.
 */
export async function roomForUnpaid(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<Result<true, 'unpaid_limit_reached'>> {
  const [row] = await COUNT(tx, { userId, now });
  return (row?.unpaid ?? 0) < MOST_UNPAID ? done(true) : refuse('unpaid_limit_reached');
}
