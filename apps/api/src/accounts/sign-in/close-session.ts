import type { AccountsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import { closeSessionOf } from '../session.store.ts';
import { withPassword } from '../with-password.ts';
import type { Confirmation } from '../with-password.ts';

/** Signs out one device, possibly the caller's own. The password keeps a stranger's session from ending its owner's. */
export async function closeSession(
  deps: AccountsDeps,
  confirmation: Confirmation,
  sessionId: string,
): Promise<Result<{ closed: number }, 'session_not_found' | 'wrong_password' | 'too_many_requests'>> {
  const { caller } = confirmation;
  const whose = { userId: caller.userId, sessionId, by: caller };
  const closed = await withPassword(deps, confirmation, async (tx) =>
    done(await closeSessionOf(deps, tx, whose)),
  );
  if (!closed.ok) return closed;
  if (closed.value) return done({ closed: 1 });
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
