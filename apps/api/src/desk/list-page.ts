import { deskCountLimit } from '@proverka/contract/desk-page';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';

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
}

/**
 * The ids of a page. Rows are gathered up to the limit of the count first: where there are fewer, the page is sorted out of them,
 * and where there are more, a walk in the order of the list soon has a page. So it is quick for rare values and for frequent ones,
 * whatever the statistics say of them.
 */
export async function readPageIds(db: Connection, ordered: Ordered): Promise<PageIds> {
  const { from, key, id, isAscending, limit } = ordered;
  const direction = isAscending ? sql`asc` : sql`desc`;
  const { rows } = await sql<PageIds>`${BY_VALUES}
    with fitting as materialized (select ${id} as id, ${key} as key ${from} limit ${deskCountLimit + 1})
    select (select count(*)::int from fitting) as count,
      array(select id from fitting order by key ${direction}, id ${direction} limit ${limit + 1}) as ids`.execute(
    db,
  );
  const [gathered = { ids: [], count: 0 }] = rows;
  if (gathered.count <= deskCountLimit) return gathered;
  const walked = await sql<{ id: string }>`${BY_VALUES}
    select ${id} as id ${from} order by ${key} ${direction}, ${id} ${direction} limit ${limit + 1}`.execute(
    db,
  );
  return { ids: walked.rows.map(({ id: walkedId }) => walkedId), count: gathered.count };
}

interface ListTotal {
  readonly count: number;
  readonly is_more: boolean;
}

/** What a list says of its length. */
export const totalOf = (count: number): ListTotal => ({
  count: Math.min(count, deskCountLimit),
  is_more: count > deskCountLimit,
});

/** The page out of ids of which one more was read, and where the next one begins. */
export function pageOf(
  ids: readonly string[],
  limit: number,
): { readonly ids: readonly string[]; readonly next: string | null } {
  const page = ids.slice(0, limit);
  return { ids: page, next: ids.length > limit ? (page.at(-1) ?? null) : null };
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
