import type { PersonFactors } from '@proverka/contract/second-factor';
import type { Connection } from '#platform/db/transaction.ts';
import { factorsOf } from './factor.store.ts';

export async function viewFactors(db: Connection, userId: string): Promise<PersonFactors> {
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'rp_id', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const totp = await db
    .selectFrom('totp')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    passkeys: passkeys.map((one) => ({
      passkey_id: one.id,
      name: one.name,
      host: one.rp_id,
      created_date: one.created_at.toISOString(),
      last_used_date: one.last_used_at?.toISOString() ?? null,
    })),
    totp_since: totp?.confirmed_at?.toISOString() ?? null,
    recovery_codes: (await factorsOf(db, userId)).recoveryCodes,
  };
}
