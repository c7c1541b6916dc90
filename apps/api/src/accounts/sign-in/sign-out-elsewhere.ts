import { done } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { endCredentials } from '../end-credentials.ts';
import { withPassword } from '../with-password.ts';
import type { Confirmation } from '../with-password.ts';

interface Asked extends Confirmation {
  readonly keptSession: Buffer;
  /** The API token and webhooks stay. */
  readonly keepsPrograms: boolean;
}

/** Ends everything but the session that asks, with the account's password; answers how many sessions that were. */
export const signOutElsewhere = (deps: AccountsDeps, asked: Asked) => {
  const { caller, password, keptSession, keepsPrograms } = asked;
  return withPassword(deps, { caller, password }, async (tx) => {
    const ending = {
      userId: caller.userId,
      why: 'signed_out',
      keptSession,
      keepsPrograms,
      by: caller,
    } as const;
    return done({ closed: await endCredentials(deps, tx, ending) });
  });
};
