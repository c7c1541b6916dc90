import type { DeskFound } from '@proverka/contract/desk-find';
import { maskEmail } from '@proverka/validation/email';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';
import { inOrder, pageOf, readPageIds } from '../list-page.ts';
import { searchQuery } from '../search-words.domain.ts';

const MOST = 8;

/** Names with masked e-mails, the newest first: enough to choose by. The page of the person asks for a fresh proof. */
export async function findPeople(db: Connection, text: string): Promise<DeskFound[]> {
  const query = searchQuery(text);
  if (query === null) return [];
  const { ids } = await readPageIds(db, {
    from: sql`from app_user u where u.search @@ ${query}::tsquery and u.closed_at is null`,
    id: sql.ref('u.id'),
    key: sql.ref('u.created_at'),
    isAscending: false,
    limit: MOST,
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
