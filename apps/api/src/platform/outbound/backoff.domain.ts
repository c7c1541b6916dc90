const SECOND_MS = 1000;
const FIRST_SECONDS = 10;
const LONGEST_SECONDS = 4 * 3600;

/** The delay before the next attempt: ten seconds, doubling, four hours at most. */
export function nextAttempt(attempts: number, now: Date): Date {
  const seconds = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.min(attempts - 1, 20));
  return new Date(now.getTime() + seconds * SECOND_MS);
}

/** PostgreSQL has microsecond precision: rows due within this millisecond count as due. */
export const dueBy = (now: Date): Date => new Date(now.getTime() + 1);

/** The lease of rows claimed from an outbox; longer than any request takes. */
export const LEASE_MS = { production: 60_000, sandbox: 3000 } as const;
export const REQUEST_TIMEOUT_MS = { production: 10_000, sandbox: 2000 } as const;
