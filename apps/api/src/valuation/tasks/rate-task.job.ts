import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { refusalTexts } from '#platform/http/refusal-texts.ts';
import type { ValuationDeps } from '../deps.ts';
import { rateFlat } from '../rate-flat.ts';

const AGAIN_SECONDS = 10;
/** A source that is silent for so long is not waited for. */
const PATIENCE_MS = 15 * 60_000;

/** Values the object of a task; while a model is trained or a source is silent it comes again. */
export async function rateTaskJob(
  deps: ValuationDeps,
  { taskId }: { readonly taskId: string },
  signal: AbortSignal,
): Promise<void> {
  const task = await deps.db
    .selectFrom('valuation_task')
    .select(['id', 'object_key', 'word', 'created_at'])
    .where('id', '=', taskId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (task === undefined) return;
  const rated = await rateFlat(deps, {
    id: task.object_key,
    userId: task.id,
    address: '',
    word: task.word,
    signal,
  });
  const isLate = deps.now().getTime() - task.created_at.getTime() > PATIENCE_MS;
  if (!rated.ok && isPassing(rated.refusal.code) && !isLate) {
    await inTransaction(deps.db, (tx) =>
      deps.enqueue(tx, 'valuation.rate', [{ taskId }], { startAfterSeconds: AGAIN_SECONDS }),
    );
    return;
  }
  await deps.db
    .updateTable('valuation_task')
    .set({
      finished_at: deps.now(),
      valuation: rated.ok ? json(rated.value) : null,
      reason: rated.ok ? '' : `${refusalTexts[rated.refusal.code]}.`,
    })
    .where('id', '=', taskId)
    .where('finished_at', 'is', null)
    .execute();
}

const isPassing = (code: string): boolean =>
  code === 'valuation_not_ready' || code === 'source_unavailable' || code === 'too_many_requests';
