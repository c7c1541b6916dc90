import type { BuyersWord } from '@proverka/contract/valuation';
import type { ValuationTask } from '@proverka/contract/valuation-task';
import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { ValuationDeps } from './deps.ts';

/** Has an object valued in the background, without an order: the staff answers whoever asks before paying. */
export const orderRating = (
  deps: ValuationDeps,
  { objectKey, word }: { readonly objectKey: string; readonly word: BuyersWord },
): Promise<ValuationTask> =>
  inTransaction(deps.db, async (tx) => {
    const id = deps.newId();
    await tx
      .insertInto('valuation_task')
      .values({ id, object_key: objectKey, word: json(word), created_at: deps.now() })
      .execute();
    await deps.enqueue(tx, 'valuation.rate', [{ taskId: id }]);
    const task = await findRating(tx, id);
    if (task === undefined) throw new Error('a valuation was not kept');
    return task;
  });

export async function findRating(db: Connection, id: string): Promise<ValuationTask | undefined> {
  const row = await db.selectFrom('valuation_task').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      task_id: row.id,
      object_key: row.object_key,
      state: row.finished_at === null ? 'waiting' : row.valuation === null ? 'failed' : 'done',
      valuation: row.valuation,
      reason: row.reason,
      created_date: row.created_at.toISOString(),
      finished_date: row.finished_at?.toISOString() ?? null,
    }
  );
}

/** A day is enough to read an answer that anybody may ask for again. */
export async function dropOldRatings(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('valuation_task').where('created_at', '<', before).execute();
}
