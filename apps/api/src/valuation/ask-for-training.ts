import { areAdvertsRead } from '#market/are-adverts-read.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { ValuationDeps } from './deps.ts';
import { findLastTraining } from './model.store.ts';
import type { RunningModel } from './model.store.ts';

/** A training that was refused is not repeated for every visitor who asks. */
const PAUSE_MS = 10 * 60_000;

/** By then the adverts of a house have settled where it is. */
const SETTLED_SECONDS = 60;

/**
 * A model of the first minutes knows no advert that was taken down, and so neither how long flats are on sale nor what is asked for them
 * above what is paid: as soon as all adverts are read another one is trained.
 */
export async function trainWithAdverts(
  { enqueue }: Pick<ValuationDeps, 'enqueue'>,
  tx: Transaction,
): Promise<void> {
  await enqueue(tx, 'valuation.train', [{}], { startAfterSeconds: SETTLED_SECONDS });
}

/** The same for a model whose adverts were read before anybody trained anew. */
export async function askForAdverts(
  deps: ValuationDeps,
  { areAdvertsKnown }: Pick<RunningModel, 'areAdvertsKnown'>,
): Promise<void> {
  if (areAdvertsKnown) return;
  const last = await findLastTraining(deps.db);
  // One was trained with them and refused: the next night may do better.
  if (last?.adverts_read === true) return;
  if (await areAdvertsRead(deps.db)) await askForTraining(deps);
}

/** While there is no model the first who asks for a valuation begins the training; one is under way at most. */
export async function askForTraining(deps: ValuationDeps): Promise<void> {
  const last = await findLastTraining(deps.db);
  const isRecent = last !== undefined && deps.now().getTime() - last.trained_at.getTime() < PAUSE_MS;
  if (isRecent) return;
  await inTransaction(deps.db, (tx) => deps.enqueue(tx, 'valuation.train', [{}]));
}
