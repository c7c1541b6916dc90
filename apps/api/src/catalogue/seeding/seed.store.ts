import type { Connection } from '#platform/db/transaction.ts';
import type { KnownProduct } from './differences.domain.ts';
import type { KnownPrice } from './seed.domain.ts';

/** Every product of the database, on sale or not, with its prices for everybody. */
export async function readKnownProducts(db: Connection): Promise<KnownProduct[]> {
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
  const prices = await readGeneralPrices(db);
  return products.map(({ enabled, ...row }) => ({
    row,
    enabled,
    prices: prices.filter(({ productId }) => productId === row.id),
  }));
}

const readGeneralPrices = (db: Connection): Promise<(KnownPrice & { readonly productId: string })[]> =>
  db
    .selectFrom('price_component as component')
    .select(['id', 'product_id as productId', 'type_name as typeName', 'price', 'enabled'])
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('price_component_owner as owner')
            .select('owner.id')
            .whereRef('owner.component_id', '=', 'component.id'),
        ),
      ),
    )
    .orderBy('type_name')
    .orderBy('id')
    .execute();

/** By product: what its file said when it was last read. */
export async function readSeeded(
  db: Connection,
): Promise<
  ReadonlyMap<string, { readonly hash: string; readonly prices: Readonly<Record<string, number>> }>
> {
  const rows = await db.selectFrom('product_seed').selectAll().execute();
  return new Map(rows.map(({ product_id: id, ...seeded }) => [id, seeded]));
}
