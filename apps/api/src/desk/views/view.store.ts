import type { DeskList, DeskView } from '@proverka/contract/desk-view';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';

/** One of the staff and the lists their grants open. */
export interface ViewReader {
  readonly userId: string;
  readonly lists: readonly DeskList[];
}

const VIEWS = (userId: string) => sql`
  select v.id as view_id, v.list, v.title, v.address, v.hidden_columns, v.is_shared, v.user_id = ${userId} as is_own,
    coalesce(nullif(u.name, ''), u.email) as owner_name, d.view_id is not null as is_default
  from desk_view v join app_user u on u.id = v.user_id
    left join desk_default_view d on d.view_id = v.id and d.user_id = ${userId}
  where (v.user_id = ${userId} or v.is_shared)`;

/** The reader's own views of a list and the shared ones, by their titles. */
export async function listViews(db: Connection, { userId }: ViewReader, list: DeskList): Promise<DeskView[]> {
  const { rows } = await sql<DeskView>`
    ${VIEWS(userId)} and v.list = ${list} order by is_own desc, lower(v.title), v.id`.execute(db);
  return rows;
}

/** A view the reader may see; undefined also where its list is closed to them. */
export async function findView(
  db: Connection,
  { userId, lists }: ViewReader,
  viewId: string,
): Promise<DeskView | undefined> {
  const { rows } = await sql<DeskView>`
    ${VIEWS(userId)} and v.id = ${viewId} and v.list = any(${lists}::text[])`.execute(db);
  return rows[0];
}

/** Waits for whoever else changes views of the same person, so that limits and titles hold. */
export async function lockViews(db: Connection, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('desk_view:' || ${userId}, 0))`.execute(db);
}

/** True when the person has another view of the list under this title, whatever the letter case. */
export async function isTitleTaken(
  db: Connection,
  of: { readonly userId: string; readonly list: string; readonly title: string; readonly except?: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('desk_view')
    .select('id')
    .where('user_id', '=', of.userId)
    .where('list', '=', of.list)
    .where(sql<string>`lower(title)`, '=', sql<string>`lower(${of.title})`)
    .where('id', '!=', of.except ?? '00000000-0000-4000-8000-000000000000')
    .executeTakeFirst();
  return found !== undefined;
}
