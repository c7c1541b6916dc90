import { deskCountLimit } from '@proverka/contract/desk-page';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';
import type { DeskDeps } from '../deps.ts';
import { allOf, BY_VALUES, readPageIds } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { cellsOf, facetConditions, hasFacets } from './order-facets.ts';
import { rangeConditions, rareConditions } from './orders-filter.ts';
import type { OrdersQuery } from './orders-query.ts';

interface OrderIds {
  /** The newest first; one more than the page shows where another page follows. */
  readonly ids: readonly string[];
  /** How many orders fit, at most one more than anybody counts. */
  readonly count: number;
}

/**
 * The ids of a page of orders. What only few orders meet is asked first, and those few are filtered by the rest; orders with a
 * watched item are rows of their own; without either, facets are answered cell by cell of their index, and days and sums by a walk in the order of the list.
 */
export async function readOrderIds(deps: DeskDeps, query: OrdersQuery): Promise<OrderIds> {
  const { db } = deps;
  const rare = await rareConditions(deps, query);
  const isByCells = rare.length === 0 && query.item_status === undefined && hasFacets(query);
  if (isByCells) return readByCells(db, query);
  const others = [...facetConditions(query), ...rangeConditions(query), ...behind(query.after)];
  return readPageIds(db, {
    from: sql`from ${watchedOrders(query.item_status)} o where ${allOf([...rare, ...others])}`,
    id: sql.ref('o.id'),
    key: sql.ref('o.created_at'),
    isAscending: false,
    limit: query.limit,
    isCounted: query.after === undefined,
    isOfFew: rare.length > 0,
  });
}

/** Each cell gives its newest orders, already in order; the page is the newest of them all. */
async function readByCells(db: Connection, query: OrdersQuery): Promise<OrderIds> {
  const page = query.limit + 1;
  const [{ rows }, count] = await Promise.all([
    sql<{ id: string }>`${BY_VALUES}
      select found.id ${fromCells(query, page)} order by found.created_at desc, found.id desc limit ${page}`.execute(
      db,
    ),
    query.after === undefined ? countByCells(db, query) : 0,
  ]);
  return { ids: rows.map(({ id }) => id), count };
}

async function countByCells(db: Connection, query: OrdersQuery): Promise<number> {
  const limit = deskCountLimit + 1;
  const { rows } = await sql<{ count: number }>`${BY_VALUES}
    select count(*)::int as count from (select 1 ${fromCells(query, limit)} limit ${limit}) counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** `from` the cells of a filter, at most `limit` orders of each. */
function fromCells(query: OrdersQuery, limit: number): Sql {
  const { statuses, methods, kinds, brands } = cellsOf(query);
  const conditions = allOf([
    sql`o.status = s.status and o.method = m.method and o.kind = k.kind and o.brand = b.brand`,
    ...rangeConditions(query),
    ...behind(query.after),
  ]);
  return sql`
    from unnest(${statuses}::text[]) s (status) cross join unnest(${methods}::text[]) m (method)
      cross join unnest(${kinds}::text[]) k (kind) cross join unnest(${brands}::text[]) b (brand)
      cross join lateral (
        select o.id, o.created_at from ${facetedOrders(query.product_name)} o where ${conditions}
        order by o.created_at desc, o.id desc limit ${limit}
      ) found`;
}

/** Orders, or those with an item in a watched state. */
const watchedOrders = (itemStatus: string | undefined): Sql =>
  itemStatus === undefined
    ? sql.table('customer_order')
    : sql`(select order_id as id, status, method, kind, brand, created_at, total
        from desk_order_watched where item_status = ${itemStatus})`;

/** Orders, or those of a product: the two have the same columns and indexes. */
const facetedOrders = (product: string | undefined): Sql =>
  product === undefined
    ? sql.table('customer_order')
    : sql`(select order_id as id, status, method, kind, brand, created_at, total
        from desk_order_product where product_name = ${product})`;

/** The last order seen is found in its own table. */
const behind = (after: string | undefined): readonly Sql[] =>
  after === undefined
    ? []
    : [
        sql`(o.created_at, o.id) < ((select created_at from customer_order where id = ${after}), ${after}::uuid)`,
      ];
