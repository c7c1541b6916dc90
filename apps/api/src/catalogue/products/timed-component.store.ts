import type { PriceComponentOwner } from '@proverka/contract/price-component';
import { kopecks } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import type { PriceStep, TimedPrice } from './price-times.domain.ts';

/** A price component with its owners and what it costs when. */
export interface TimedComponent extends TimedPrice {
  readonly id: string;
  readonly productId: string;
  readonly typeName: string;
  readonly isBase: boolean;
  readonly option: string | null;
  readonly owners: readonly PriceComponentOwner[];
}

/** All components, or those of one product: those of everybody first. */
export async function readTimedComponents(db: Connection, productId?: string): Promise<TimedComponent[]> {
  const rows = await db
    .selectFrom('price_component')
    .select(['id', 'product_id', 'type_name', 'price', 'is_base', 'enabled', 'option', 'starts_at'])
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? ''))
    .orderBy('is_base', 'desc')
    .orderBy('type_name')
    .orderBy('id')
    .execute();
  const ids = productId === undefined ? undefined : rows.map(({ id }) => id);
  const [owners, changes] = [await readOwners(db, ids), await readChanges(db, ids)];
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    typeName: row.type_name,
    isBase: row.is_base,
    option: row.option,
    owners: owners.get(row.id) ?? [],
    steps: [
      { changeId: null, startsAt: row.starts_at, price: kopecks(row.price), enabled: row.enabled },
      ...(changes.get(row.id) ?? []),
    ],
  }));
}

async function readOwners(
  db: Connection,
  ids: readonly string[] | undefined,
): Promise<ReadonlyMap<string, PriceComponentOwner[]>> {
  if (ids?.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_component_owner')
    .select(['id', 'component_id', 'user_id', 'role'])
    .$if(ids !== undefined, (query) => query.where('component_id', 'in', ids ?? []))
    .orderBy('id')
    .execute();
  return grouped(
    rows.map((row) => [
      row.component_id,
      {
        price_component_owner_id: row.id,
        price_component_id: row.component_id,
        person_id: row.user_id,
        person_role: row.role,
      },
    ]),
  );
}

async function readChanges(
  db: Connection,
  ids: readonly string[] | undefined,
): Promise<ReadonlyMap<string, PriceStep[]>> {
  if (ids?.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_change')
    .select(['id', 'component_id', 'starts_at', 'price', 'enabled'])
    .$if(ids !== undefined, (query) => query.where('component_id', 'in', ids ?? []))
    .orderBy('starts_at')
    .execute();
  return grouped(
    rows.map((row) => [
      row.component_id,
      { changeId: row.id, startsAt: row.starts_at, price: kopecks(row.price), enabled: row.enabled },
    ]),
  );
}

function grouped<Value>(pairs: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
