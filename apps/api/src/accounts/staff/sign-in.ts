import type { Site } from '@proverka/brand/request-site';
import type { Proof, ProofChallenge } from '@proverka/contract/proof';
import type { Actor } from '#platform/audit/actor.ts';
import { emailMark, recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { findAccountByEmail } from '../account.store.ts';
import { placeKeys, rememberPlace } from '../known-place.store.ts';
import { verifyPassword } from '../password.ts';
import { emailOf } from '../register.ts';
import { checkProof } from '../second-factor/check-proof.ts';
import type { ProofRefusal } from '../second-factor/check-proof.ts';
import { passwordMark } from '../second-factor/seal.ts';
import { startProof } from '../second-factor/start-proof.ts';
import { lockAccount } from '../session.store.ts';
import type { Visit } from '../session.store.ts';
import { admitGuess, wrongGuess } from '../sign-in/admit-guess.ts';
import { isStaff } from './staff-grant.store.ts';
import { openStaffSession } from './staff-session.store.ts';

interface Entering {
  readonly site: Site;
  readonly visit: Visit;
  readonly device: string | null;
}

export interface StaffLogin extends Entering {
  readonly username: string;
  readonly password: string;
}

/**
 * The password opens nothing: it only asks for the second factor. Whoever has no role is answered as for a wrong password,
 * and so is a password from a letter, which its owner has to replace first.
 */
export async function staffLogin(
  deps: AccountsDeps,
  actor: Actor,
  { username, password, site, visit, device }: StaffLogin,
): Promise<Result<ProofChallenge, 'wrong_credentials' | 'too_many_requests'>> {
  const email = emailOf(username);
  const account = await findAccountByEmail(deps.db, email);
  const place = { device, address: visit.address };
  const keys = placeKeys(place, deps.config.appSecret);
  const admitted = await admitGuess(deps, { ...place, email, userId: account?.id ?? null, keys });
  if (!admitted.ok) return admitted;
  const guess = admitted.value;
  const passwordHash = guess.tries === 'every' ? (account?.password_hash ?? null) : null;
  const knowsPassword = await verifyPassword(passwordHash, password);
  const isOwn = account !== undefined && !account.password_is_generated && account.closed_at === null;
  if (!knowsPassword || !isOwn || !(await isStaff(deps.db, account.id))) {
    const subject = account?.id ?? emailMark(deps.config.appSecret, email);
    const event = { event: 'session.refused', ownerId: account?.id ?? null, subject } as const;
    await recordEvent(deps, deps.db, actor, event);
    return wrongGuess(guess);
  }
  await guess.wasRight();
  const question = { userId: account.id, purpose: 'staff_login', site, sessionId: null } as const;
  return done(await startProof(deps, deps.db, { ...question, passwordHash: account.password_hash }));
}

/** Answers the question of the password's step: opens the session, and answers its token. */
export const proveStaffLogin = (
  deps: AccountsDeps,
  actor: Actor,
  { proof, site, visit, device }: Entering & { readonly proof: Proof },
): Promise<Result<string, ProofRefusal | 'too_many_requests'>> =>
  inTransaction<Result<string, ProofRefusal | 'too_many_requests'>>(deps.db, async (tx) => {
    const asked = { ...proof, purpose: 'staff_login', site, sessionId: null } as const;
    const checked = await checkProof(deps, tx, asked);
    if (!checked.ok) {
      const { userId: ownerId, ...refusal } = checked;
      await recordEvent(deps, tx, actor, { event: 'staff_session.refused', ownerId, subject: ownerId });
      return refusal;
    }
    const { userId, passwordMark: mark } = checked.value;
    await lockAccount(tx, userId);
    if (mark === null || !(await mayStillEnter(tx, userId, mark))) return refuse('second_factor_expired');
    const keys = placeKeys({ device, address: visit.address }, deps.config.appSecret);
    await rememberPlace(tx, userId, keys, deps.now());
    return done(await openStaffSession(tx, userId, deps.now(), visit));
  });

/** Between the two steps the password may have changed, the role ended or the account been closed. */
async function mayStillEnter(tx: Transaction, userId: string, mark: Buffer): Promise<boolean> {
  const account = await tx
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (account === undefined || !passwordMark(account.password_hash).equals(mark)) return false;
  return isStaff(tx, userId);
}
