import type { PlatformDeps } from '../deps.ts';
import type { Result } from '../result.ts';
import { recordTrespass } from './audit.store.ts';
import type { Caller, Trespass } from './audit.store.ts';

export interface Named extends Pick<Trespass, 'action' | 'subject'> {
  /** The owner's user id; undefined when the subject does not exist. */
  readonly findOwner: () => Promise<string | undefined>;
}

/** Passes the answer on, and records a refusal in the audit log when the subject belongs to another user. */
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
