import type { Database } from '#platform/db/pool.ts';
import type { Session } from '#platform/http/session.ts';
import { findTokenSession, isApiToken } from './api-tokens/api-token.store.ts';
import { findSession as findPersonSession } from './session.store.ts';

/** The session behind a bearer: a person's, or a program's API token; null when it is unknown or expired. */
export const findSession = (db: Database, token: string, now: Date): Promise<Session | null> =>
  (isApiToken(token) ? findTokenSession : findPersonSession)(db, token, now);
