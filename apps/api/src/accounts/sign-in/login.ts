import { inTransaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findAccountByEmail } from '../account.store.ts';
import { verifyPassword } from '../password.ts';
import { emailOf } from '../register.ts';
import type { SignedIn } from '../register.ts';
import { openSession, revokeAllSessions } from '../session.store.ts';
import type { Visit } from '../session.store.ts';

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly isRemembered: boolean;
  readonly visit?: Visit;
}

export async function login(
  deps: AccountsDeps,
  input: LoginInput,
): Promise<Result<SignedIn, 'wrong_credentials'>> {
  const account = await findAccountByEmail(deps.db, emailOf(input.username));
  const now = deps.now();
  const knowsPassword = await verifyPassword(account?.password_hash ?? null, input.password);
  const isResetOpen = account?.reset_expires_at != null && account.reset_expires_at > now;
  const resetHash = isResetOpen ? account.reset_password_hash : null;
  // Verified even when the account does not exist, so that every e-mail takes the same time.
  const knowsReset = !knowsPassword && (await verifyPassword(resetHash, input.password));
  if (account === undefined || (!knowsPassword && !knowsReset)) return refuse('wrong_credentials');
  if (account.closed_at !== null) return refuse('wrong_credentials');
  return inTransaction(deps.db, async (tx) => {
    if (knowsReset && resetHash !== null) {
      // The password from the letter replaces the old one, and all other sessions are closed.
      await tx
        .updateTable('app_user')
        .set({
          password_hash: resetHash,
          password_is_generated: true,
          reset_password_hash: null,
          reset_expires_at: null,
        })
        .where('id', '=', account.id)
        .execute();
      await revokeAllSessions(tx, account.id, now);
    }
    const session = await openSession(tx, account.id, input.isRemembered, now, input.visit);
    return done({ person: account, session });
  });
}
