import type { ApiKey } from '@proverka/contract/api';
import type { Caller } from '#platform/audit/actor.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import type { ImpersonatedCall } from '#platform/http/limited-sessions.ts';
import type { Refusal } from '#platform/result.ts';
import { isNotedCall, mayImpersonatedCall } from './impersonation/impersonation.domain.ts';

/** Refuses what a member of the staff who is signed in as somebody else may not do; the refusal is in the journal. */
export async function admitImpersonated(
  deps: PlatformDeps,
  caller: Caller,
  key: ApiKey,
): Promise<Refusal | null> {
  if (mayImpersonatedCall(key)) return null;
  await recordTrespass(deps, deps.db, caller, { ownerId: caller.userId, action: key, subject: key });
  return { code: 'impersonation_refused' };
}

/** Writes a call that is let in into the journal, with the id it names: in its path, or else in its query or body. */
export async function noteImpersonated(
  deps: PlatformDeps,
  caller: Caller,
  { key, inputs }: ImpersonatedCall,
): Promise<void> {
  if (!isNotedCall(key)) return;
  const named = inputs.flatMap((input) => Object.values(input)).find(isId) ?? key;
  const event = { event: 'impersonation.used', ownerId: caller.userId, subject: named } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { operation: key } });
}

/** Anything else may be what somebody typed. */
const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
