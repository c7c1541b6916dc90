import type { DeskFound } from '@proverka/contract/desk-find';
import { maskEmail } from '@proverka/validation/email';
import { sql } from 'kysely';
import type { Database } from '#platform/db/pool.ts';
import { inOrder, pageOf, readPageIds } from '../list-page.ts';
import type { Sql } from '../list-page.ts';
import { phoneCondition } from '../people/people-filter.ts';
import { phoneStarts, searchQuery } from '../search-words.domain.ts';

const MOST = 8;

/** Names with masked e-mails, the newest first: enough to choose by. The page of the person asks for a fresh proof. */
export async function findPeople(db: Database, text: string): Promise<DeskFound[]> {
  const condition = textCondition(text);
  if (condition === null) return [];
  const { ids } = await readPageIds(db, {
    from: sql`from app_user u where ${condition} and u.closed_at is null`,
    id: sql.ref('u.id'),
    key: sql.ref('u.created_at'),
    isAscending: false,
    limit: MOST,
    isCounted: false,
  });
  const page = pageOf(ids, MOST);
  if (page.ids.length === 0) return [];
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'created_at'])
    .where('id', 'in', [...page.ids])
    .execute();
  return inOrder(page.ids, rows).map(({ id, name, email, created_at: at }) => ({
    kind: 'person',
    id,
    title: name || maskEmail(email),
    about: maskEmail(email),
    date: at.toISOString(),
    amount: null,
  }));
}

function textCondition(text: string): Sql | null {
  const phones = phoneStarts(text);
  if (phones !== null)
    return sql`u.id in (select d.user_id from desk_person d where ${phoneCondition(phones)})`;
  const query = searchQuery(text);
  return query === null ? null : sql`u.search @@ ${query}::tsquery`;
}
