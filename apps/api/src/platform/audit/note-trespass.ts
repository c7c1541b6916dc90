import type { Connection } from '../db/transaction.ts';
import type { PlatformDeps } from '../deps.ts';
import type { Result } from '../result.ts';
import type { Caller } from './actor.ts';
import { recordEvent } from './record-event.ts';

export interface Trespass {
  readonly ownerId: string | null;
  /** The operation, e.g. `payer.remove`. */
  readonly action: string;
  /** The id or key of what was touched, never its content. */
  readonly subject: string;
}

/** Records an attempt to touch another user's data; runs outside transactions, which may be rolled back. */
export const recordTrespass = (
  deps: Pick<PlatformDeps, 'now'>,
  db: Connection,
  caller: Caller,
  { ownerId, action, subject }: Trespass,
): Promise<void> =>
  recordEvent(deps, db, caller, { event: 'access.refused', ownerId, subject, after: { operation: action } });

export interface Named extends Pick<Trespass, 'action' | 'subject'> {
  /** The owner's user id; undefined when the subject does not exist. */
  readonly findOwner: () => Promise<string | undefined>;
}

/** Passes the answer on, and records a refusal in the journal when the subject belongs to another user. */
export async function noteTrespass<Answer extends Result<unknown>>(
  deps: PlatformDeps,
  caller: Caller,
  { action, subject, findOwner }: Named,
  answering: Answer | Promise<Answer>,
): Promise<Answer> {
  const answer = await answering;
  if (answer.ok || !/^forbidden$|_not_found$/.test(answer.refusal.code)) return answer;
  const ownerId = await findOwner();
  if (ownerId === undefined || ownerId === caller.userId) return answer;
  await recordTrespass(deps, deps.db, caller, { ownerId, action, subject });
  return answer;
}
