import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';

/** Of these people, those who have a second factor: a passkey or a confirmed app. */
export async function enrolledOf(db: Connection, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = sql<string>`any(${userIds}::uuid[])`;
  const passkeys = db.selectFrom('passkey').select('user_id').where('user_id', '=', ids);
  const apps = db
    .selectFrom('totp')
    .select('user_id')
    .where('user_id', '=', ids)
    .where('confirmed_at', 'is not', null);
  const rows = await passkeys.union(apps).execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Whoever has none at the desk is sent a link; a passkey of another host does not open it. */
export async function hasDeskFactor(db: Connection, userId: string, deskHost: string): Promise<boolean> {
  const passkey = await db
    .selectFrom('passkey')
    .select('id')
    .where('user_id', '=', userId)
    .where('rp_id', '=', deskHost)
    .executeTakeFirst();
  if (passkey !== undefined) return true;
  const app = await db
    .selectFrom('totp')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return app !== undefined;
}
