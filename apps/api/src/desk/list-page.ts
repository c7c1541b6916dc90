import { deskCountLimit } from '@proverka/contract/desk-page';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';

export type Sql = RawBuilder<unknown>;

/** Begins a statement that is planned by its values each time: see the room's README. */
export const BY_VALUES = sql`/* planned by its values */ `;

export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

interface PageIds {
  /** In the order of the list; one more than the page shows where another page follows. */
  readonly ids: readonly string[];
  /** How many rows fit, at most one more than anybody counts. */
  readonly count: number;
}

interface Ordered {
  /** `from … where …` of the rows that fit, behind the last one seen. */
  readonly from: Sql;
  readonly key: Sql;
  readonly id: Sql;
  readonly isAscending: boolean;
  readonly limit: number;
  /** Only the first page says how many rows fit. */
  readonly isCounted: boolean;
  /** A condition leaves few rows, which are read one by one sooner than all of the table in a row. */
  readonly isOfFew?: boolean;
}

/** Later pages only have to know whether few rows are left. */
const FEW = 1000;

/**
 * The ids of a page. Rows are gathered up to the limit of the count first: where there are fewer, the page is sorted out of them,
 * and where there are more, a walk in the order of the list soon has a page. So it is quick for rare values and for frequent ones,
 * whatever the statistics say of them.
 */
export const readPageIds = (db: Database, ordered: Ordered): Promise<PageIds> =>
  inTransaction(db, async (tx) => {
    // As on a solid-state disk or in memory: by default a plan would rather read a million rows in a row than ten thousand by one.
    if (ordered.isOfFew) await sql`select set_config('random_page_cost', '1.1', true)`.execute(tx);
    const most = ordered.isCounted || ordered.isOfFew ? deskCountLimit : FEW;
    const gathered = await gatherIds(tx, ordered, most + 1);
    return gathered.count <= most ? gathered : { ids: await walkIds(tx, ordered), count: gathered.count };
  });

async function gatherIds(tx: Transaction, ordered: Ordered, most: number): Promise<PageIds> {
  const { from, key, id, isAscending, limit } = ordered;
  const direction = isAscending ? sql`asc` : sql`desc`;
  const { rows } = await sql<PageIds>`${BY_VALUES}
    with fitting as materialized (select ${id} as id, ${key} as key ${from} limit ${most})
    select (select count(*)::int from fitting) as count,
      array(select id from fitting order by key ${direction}, id ${direction} limit ${limit + 1}) as ids`.execute(
    tx,
  );
  return rows[0] ?? { ids: [], count: 0 };
}

async function walkIds(tx: Transaction, ordered: Ordered): Promise<readonly string[]> {
  const { from, key, id, isAscending, limit } = ordered;
  const direction = isAscending ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ id: string }>`${BY_VALUES}
    select ${id} as id ${from} order by ${key} ${direction}, ${id} ${direction} limit ${limit + 1}`.execute(
    tx,
  );
  return rows.map(({ id: walked }) => walked);
}

export interface ListTotal {
  readonly count: number;
  readonly is_more: boolean;
}

/** What a list says of its length. */
export const totalOf = (count: number): ListTotal => ({
  count: Math.min(count, deskCountLimit),
  is_more: count > deskCountLimit,
});

/** How many rows `from …` has, as far as anybody counts. */
export async function countUpTo(db: Connection, from: Sql): Promise<ListTotal> {
  const { rows } = await sql<{ count: number }>`${BY_VALUES}
    select count(*)::int as count from (select 1 ${from} limit ${deskCountLimit + 1}) counted`.execute(db);
  return totalOf(rows[0]?.count ?? 0);
}

/** The page out of ids of which one more was read, and where the next one begins. */
export function pageOf(
  ids: readonly string[],
  limit: number,
): { readonly ids: readonly string[]; readonly next: string | null } {
  const page = ids.slice(0, limit);
  return { ids: page, next: ids.length > limit ? (page.at(-1) ?? null) : null };
}

/** The same of rows. */
export function pageOfRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** The rows in the order of their ids. */
export function inOrder<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The first moment of a day of Moscow, and of the day after it. */
export const dayStart = (day: string): Sql => sql`${`${day}T00:00:00+03:00`}::timestamptz`;
export const dayEnd = (day: string): Sql => sql`(${`${day}T00:00:00+03:00`}::timestamptz + interval '1 day')`;
