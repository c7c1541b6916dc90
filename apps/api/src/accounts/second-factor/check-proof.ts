import type { Site } from '@proverka/brand/request-site';
import type { FactorWay, proofRefusals, Proof, ProofAnswer } from '@proverka/contract/proof';
import type { Transaction } from '#platform/db/transaction.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { LimitedDeps } from '#platform/http/usage.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import { checkPasskey } from './check-passkey.ts';
import { checkRecoveryCode } from './recovery-code.store.ts';
import { checkTotp } from './check-totp.ts';
import { countWrongAnswer, lockChallenge, spendChallenge } from './proof-challenge.store.ts';
import type { ProofPurpose } from './proof-challenge.store.ts';
import { relyingPartyOf } from './relying-party.domain.ts';
import { waysFor } from './start-proof.ts';

export type ProofRefusal = (typeof proofRefusals)[number];

export interface GivenProof extends Proof {
  readonly purpose: Exclude<ProofPurpose, 'enrolment'>;
  /** The host the answer came to. */
  readonly site: Site;
  /** The session the answer came in: the one that asked; null where a session is yet to be opened. */
  readonly sessionId: string | null;
}

interface Proven {
  readonly userId: string;
  readonly way: FactorWay;
  readonly isRemembered: boolean;
  /** Compare with `passwordMark` of the account's hash: another password makes the proof worthless. */
  readonly passwordMark: Buffer | null;
}

/** `userId` of a refusal is null when the challenge is nobody's any more. */
export type CheckedProof = Result<Proven, ProofRefusal | 'too_many_requests'> & {
  readonly userId: string | null;
};

/**
 * Takes the answer to a challenge, once. A refusal is counted in this transaction, so its caller has to commit: return
 * the refusal, do not throw. Codes are guessed at most so often for one account, whatever challenges they answer.
 */
export async function checkProof(
  deps: Pick<PlatformDeps, 'now' | 'config'> & LimitedDeps,
  tx: Transaction,
  { challenge_id: challengeId, answer, purpose, site, sessionId }: GivenProof,
): Promise<CheckedProof> {
  const now = deps.now();
  const party = relyingPartyOf(site);
  const key = { challengeId, purpose, rpId: party.id, sessionId };
  const asked = await lockChallenge(tx, key, now);
  if (asked === undefined) return { ...refuse('second_factor_expired'), userId: null };
  const userId = asked.user_id;
  if (!waysFor[purpose].includes(answer.way)) return { ...refuse('second_factor_wrong'), userId };
  if (answer.way !== 'passkey') {
    const allowed = await withinLimits({ ...deps, db: tx }, [['second_factor_user', userId]]);
    if (!allowed.ok) return { ...allowed, userId };
  }
  const checked = await checkAnswer(deps, tx, { userId, answer, challenge: asked.challenge, ...party });
  if (!checked.ok) {
    await countWrongAnswer(tx, asked.id_hash);
    return { ...checked, userId };
  }
  await spendChallenge(tx, asked.id_hash, now);
  const { is_remembered: isRemembered, password_mark: passwordMark } = asked;
  return { ...done({ userId, way: answer.way, isRemembered, passwordMark }), userId };
}

interface Answered {
  readonly userId: string;
  readonly answer: ProofAnswer;
  readonly challenge: string;
  readonly id: string;
  readonly origin: string;
}

async function checkAnswer(
  deps: Pick<PlatformDeps, 'now' | 'config'>,
  tx: Transaction,
  { userId, answer, challenge, id: rpId, origin }: Answered,
): Promise<Result<true, ProofRefusal>> {
  const { appSecret } = deps.config;
  const now = deps.now();
  if (answer.way === 'passkey') {
    return checkPasskey(tx, { userId, credential: answer.credential, challenge, rpId, origin, now });
  }
  const check = answer.way === 'totp' ? checkTotp : checkRecoveryCode;
  return check(tx, { userId, code: answer.code, appSecret, now });
}
