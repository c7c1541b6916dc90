import { kopecks } from '@proverka/validation/money';
import type { Database } from '#platform/db/pool.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { cachedFor } from '#platform/cached-for.ts';
import type { TariffTerms } from './tariff.domain.ts';

/** All tariffs, the lowest threshold first; cached for five seconds like the catalogue. */
export const createTariffs = (db: Database): (() => Promise<readonly TariffTerms[]>) =>
  cachedFor(5000, () => readTariffs(db));

async function readTariffs(db: Connection): Promise<TariffTerms[]> {
  const rows = await db
    .selectFrom('tariff')
    .select(['simple_id', 'name', 'threshold', 'discount_percent', 'is_hidden'])
    .orderBy('threshold')
    .orderBy('simple_id')
    .execute();
  return rows.map((row) => ({
    simpleId: row.simple_id,
    name: row.name,
    threshold: kopecks(row.threshold),
    discountPercent: row.discount_percent,
    isHidden: row.is_hidden,
  }));
}
