import { actorOf } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Call } from '#platform/http/route.ts';
import { tokenOf } from '#platform/http/session-cookie.ts';
import { hashSessionToken } from '#platform/http/session.ts';
import type { AccountsDeps } from '../deps.ts';
import { revokeSession } from '../session.store.ts';

/** The session a browser had before it signed in: its cookie is replaced, so nobody of right holds its token any more. */
export async function endFormerSession(
  deps: AccountsDeps,
  { request }: Pick<Call, 'request'>,
): Promise<void> {
  const presented = tokenOf(request);
  if (presented === null || presented.from === 'bearer') return;
  await inTransaction(deps.db, async (tx) => {
    const closed = await revokeSession(tx, hashSessionToken(presented.token), deps.now());
    if (closed === null) return;
    const { id, userId } = closed;
    const event = { event: 'session.closed', ownerId: userId, subject: id } as const;
    await recordEvent(deps, tx, actorOf(request), { ...event, after: { why: 'signed_in_again' } });
  });
}
