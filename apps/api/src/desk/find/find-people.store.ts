import type { DeskFound } from '@proverka/contract/desk-find';
import { maskEmail } from '@proverka/validation/email';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';
import { BY_VALUES } from '../list-page.ts';
import { searchQuery } from '../search-words.domain.ts';

const MOST = 8;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly created_at: Date;
}

/** Names with masked e-mails: enough to choose by. The page of the person asks for a fresh proof. */
export async function findPeople(db: Connection, text: string): Promise<DeskFound[]> {
  const query = searchQuery(text);
  if (query === null) return [];
  const { rows } = await sql<Row>`${BY_VALUES}
    select id, name, email, created_at from app_user
    where search @@ ${query}::tsquery and closed_at is null order by created_at desc, id desc limit ${MOST}`.execute(
    db,
  );
  return rows.map(({ id, name, email, created_at: at }) => ({
    kind: 'person',
    id,
    title: name || maskEmail(email),
    about: maskEmail(email),
    date: at.toISOString(),
    amount: null,
  }));
}
