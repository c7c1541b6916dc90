import type { Selectable } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';

export type RequestRow = Selectable<Schema['subject_request']>;

export const lockRequest = (tx: Transaction, id: string): Promise<RequestRow | undefined> =>
  tx.selectFrom('subject_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Whose e-mail or phone the code went to: people who have verified it, and people who signed a consent by it. */
export async function namesAt(
  db: Connection,
  { email, phone }: Pick<RequestRow, 'email' | 'phone'>,
): Promise<string[]> {
  const accounts = db.selectFrom('app_user').select('name').where('closed_at', 'is', null);
  if (phone === '') {
    const owners = accounts.where('email', '=', email).where('email_verified_at', 'is not', null);
    return (await owners.execute()).map(({ name }) => name);
  }
  const signers = db
    .selectFrom('credit_consent')
    .select('subject_name as name')
    .where('phone', '=', phone)
    .where('signed_at', 'is not', null);
  const owners = accounts.where('phone', '=', phone).where('phone_verified_at', 'is not', null);
  return (await owners.unionAll(signers).execute()).map(({ name }) => name);
}
