import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '@proverka/validation/network';
import type { Connection, Transaction } from '#platform/db/transaction.ts';

/** Where a call comes from; a program has no device. */
export interface Place {
  readonly device: string | null;
  readonly address: string;
}
export type Familiarity = 'device' | 'network' | 'stranger';

const MOST_PLACES = 20;

export interface PlaceKeys {
  readonly device: Buffer | null;
  readonly network: Buffer;
}

export function placeKeys({ device, address }: Place, secret: string): PlaceKeys {
  const keyOf = (kind: string, id: string) =>
    createHmac('sha256', secret).update(`place:${kind}:${id}`).digest();
  return {
    device: device === null ? null : keyOf('device', device),
    network: keyOf('network', networkOf(address)),
  };
}

/** Whether the account was signed in to from this device or network before; for nobody's e-mail it never was. */
export async function familiarityOf(
  db: Connection,
  userId: string | null,
  { device, network }: PlaceKeys,
): Promise<Familiarity> {
  const known = await db
    .selectFrom('known_place')
    .select('kind')
    // Asked for an unknown e-mail as well, so that both take the same time.
    .where('user_id', '=', userId ?? '00000000-0000-0000-0000-000000000000')
    .where((row) =>
      row.or([
        row.and([row('kind', '=', 'network'), row('key_hash', '=', network)]),
        ...(device === null ? [] : [row.and([row('kind', '=', 'device'), row('key_hash', '=', device)])]),
      ]),
    )
    .execute();
  if (known.some(({ kind }) => kind === 'device')) return 'device';
  return known.length > 0 ? 'network' : 'stranger';
}

/** After a login with the password: the device and the network are known from now on; the oldest of many are forgotten. */
export async function rememberPlace(
  tx: Transaction,
  userId: string,
  { device, network }: PlaceKeys,
  now: Date,
): Promise<void> {
  const row = { user_id: userId, last_login_at: now };
  await tx
    .insertInto('known_place')
    .values([
      { ...row, kind: 'network' as const, key_hash: network },
      ...(device === null ? [] : [{ ...row, kind: 'device' as const, key_hash: device }]),
    ])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'key_hash']).doUpdateSet({ last_login_at: now }),
    )
    .execute();
  await sql`
    delete from known_place where (user_id, kind, key_hash) in (
      select user_id, kind, key_hash from known_place where user_id = ${userId}
      order by last_login_at desc offset ${MOST_PLACES})`.execute(tx);
}

/** Ends the trust in every place, when the password changes: whoever knew the old one may have signed in from anywhere. */
export async function forgetPlaces(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('known_place').where('user_id', '=', userId).execute();
}
