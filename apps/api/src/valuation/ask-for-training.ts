import { inTransaction } from '#platform/db/transaction.ts';
import type { ValuationDeps } from './deps.ts';
import type { RunningModel } from './model.store.ts';

/** A training that was refused is not repeated for every visitor who asks. */
const PAUSE_MS = 10 * 60_000;

/**
 * A model of the first minutes knows no advert that was taken down, and so neither how long flats are on sale nor what is asked for them
 * above what is paid: as soon as all adverts are read another one is trained.
 */
export async function askForAdverts(
  deps: ValuationDeps,
  { model }: Pick<RunningModel, 'model'>,
): Promise<void> {
  if (Object.keys(model.sellTimes.districts).length > 0) return;
  const read = await deps.db
    .selectFrom('advert_reading')
    .select('source')
    .where('stage', '=', 'changes')
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
