import type { PriceComponentOwner, PriceComponentView } from '@proverka/contract/price-component';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';

const columns = ['id', 'product_id', 'type_name', 'price', 'is_base', 'enabled', 'option'] as const;

export async function listComponents(db: Connection, productId: string): Promise<PriceComponentView[]> {
  const rows = await db
    .selectFrom('price_component')
    .select(columns)
    .where('product_id', '=', productId)
    .orderBy('is_base', 'desc')
    .orderBy('type_name')
    .orderBy('id')
    .execute();
  const owners = await listOwners(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    price_component_id: row.id,
    product_id: row.product_id,
    price_component_type: { name: row.type_name },
    price: toRubles(kopecks(row.price)),
    is_base_product_component: row.is_base,
    enabled: row.enabled,
    option: row.option,
    price_component_owners: owners.filter(({ price_component_id }) => price_component_id === row.id),
  }));
}

export async function findComponent(db: Connection, id: string): Promise<PriceComponentView | undefined> {
  const row = await db
    .selectFrom('price_component')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return (await listComponents(db, row.product_id)).find(
    ({ price_component_id }) => price_component_id === id,
  );
}

async function listOwners(db: Connection, componentIds: readonly string[]): Promise<PriceComponentOwner[]> {
  if (componentIds.length === 0) return [];
  const rows = await db
    .selectFrom('price_component_owner')
    .select(['id', 'component_id', 'user_id', 'role'])
    .where('component_id', 'in', componentIds)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    price_component_owner_id: row.id,
    price_component_id: row.component_id,
    person_id: row.user_id,
    person_role: row.role,
  }));
}
