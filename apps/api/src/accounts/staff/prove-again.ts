import type { Site } from '@proverka/brand/request-site';
import type { Proof } from '@proverka/contract/proof';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Session } from '#platform/http/session.ts';
import type { Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { checkProof } from '../second-factor/check-proof.ts';
import type { ProofRefusal } from '../second-factor/check-proof.ts';

interface ProvenAgain {
  readonly session: Session;
  readonly caller: Caller;
  readonly proof: Proof;
  readonly site: Site;
}

/** Makes the session fresh for five minutes; the answer counts only in the session that asked. */
export const proveAgain = (
  deps: AccountsDeps,
  { session, caller, proof, site }: ProvenAgain,
): Promise<Result<true, ProofRefusal | 'too_many_requests'>> =>
  inTransaction<Result<true, ProofRefusal | 'too_many_requests'>>(deps.db, async (tx) => {
    const { userId: ownerId, credentialId: sessionId } = session;
    const asked = { ...proof, purpose: 'fresh_proof', site, sessionId } as const;
    const checked = await checkProof(deps, tx, asked);
    if (!checked.ok) {
      const { userId: _, ...refusal } = checked;
      await recordEvent(deps, tx, caller, { event: 'staff_session.refused', ownerId, subject: sessionId });
      return refusal;
    }
    await tx
      .updateTable('session')
      .set({ proved_at: deps.now() })
      .where('id', '=', sessionId)
      .where('is_staff', '=', true)
      .execute();
    const event = { event: 'staff_session.proved', ownerId, subject: sessionId } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { way: checked.value.way } });
    return done(true);
  });
