import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '#platform/http/session.ts';
import type { Connection } from '#platform/db/transaction.ts';
import type { Schema } from '#platform/db/schema.ts';
import { scopesOf } from '../scopes.domain.ts';

// The prefix lets people and secret scanners recognise a leaked token.
const PREFIX = 'prv_';
const SHOWN = 10;

export const isApiToken = (token: string): boolean => token.startsWith(PREFIX);

/** 256 random bits; only their SHA-256 is stored, which needs no salt at that length. */
export function newApiToken(): { token: string; hash: Buffer; prefix: string } {
  const token = PREFIX + randomBytes(32).toString('base64url');
  return { token, hash: hashApiToken(token), prefix: token.slice(0, SHOWN) };
}

const hashApiToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token's owner as a session with the scopes of the owner's current role; null for an invalid token. */
export async function findTokenSession(db: Connection, token: string, now: Date): Promise<Session | null> {
  const row = await db
    .selectFrom('api_token')
    .innerJoin('app_user', 'app_user.id', 'api_token.user_id')
    .select([
      'api_token.id',
      'api_token.token_hash',
      'api_token.last_used_at',
      'app_user.id as user_id',
      'app_user.email',
      'app_user.name',
      'app_user.role',
    ])
    .where('api_token.token_hash', '=', hashApiToken(token))
    .where('api_token.revoked_at', 'is', null)
    .where('app_user.closed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  await markUsed(db, row.id, row.last_used_at, now);
  const { user_id: userId, token_hash: tokenHash, email, name, role } = row;
  const apiToken = { id: row.id, scopes: scopesOf(role) };
  return { userId, tokenHash, credentialId: row.id, email, name, role, apiToken };
}

const MINUTE_MS = 60_000;

/** At most once a minute, so that a busy program does not write a row per call. */
async function markUsed(db: Connection, id: string, last: Date | null, now: Date): Promise<void> {
  if (last !== null && now.getTime() - last.getTime() < MINUTE_MS) return;
  await db.updateTable('api_token').set({ last_used_at: now }).where('id', '=', id).execute();
}

export function findOpenToken(db: Connection, userId: string) {
  return db
    .selectFrom('api_token')
    .select(['id', 'prefix', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** The id of the token that was valid, if any. */
export async function revokeToken(db: Connection, userId: string, now: Date): Promise<string | null> {
  const revoked = await db
    .updateTable('api_token')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked?.id ?? null;
}

export async function recordTokenEvent(db: Connection, event: Schema['api_token_event']): Promise<void> {
  await db.insertInto('api_token_event').values(event).execute();
}

export function readTokenEvents(db: Connection, userId: string, count: number) {
  return db
    .selectFrom('api_token_event')
    .select(['action', 'endpoint', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}
