import { randomInt } from 'node:crypto';
import type { Transaction } from '#platform/db/transaction.ts';

const DAY_MS = 86_400_000;
/** 152-FZ, article 21, part 5: within thirty days of the withdrawal. */
const LIMIT_DAYS = 30;
/** Time to notice the letter if somebody else closed the account. */
const GRACE_DAYS = 7;

export interface Closed {
  readonly number: string;
  readonly destroy_before: string;
}

/** Starts the term of a withdrawal; an earlier one keeps its dates. */
export async function insertDeletion(tx: Transaction, userId: string, requestedAt: Date): Promise<Closed> {
  const after = (days: number) => new Date(requestedAt.getTime() + days * DAY_MS);
  await tx
    .insertInto('account_deletion')
    .values({
      user_id: userId,
      // Random, so that numbers cannot be enumerated.
      number: `У-${String(randomInt(10 ** 9)).padStart(9, '0')}`,
      requested_at: requestedAt,
      destroy_after: after(GRACE_DAYS),
      destroy_before: after(LIMIT_DAYS),
      destroyed: null,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('account_deletion')
    .select(['number', 'destroy_before'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { number: row.number, destroy_before: row.destroy_before.toISOString() };
}
