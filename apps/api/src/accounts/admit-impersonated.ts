import type { Caller } from '#platform/audit/actor.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import type { ImpersonatedCall } from '#platform/http/limited-sessions.ts';
import type { Refusal } from '#platform/result.ts';
import { isNotedCall, mayImpersonatedCall } from './impersonation/impersonation.domain.ts';

/** Admits a call of a member of the staff who is signed in as somebody else: each is in the journal, let in or refused. */
export async function admitImpersonated(
  deps: PlatformDeps,
  caller: Caller,
  { key, params }: ImpersonatedCall,
): Promise<Refusal | null> {
  if (!mayImpersonatedCall(key)) {
    await recordTrespass(deps, deps.db, caller, { ownerId: caller.userId, action: key, subject: key });
    return { code: 'impersonation_refused' };
  }
  if (!isNotedCall(key)) return null;
  const subject = Object.values(params).find((value) => UUID.test(value)) ?? key;
  const event = { event: 'impersonation.used', ownerId: caller.userId, subject } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { operation: key } });
  return null;
}

/** Anything else in a path may be what somebody typed. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
