import type { Caller } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { done } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { endCredentials } from '../end-credentials.ts';
import { withPassword } from '../with-password.ts';

interface Asker {
  readonly caller: Caller;
  readonly keptSession: Buffer;
}

/** Ends everything but the session that asks; returns how many sessions that were. */
export const signOutElsewhere = (deps: AccountsDeps, asker: Asker): Promise<number> =>
  inTransaction(deps.db, (tx) => endCredentials(deps, tx, endingOf(asker)));

/** The API token and webhooks stay, which the account's password confirms. */
export const signOutKeepingPrograms = (deps: AccountsDeps, asker: Asker, password: string) =>
  withPassword(deps, { caller: asker.caller, password }, async (tx) =>
    done({ closed: await endCredentials(deps, tx, { ...endingOf(asker), keepsPrograms: true }) }),
  );

const endingOf = ({ caller, keptSession }: Asker) =>
  ({ userId: caller.userId, why: 'signed_out', keptSession, by: caller }) as const;
