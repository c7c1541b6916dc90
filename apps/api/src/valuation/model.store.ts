import { sql } from 'kysely';
import type { Backtest, ValuationModel } from '@proverka/contract/valuation';
import { json } from '#platform/db/columns.ts';
import { statement } from '#platform/db/statement.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { TrainedModel } from './model/train.domain.ts';

interface NewModel {
  readonly trainedAt: Date;
  readonly sales: number;
  readonly adverts: number;
  readonly setAside: number;
  readonly dataFrom: string;
  readonly dataUntil: string;
  readonly backtest: Backtest;
  readonly refusals: readonly string[];
  readonly areAdvertsKnown: boolean;
  /** JSON. */
  readonly model: Uint8Array;
}

/** Keeps a training; the model only of a published one. */
export async function insertModel(tx: Transaction, one: NewModel): Promise<number> {
  const isPublished = one.refusals.length === 0;
  const { version } = await tx
    .insertInto('valuation_model')
    .values({
      trained_at: one.trainedAt,
      sales: one.sales,
      adverts: one.adverts,
      set_aside: one.setAside,
      data_from: one.dataFrom,
      data_until: one.dataUntil,
      backtest: json(one.backtest),
      refused_because: [...one.refusals],
      adverts_read: one.areAdvertsKnown,
      model: isPublished ? Buffer.from(one.model).toString('utf8') : null,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Models before the last three published ones can no longer be asked for. */
const FORGET = statement(`
  update valuation_model set model = null
  where model is not null and version <= (
    select version from valuation_model where refused_because = '{}' order by version desc offset 3 limit 1)`);

export const forgetReplaced = (tx: Transaction): Promise<unknown> => FORGET(tx);

const running = (db: Connection) =>
  db
    .selectFrom('valuation_model')
    .where(sql<boolean>`refused_because = '{}'`)
    .orderBy('version', 'desc')
    .limit(1);

/** What is told of the running model; undefined before the first. */
export async function findRunning(db: Connection): Promise<ValuationModel | undefined> {
  const row = await running(db)
    .select(['version', 'trained_at', 'sales', 'adverts', 'set_aside', 'data_from', 'data_until', 'backtest'])
    .executeTakeFirst();
  return row && { ...row, trained_at: row.trained_at.toISOString() };
}

/** The test a new model has to pass beside; null where it knows adverts that the running one does not. */
export async function findRival(
  db: Connection,
  { areAdvertsKnown }: { readonly areAdvertsKnown: boolean },
): Promise<Backtest | null> {
  const row = await running(db).select(['backtest', 'adverts_read']).executeTakeFirst();
  return row === undefined || (areAdvertsKnown && !row.adverts_read) ? null : row.backtest;
}

/** The last training, published or refused. */
export const findLastTraining = (db: Connection) =>
  db
    .selectFrom('valuation_model')
    .select(['trained_at', 'adverts_read'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

export interface RunningModel {
  readonly version: number;
  /** Whether all adverts had been read when it was trained. */
  readonly areAdvertsKnown: boolean;
  readonly model: TrainedModel;
}

/**
 * Keeps the running model in memory, because reading it takes longer than a valuation: only whether there is a newer one is asked each
 * time.
 */
export function createModelMemory(): (db: Connection) => Promise<RunningModel | null> {
  let kept: RunningModel | null = null;
  return async (db) => {
    const newest = await running(db).select('version').executeTakeFirst();
    if (newest === undefined) return null;
    if (kept?.version === newest.version) return kept;
    const row = await db
      .selectFrom('valuation_model')
      .select(['version', 'model', 'adverts_read'])
      .where('version', '=', newest.version)
      .executeTakeFirstOrThrow();
    if (row.model === null) throw new Error(`the running model ${row.version} is not kept`);
    kept = { version: row.version, model: row.model, areAdvertsKnown: row.adverts_read };
    return kept;
  };
}
