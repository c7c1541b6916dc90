import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import { tellProgramsEnded } from '../tell-programs-ended.ts';
import { endToken, recordTokenEvent } from './api-token.store.ts';

/** Ends the owner's token at the owner's request; does nothing without a valid one. */
export function revokeToken(deps: AccountsDeps, caller: Caller): Promise<void> {
  const { userId, address } = caller;
  return inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const ended = await endToken(tx, userId, 'revoked', at);
    if (ended === null) return;
    const event = { id: deps.newId(), user_id: userId, token_id: ended.id, action: 'revoked' as const };
    await recordTokenEvent(tx, { ...event, endpoint: null, address, at });
    await recordEvent(deps, tx, caller, { event: 'api_token.revoked', ownerId: userId, subject: ended.id });
    const programs = [{ kind: 'api_token' as const, ...ended }];
    await tellProgramsEnded(deps, tx, { userId, why: 'revoked', programs, address, at });
  });
}
