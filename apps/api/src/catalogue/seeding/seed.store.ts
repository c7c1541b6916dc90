import type { Connection } from '#platform/db/transaction.ts';
import { stepAt } from '../products/price-times.domain.ts';
import { readTimedComponents } from '../products/timed-component.store.ts';
import type { KnownProduct } from './differences.domain.ts';
import type { KnownPrice } from './seed.domain.ts';

/** Every product of the database, on sale or not, with its prices for everybody at a moment. */
export async function readKnownProducts(db: Connection, now: Date): Promise<KnownProduct[]> {
  const products = await db
    .selectFrom('product')
    .select([
      'id',
      'name',
      'brand',
      'name_ru',
      'description',
      'contents',
      'is_instant',
      'subject',
      'tasks',
      'owner_tasks',
      'enabled',
    ])
    .orderBy('brand')
    .orderBy('name')
    .execute();
  const prices = await readGeneralPrices(db, now);
  return products.map(({ enabled, ...row }) => ({
    row,
    enabled,
    prices: prices.filter(({ productId }) => productId === row.id),
  }));
}

async function readGeneralPrices(
  db: Connection,
  now: Date,
): Promise<(KnownPrice & { readonly productId: string })[]> {
  return (await readTimedComponents(db))
    .filter(({ owners }) => owners.length === 0)
    .flatMap((one) => {
      const step = stepAt(one, now);
      if (step === undefined) return [];
      const { id, productId, typeName } = one;
      return [{ id, productId, typeName, ...step }];
    });
}

/** By product: what its file said when it was last read. */
export async function readSeeded(
  db: Connection,
): Promise<
  ReadonlyMap<string, { readonly hash: string; readonly prices: Readonly<Record<string, number>> }>
> {
  const rows = await db.selectFrom('product_seed').selectAll().execute();
  return new Map(rows.map(({ product_id: id, ...seeded }) => [id, seeded]));
}
