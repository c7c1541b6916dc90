import { kopecks } from '@proverka/validation/money';
import type { Connection } from '../db/transaction.ts';
import type { TariffTerms } from './tariff.domain.ts';

/** Tariffs anybody may get, the lowest threshold first. */
export async function listTariffs(db: Connection): Promise<TariffTerms[]> {
  const rows = await db
    .selectFrom('tariff')
    .select(['simple_id', 'name', 'threshold', 'discount_percent'])
    .where('is_hidden', '=', false)
    .orderBy('threshold')
    .orderBy('simple_id')
    .execute();
  return rows.map((row) => ({
    simpleId: row.simple_id,
    name: row.name,
    threshold: kopecks(row.threshold),
    discountPercent: row.discount_percent,
  }));
}
