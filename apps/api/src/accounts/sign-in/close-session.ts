import type { AccountsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import type { Caller } from '#platform/audit/actor.ts';

/** Signs out one device, possibly the caller's own. */
export async function closeSession(
  deps: AccountsDeps,
  caller: Caller,
  sessionId: string,
): Promise<Result<{ closed: number }, 'session_not_found'>> {
  const now = deps.now();
  const isClosed = await inTransaction(deps.db, async (tx) => {
    const closed = await tx
      .updateTable('session')
      .set({ revoked_at: now })
      .where('id', '=', sessionId)
      .where('user_id', '=', caller.userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    if (closed === undefined) return false;
    await recordEvent(deps, tx, caller, {
      event: 'session.closed',
      ownerId: caller.userId,
      subject: sessionId,
    });
    return true;
  });
  if (isClosed) return done({ closed: 1 });
  const other = await deps.db
    .selectFrom('session')
    .select('user_id')
    .where('id', '=', sessionId)
    .where('user_id', '!=', caller.userId)
    .executeTakeFirst();
  if (other !== undefined) {
    const trespass = { ownerId: other.user_id, action: 'session.close', subject: sessionId };
    await recordTrespass(deps, deps.db, caller, trespass);
  }
  return refuse('session_not_found');
}
