import type { Site } from '@proverka/brand/request-site';
import type { FactorWay, ProofChallenge } from '@proverka/contract/proof';
import type { Connection } from '#platform/db/transaction.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import { factorsOf, waysOf } from './factor.store.ts';
import { CHALLENGE_SECONDS, insertChallenge } from './proof-challenge.store.ts';
import type { ProofPurpose } from './proof-challenge.store.ts';
import { relyingPartyOf } from './relying-party.domain.ts';
import { passwordMark } from './seal.ts';

/** A customer's recovery code opens an account; the staff are recovered by two administrators. */
export const waysFor: Readonly<Record<ProofPurpose, readonly FactorWay[]>> = {
  login: ['passkey', 'totp', 'recovery_code'],
  staff_login: ['passkey', 'totp'],
  fresh_proof: ['passkey', 'totp'],
  enrolment: [],
};

export interface ProofQuestion {
  readonly userId: string;
  readonly purpose: Exclude<ProofPurpose, 'enrolment'>;
  readonly site: Site;
  /** The session that asks, and the only one that may answer; null where a session is yet to be opened. */
  readonly sessionId: string | null;
  /** Of a login: the hash that the password given was verified by. */
  readonly passwordHash?: string;
  readonly isRemembered?: boolean;
}

/** Asks for a second factor: one answer is taken, within five minutes, on the same host. */
export async function startProof(
  { now }: Pick<PlatformDeps, 'now'>,
  tx: Connection,
  { userId, purpose, site, sessionId, passwordHash, isRemembered = false }: ProofQuestion,
): Promise<ProofChallenge> {
  const { id: rpId } = relyingPartyOf(site);
  const factors = await factorsOf(tx, userId);
  const ways = waysOf(factors, rpId).filter((way) => waysFor[purpose].includes(way));
  const mark = passwordHash === undefined ? null : passwordMark(passwordHash);
  const question = { userId, purpose, rpId, sessionId, passwordMark: mark, isRemembered };
  const { id, challenge } = await insertChallenge(tx, question, now());
  const allowCredentials = factors.passkeys
    .filter((passkey) => passkey.rpId === rpId)
    .map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports: [...transports],
    }));
  return {
    challenge_id: id,
    expires_in: CHALLENGE_SECONDS,
    ways,
    passkey: ways.includes('passkey')
      ? { challenge, rpId, timeout: CHALLENGE_SECONDS * 1000, userVerification: 'required', allowCredentials }
      : null,
  };
}
