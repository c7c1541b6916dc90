import type { Work } from '#platform/apart/work.ts';
import { areAdvertsRead } from '#market/are-adverts-read.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ValuationDeps } from '../deps.ts';
import { findRival, forgetReplaced, insertModel } from '../model.store.ts';
import { refusalsOf } from './judge-model.domain.ts';
import { readSales } from './read-sales.ts';
import { readTrainingData } from './training-data.store.ts';
import type { trainApart } from './train-model.apart.ts';

const training: Work<typeof trainApart> = {
  file: new URL('train-model.apart.ts', import.meta.url),
  name: 'trainApart',
  // Three minutes on two quiet cores; a busy machine takes several times as long.
  milliseconds: 600_000,
  heapMb: 1500,
  waiting: 0,
};

/** Trains, and once more where the reading of adverts ended meanwhile: while a training is under way no other can be asked for. */
export async function trainModelJob(deps: ValuationDeps, signal: AbortSignal): Promise<void> {
  const areAdvertsKnown = await areAdvertsRead(deps.db);
  await trainModel(deps, { areAdvertsKnown }, signal);
  if (!areAdvertsKnown && (await areAdvertsRead(deps.db)))
    await trainModel(deps, { areAdvertsKnown: true }, signal);
}

/**
 * Reads what was sold since, trains on it and publishes the model unless it misses a limit or is worse than the running one. A refused
 * one stands in the journal with its reasons, and the running one goes on.
 */
async function trainModel(
  deps: ValuationDeps,
  { areAdvertsKnown }: { readonly areAdvertsKnown: boolean },
  signal: AbortSignal,
): Promise<void> {
  const reading = await readSales(deps, signal);
  if (reading.kind === 'silent') deps.log.warn({ reason: reading.reason }, 'registered sales');
  const { question, aside } = await readTrainingData(deps.db);
  const answer = await deps.apart.run(training, question, signal);
  if (!answer.ok) throw new Error(`a valuation model was not trained: ${answer.code}`);
  const { model, backtest, sales, adverts, outlying, dataFrom, dataUntil } = answer.value;
  await inTransaction(deps.db, async (tx) => {
    const refusals = refusalsOf(backtest, await findRival(tx, { areAdvertsKnown }));
    const version = await insertModel(tx, {
      trainedAt: deps.now(),
      backtest,
      sales,
      adverts,
      setAside: aside + outlying,
      dataFrom,
      dataUntil,
      refusals,
      areAdvertsKnown,
      model,
    });
    if (refusals.length === 0) await forgetReplaced(tx);
    else deps.log.warn({ version, refusals }, 'a valuation model was refused');
  });
}
