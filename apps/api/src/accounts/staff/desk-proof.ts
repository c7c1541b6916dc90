import type { FactorProof, FactorWay } from '@proverka/contract/factor-proof';
import type { Proof, ProofChallenge } from '@proverka/contract/proof';
import type { StaffChallenge } from '@proverka/contract/staff-sign-in';
import type { Refusal, Result } from '#platform/result.ts';
import { refuse } from '#platform/result.ts';

const isOfDesk = (way: string): way is FactorWay => way === 'passkey' || way === 'totp';

/** A question in the desk's words. */
export const deskChallenge = ({
  challenge_id: challenge,
  ways,
  passkey,
}: ProofChallenge): StaffChallenge => ({
  challenge,
  ways: ways.filter(isOfDesk),
  passkey_options: passkey === null ? null : (JSON.parse(JSON.stringify(passkey)) as Record<string, never>),
});

/** The desk's answer as the check of second factors takes it. */
export const proofOf = ({ challenge, proof }: { challenge: string; proof: FactorProof }): Proof => ({
  challenge_id: challenge,
  answer: proof.way === 'totp' ? proof : { way: 'passkey', credential: proof.passkey },
});

export type DeskRefusal =
  | 'staff_challenge_over'
  | 'proof_refused'
  | 'second_factor_code_used'
  | 'second_factor_clock'
  | 'too_many_requests';

/** At the desk a spent question starts the sign-in anew; what is wrong with a code is said as it is. */
export function deskRefusal(refusal: Refusal): Result<never, DeskRefusal> {
  const { code, ...more } = refusal;
  if (code === 'second_factor_expired') return refuse('staff_challenge_over');
  if (code === 'second_factor_code_used' || code === 'second_factor_clock') return refuse(code);
  return code === 'too_many_requests' ? refuse(code, more) : refuse('proof_refused');
}
