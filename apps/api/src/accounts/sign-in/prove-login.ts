import type { Site } from '@proverka/brand/request-site';
import type { Proof } from '@proverka/contract/proof';
import type { Actor } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { signInColumns } from '../account.store.ts';
import type { AccountsDeps } from '../deps.ts';
import { placeKeys } from '../known-place.store.ts';
import type { SignedIn } from '../register.ts';
import { checkProof } from '../second-factor/check-proof.ts';
import type { ProofRefusal } from '../second-factor/check-proof.ts';
import { passwordMark } from '../second-factor/seal.ts';
import type { Visit } from '../session.store.ts';
import { finishLogin } from './finish-login.ts';

export interface LoginProof {
  readonly proof: Proof;
  readonly site: Site;
  readonly visit: Visit;
  readonly device: string | null;
}

/** The second step of a login: opens the session that the password alone did not. */
export function proveLogin(
  deps: AccountsDeps,
  actor: Actor,
  { proof, site, visit, device }: LoginProof,
): Promise<Result<SignedIn, ProofRefusal | 'too_many_requests'>> {
  return inTransaction(deps.db, async (tx) => {
    const checked = await checkProof(deps, tx, { ...proof, purpose: 'login', site, sessionId: null });
    if (!checked.ok) {
      const event = { event: 'second_factor.refused', ownerId: checked.userId } as const;
      await recordEvent(deps, tx, actor, {
        ...event,
        subject: checked.userId,
        after: { way: proof.answer.way },
      });
      return refuse(checked.refusal.code, checked.refusal);
    }
    const { userId, isRemembered, passwordMark: mark } = checked.value;
    const account = await lockAccount(tx, userId);
    if (account === undefined || mark === null) return refuse('second_factor_expired');
    const isPassword = passwordMark(account.password_hash).equals(mark);
    const resetHash = isPassword ? null : openReset(account, deps.now());
    if (!isPassword && (resetHash === null || !passwordMark(resetHash).equals(mark))) {
      return refuse('second_factor_expired');
    }
    const isMailed = !isPassword || account.password_is_generated;
    const keys = placeKeys({ device, address: visit.address }, deps.config.appSecret);
    const finished = await finishLogin(deps, tx, {
      account,
      isMailed,
      resetHash,
      isRemembered,
      visit,
      keys,
    });
    return finished === null ? refuse('second_factor_expired') : done(finished);
  });
}

const openReset = (
  account: { reset_password_hash: string | null; reset_expires_at: Date | null },
  now: Date,
): string | null =>
  account.reset_expires_at !== null && account.reset_expires_at > now ? account.reset_password_hash : null;

const lockAccount = (tx: Transaction, userId: string) =>
  tx
    .selectFrom('app_user')
    .select(signInColumns)
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
