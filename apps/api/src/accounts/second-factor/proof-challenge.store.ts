import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection, Transaction } from '#platform/db/transaction.ts';

/**
 * `login`, `staff_login`: opens a session after the password. `fresh_proof`: the person in a session proves again who they
 * are. `enrolment`: a passkey is made.
 */
export type ProofPurpose = 'login' | 'staff_login' | 'fresh_proof' | 'enrolment';

export const CHALLENGE_SECONDS = 300;
const MOST_WRONG = 5;

const hashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

export interface NewChallenge {
  readonly userId: string;
  readonly purpose: ProofPurpose;
  readonly rpId: string;
  /** Null where a session is yet to be opened. */
  readonly sessionId: string | null;
  readonly passwordMark?: Buffer | null;
  readonly isRemembered?: boolean;
}

/** The id is told to whoever asked, and the challenge to their passkey. */
export async function insertChallenge(
  tx: Connection,
  { userId, purpose, rpId, sessionId, passwordMark = null, isRemembered = false }: NewChallenge,
  now: Date,
): Promise<{ readonly id: string; readonly challenge: string }> {
  const id = randomBytes(32).toString('base64url');
  const challenge = randomBytes(32).toString('base64url');
  await tx
    .insertInto('proof_challenge')
    .values({
      id_hash: hashOf(id),
      user_id: userId,
      purpose,
      challenge,
      rp_id: rpId,
      session_id: sessionId,
      password_mark: passwordMark,
      is_remembered: isRemembered,
      created_at: now,
      expires_at: new Date(now.getTime() + CHALLENGE_SECONDS * 1000),
    })
    .execute();
  return { id, challenge };
}

export interface ChallengeKey {
  readonly challengeId: string;
  readonly purpose: ProofPurpose;
  readonly rpId: string;
  readonly sessionId: string | null;
}

/** Locked: of two answers at once the second finds it spent. Undefined when it is not for this session, host and purpose. */
export function lockChallenge(
  tx: Transaction,
  { challengeId, purpose, rpId, sessionId }: ChallengeKey,
  now: Date,
) {
  return tx
    .selectFrom('proof_challenge')
    .select(['id_hash', 'user_id', 'challenge', 'rp_id', 'password_mark', 'is_remembered'])
    .where('id_hash', '=', hashOf(challengeId))
    .where('purpose', '=', purpose)
    .where('rp_id', '=', rpId)
    .where('session_id', 'is not distinct from', sessionId)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .where('wrong_answers', '<', MOST_WRONG)
    .forUpdate()
    .executeTakeFirst();
}

export async function spendChallenge(tx: Transaction, idHash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('proof_challenge').set({ spent_at: now }).where('id_hash', '=', idHash).execute();
}

export async function countWrongAnswer(tx: Transaction, idHash: Buffer): Promise<void> {
  await tx
    .updateTable('proof_challenge')
    .set({ wrong_answers: sql`wrong_answers + 1` })
    .where('id_hash', '=', idHash)
    .execute();
}
