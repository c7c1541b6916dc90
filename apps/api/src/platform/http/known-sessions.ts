import type { Session } from './session.ts';
import { hashSessionToken } from './session.ts';

const MOST = 50_000;
const REMEMBERED_MS = 10 * 60_000;

/**
 * Whose session a token opened lately, in this process. Only for counting requests before anything is asked of the
 * database: who may do what is decided by the session itself, each time.
 */
export interface KnownSessions {
  readonly accountOf: (token: string) => string | null;
  /** Passes on what `find` finds and remembers it; a session that has ended is forgotten. */
  readonly remembering: (
    find: (token: string) => Promise<Session | null>,
  ) => (token: string) => Promise<Session | null>;
}

export function createKnownSessions(now: () => number): KnownSessions {
  const known = new Map<string, { readonly account: string; readonly until: number }>();
  const keyOf = (token: string) => hashSessionToken(token).toString('base64');
  return {
    accountOf: (token) => {
      const found = known.get(keyOf(token));
      return found !== undefined && found.until > now() ? found.account : null;
    },
    remembering: (find) => async (token) => {
      const session = await find(token);
      const key = keyOf(token);
      known.delete(key);
      if (session === null) return null;
      known.set(key, { account: session.userId, until: now() + REMEMBERED_MS });
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
      return session;
    },
  };
}
