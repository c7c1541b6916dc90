import { deskCountLimit } from '@proverka/contract/desk-page';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';

export type Sql = RawBuilder<unknown>;

/** Begins a statement that is planned by its values each time: see the room's README. */
export const BY_VALUES = sql`/* planned by its values */ `;

export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** The rows of a page of which one more was read, and where the next one begins. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** How many rows `from …` has, as far as anybody counts. */
export async function countUpTo(db: Connection, from: Sql): Promise<{ count: number; is_more: boolean }> {
  const { rows } = await sql<{ count: number }>`${BY_VALUES}
    select count(*)::int as count from (select 1 ${from} limit ${deskCountLimit + 1}) counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, deskCountLimit), is_more: count > deskCountLimit };
}

/** The first moment of a day of Moscow, and of the day after it. */
export const dayStart = (day: string): Sql => sql`${`${day}T00:00:00+03:00`}::timestamptz`;
export const dayEnd = (day: string): Sql => sql`(${`${day}T00:00:00+03:00`}::timestamptz + interval '1 day')`;
