import type { Site } from '@proverka/brand/request-site';
import type { ProofChallenge } from '@proverka/contract/proof';
import type { Actor } from '#platform/audit/actor.ts';
import { emailMark, recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findAccountByEmail } from '../account.store.ts';
import { placeKeys } from '../known-place.store.ts';
import { verifyPassword } from '../password.ts';
import { emailOf } from '../register.ts';
import type { SignedIn } from '../register.ts';
import { factorsOf, hasFactor } from '../second-factor/factor.store.ts';
import { startProof } from '../second-factor/start-proof.ts';
import { lockAccount } from '../session.store.ts';
import type { Visit } from '../session.store.ts';
import { admitGuess, wrongGuess } from './admit-guess.ts';
import { finishLogin } from './finish-login.ts';

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly isRemembered: boolean;
  readonly site: Site;
  readonly visit: Visit;
  /** The browser's device; a program has none. */
  readonly device: string | null;
}

/** A session, or for an account with a second factor the question that has to be answered first. */
export async function login(
  deps: AccountsDeps,
  actor: Actor,
  input: LoginInput,
): Promise<Result<SignedIn | ProofChallenge, 'wrong_credentials' | 'too_many_requests'>> {
  const email = emailOf(input.username);
  const account = await findAccountByEmail(deps.db, email);
  const place = { device: input.device, address: input.visit.address };
  const keys = placeKeys(place, deps.config.appSecret);
  const admitted = await admitGuess(deps, { ...place, email, userId: account?.id ?? null, keys });
  if (!admitted.ok) return admitted;
  const guess = admitted.value;
  const now = deps.now();
  const isTried = guess.tries === 'every' || account?.password_is_generated === true;
  const passwordHash = isTried ? (account?.password_hash ?? null) : null;
  const knowsPassword = await verifyPassword(passwordHash, input.password);
  const isResetOpen = account?.reset_expires_at != null && account.reset_expires_at > now;
  const resetHash = isResetOpen ? account.reset_password_hash : null;
  // Verified even when the account does not exist, so that every e-mail takes the same time.
  const knowsReset = !knowsPassword && (await verifyPassword(resetHash, input.password));
  const isKnown = knowsPassword || knowsReset;
  if (account === undefined || !isKnown || account.closed_at !== null) {
    const subject = account?.id ?? emailMark(deps.config.appSecret, email);
    const event = { event: 'session.refused', ownerId: account?.id ?? null, subject } as const;
    await recordEvent(deps, deps.db, actor, event);
    return wrongGuess(guess);
  }
  await guess.wasRight();
  const isMailed = knowsReset || account.password_is_generated;
  const given = { isMailed, resetHash: knowsReset ? resetHash : null, isRemembered: input.isRemembered };
  return inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, account.id);
    if (hasFactor(await factorsOf(tx, account.id))) {
      const question = { userId: account.id, purpose: 'login', site: input.site, sessionId: null } as const;
      const passwordHash = given.resetHash ?? account.password_hash;
      const { isRemembered } = input;
      return done(await startProof(deps, tx, { ...question, passwordHash, isRemembered }));
    }
    const finished = await finishLogin(deps, tx, { ...given, account, visit: input.visit, keys });
    return finished === null ? refuse('wrong_credentials') : done(finished);
  });
}
