import type { Database } from '#platform/db/pool.ts';
import type { Session } from '#platform/http/session.ts';
import { findTokenSession, isApiToken, whyTokenRefused } from './api-tokens/api-token.store.ts';
import { findSession as findPersonSession } from './presented-session.store.ts';

/** The session behind a bearer: a person's, or a program's API token; null when it is unknown or expired. */
export const findSession = (db: Database, token: string, now: Date): Promise<Session | null> =>
  (isApiToken(token) ? findTokenSession : findPersonSession)(db, token, now);

/** What to answer to a bearer without a session. */
export const whyNoSession = (db: Database, token: string, now: Date) =>
  isApiToken(token) ? whyTokenRefused(db, token, now) : Promise.resolve('unauthenticated' as const);

export { noteUse } from './staff/staff-session.store.ts';
