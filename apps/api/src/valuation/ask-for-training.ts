import { inTransaction } from '#platform/db/transaction.ts';
import type { ValuationDeps } from './deps.ts';
import type { RunningModel } from './model.store.ts';

/** A training that was refused is not repeated for every visitor who asks. */
const PAUSE_MS = 10 * 60_000;

/** A model of the first minutes knows no adverts yet: as soon as they are read another one is trained. */
export async function askForAdverts(
  deps: ValuationDeps,
  { adverts }: Pick<RunningModel, 'adverts'>,
): Promise<void> {
  if (adverts > 0) return;
  const read = await deps.db
    .selectFrom('advert_reading')
    .select('source')
    .where('read_until', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (read !== undefined) await askForTraining(deps);
}

/** While there is no model the first who asks for a valuation begins the training; one is under way at most. */
export async function askForTraining(deps: ValuationDeps): Promise<void> {
  const last = await deps.db
    .selectFrom('valuation_model')
    .select('trained_at')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isRecent = last !== undefined && deps.now().getTime() - last.trained_at.getTime() < PAUSE_MS;
  if (isRecent) return;
  await inTransaction(deps.db, (tx) => deps.enqueue(tx, 'valuation.train', [{}]));
}
