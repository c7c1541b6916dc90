import { createHash, randomBytes } from 'node:crypto';
import type { TokenEndReason } from '@proverka/contract/api-token';
import type { Session } from '#platform/http/session.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { Schema } from '#platform/db/schema.ts';
import { allowedScopes } from '../scopes.domain.ts';

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

/** The token's owner as a session with the rights both its owner and the owner's current role allow; null for an invalid token. */
export async function findTokenSession(db: Connection, token: string, now: Date): Promise<Session | null> {
  const row = await db
    .selectFrom('api_token')
    .innerJoin('app_user', 'app_user.id', 'api_token.user_id')
    .select([
      'api_token.id',
      'api_token.token_hash',
      'api_token.last_used_at',
      'api_token.scopes',
      'app_user.id as user_id',
      'app_user.email',
      'app_user.name',
      'app_user.role',
    ])
    .where('api_token.token_hash', '=', hashApiToken(token))
    .where('api_token.revoked_at', 'is', null)
    .where('api_token.expires_at', '>', now)
    .where('app_user.closed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  await markUsed(db, row.id, row.last_used_at, now);
  const { user_id: userId, token_hash: tokenHash, email, name, role } = row;
  const apiToken = { id: row.id, scopes: allowedScopes(role, row.scopes) };
  return { userId, tokenHash, credentialId: row.id, email, name, role, apiToken };
}

/** Why a token opens nothing; its holder learns only what became of this very token. */
export async function whyTokenRefused(
  db: Connection,
  token: string,
  now: Date,
): Promise<'api_token_expired' | 'api_token_revoked' | 'unauthenticated'> {
  const row = await db
    .selectFrom('api_token')
    .select(['revoked_at', 'expires_at', 'end_reason'])
    .where('token_hash', '=', hashApiToken(token))
    .executeTakeFirst();
  if (row === undefined) return 'unauthenticated';
  if (row.end_reason === 'expired') return 'api_token_expired';
  if (row.revoked_at !== null) return 'api_token_revoked';
  return row.expires_at <= now ? 'api_token_expired' : 'unauthenticated';
}

const MINUTE_MS = 60_000;

/** At most once a minute, so that a busy program does not write a row per call. */
async function markUsed(db: Connection, id: string, last: Date | null, now: Date): Promise<void> {
  if (last !== null && now.getTime() - last.getTime() < MINUTE_MS) return;
  await db.updateTable('api_token').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** The token made last, valid or not. */
export function findLatestToken(db: Connection, userId: string) {
  return db
    .selectFrom('api_token')
    .select([
      'id',
      'prefix',
      'scopes',
      'created_at',
      'expires_at',
      'last_used_at',
      'revoked_at',
      'end_reason',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export type TokenRow = NonNullable<Awaited<ReturnType<typeof findLatestToken>>>;

const END = statement<{ userId: string; now: Date; why: TokenEndReason }, { id: string; label: string }>(
  `select id, label from end_api_tokens(:userId, :now, :why)`,
);

/** The token that was valid until now, if any; `label` is its beginning. */
export async function endToken(
  tx: Transaction,
  userId: string,
  why: 'renewed' | 'revoked',
  now: Date,
): Promise<{ id: string; label: string } | null> {
  const [ended] = await END(tx, { userId, now, why });
  return ended ?? null;
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
