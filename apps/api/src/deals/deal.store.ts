import type { Caller } from '#platform/audit/actor.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { RefusalCode } from '@proverka/contract/refusals';
import { refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DealsDeps } from './deps.ts';

const lockDeal = (tx: Transaction, id: string) =>
  tx.selectFrom('deal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export type DealRow = NonNullable<Awaited<ReturnType<typeof lockDeal>>>;

/** Two folders of one owner are not made or renamed at once. */
export const lockOwner = (tx: Transaction, userId: string) =>
  tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();

export const findByObject = (db: Connection, userId: string, objectKey: string) =>
  db
    .selectFrom('deal')
    .selectAll()
    .where('user_id', '=', userId)
    .where('object_key', '=', objectKey)
    .executeTakeFirst();

interface Named {
  readonly dealId: string;
  /** For the journal, when it is somebody else's. */
  readonly action: string;
}

/** Runs on a locked folder of the caller's; anybody else's is not found, and the attempt is in the journal. */
export async function inOwnDeal<Value, Code extends RefusalCode>(
  deps: DealsDeps,
  caller: Caller,
  { dealId, action }: Named,
  act: (tx: Transaction, row: DealRow) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'deal_not_found'>> {
  const answering = inTransaction(deps.db, async (tx): Promise<Result<Value, Code | 'deal_not_found'>> => {
    const row = await lockDeal(tx, dealId);
    return row?.user_id === caller.userId ? act(tx, row) : refuse('deal_not_found');
  });
  return noteTrespass(
    deps,
    caller,
    { action, subject: dealId, findOwner: () => findOwner(deps.db, dealId) },
    answering,
  );
}

async function findOwner(db: Connection, dealId: string): Promise<string | undefined> {
  const row = await db.selectFrom('deal').select('user_id').where('id', '=', dealId).executeTakeFirst();
  return row?.user_id;
}

/** A change of its documents keeps a folder as long as one of its words. */
export const touchDeal = (tx: Transaction, id: string, now: Date) =>
  tx.updateTable('deal').set({ changed_at: now }).where('id', '=', id).execute();
