import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { PlatformDeps } from '#platform/deps.ts';

const LIFE_MS = 24 * 3600 * 1000;

/** 256 random bits; only their SHA-256 is stored. */
export async function newEmailLink(tx: Transaction, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('email_verification')
    .values({
      token_hash: hashLink(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute();
  return token;
}

/** The account of a link that is open, locked until it is spent; null for one that is unknown, used or too old. */
export async function lockEmailLink(tx: Transaction, token: string, now: Date): Promise<string | null> {
  const open = await tx
    .selectFrom('email_verification')
    .select('user_id')
    .where('token_hash', '=', hashLink(token))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return open?.user_id ?? null;
}

const hashLink = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Proof {
  readonly userId: string;
  readonly way: 'link' | 'mailed_password';
  readonly by: Caller;
}

/** All links are spent. Sessions opened before end with the password, see `setPassword`. */
export async function markEmailVerified(
  deps: Pick<PlatformDeps, 'now'>,
  tx: Transaction,
  { userId, way, by }: Proof,
): Promise<void> {
  await tx.deleteFrom('email_verification').where('user_id', '=', userId).execute();
  await tx
    .updateTable('app_user')
    .set({ email_verified_at: deps.now() })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
  await recordEvent(deps, tx, by, {
    event: 'email.verified',
    ownerId: userId,
    subject: null,
    after: { way },
  });
}
