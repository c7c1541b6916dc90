import { system } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { PlatformDeps } from '#platform/deps.ts';

/** For whoever may run commands on the server, when tokens may be known to others: every session ends; API tokens stay. */
export const signOutEverybody = (deps: Pick<PlatformDeps, 'db' | 'now'>): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const { numUpdatedRows } = await tx
      .updateTable('session')
      .set({ revoked_at: now })
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    const sessions = Number(numUpdatedRows);
    const event = { event: 'session.closed', ownerId: null, subject: null } as const;
    await recordEvent(deps, tx, system, { ...event, after: { why: 'everybody', sessions } });
    return sessions;
  });
