import { timingSafeEqual } from 'node:crypto';
import type { MoneyProposal } from '@proverka/contract/money-proposal';
import { momentWords } from '@proverka/words/moments';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { endingBy, whyNotConfirmedBy } from '#platform/given.domain.ts';
import type { Given } from '#platform/given.domain.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { carryOut } from './carry-out.ts';
import { hashOf, lockProposal, viewProposal } from './proposal.store.ts';
import type { ProposalRow } from './proposal.store.ts';

type Decided<Code extends 'proposal_over' | ApproveCode> = Promise<
  Result<{ proposal: MoneyProposal }, Code | 'proposal_not_found' | 'proposal_over'>
>;
type ApproveCode =
  | 'proposal_changed'
  | 'own_proposal'
  | 'own_staff_role'
  | 'insufficient_funds'
  | 'advance_changed'
  | 'order_not_payable';

const asGiven = (row: ProposalRow): Given => ({
  userId: row.user_id,
  givenBy: row.made_by,
  confirmedAt: row.state === 'done' ? row.decided_at : null,
  endedAt: row.state === 'ended' ? row.decided_at : null,
});

/** Another person agrees to exactly what was proposed, and it happens; of two at once the second is told. */
export function approveProposal(
  deps: MoneyDeps,
  caller: Caller,
  id: string,
  argumentsHash: string,
): Decided<ApproveCode> {
  return inTransaction<Awaited<Decided<ApproveCode>>>(deps.db, async (tx) => {
    const row = await lockProposal(tx, id);
    if (row === undefined) return refuse('proposal_not_found');
    const mistake = whyNotConfirmedBy(caller.userId, asGiven(row));
    if (mistake === 'ended' || mistake === 'confirmed')
      return refuse('proposal_over', await whatHappened(tx, id));
    if (mistake !== null) return refuse(mistake);
    if (!isAsRead(row, argumentsHash)) return refuse('proposal_changed');
    const carried = await carryOut(deps, tx, row);
    if (!carried.ok) return carried;
    await saveDecision(deps, tx, caller, id, 'done');
    await recordEvent(deps, tx, caller, {
      event: 'money.approved',
      ownerId: row.user_id,
      subject: id,
      after: { kind: row.kind, kopecks: row.amount, made_by: row.made_by },
    });
    return done({ proposal: await viewProposal(tx, id) });
  });
}

/** The hash the approver read is that of the row, and the row is still what was hashed. */
function isAsRead(row: ProposalRow, argumentsHash: string): boolean {
  const [read, kept] = [Buffer.from(argumentsHash, 'hex'), row.arguments_hash];
  return read.length === kept.length && timingSafeEqual(read, kept) && hashOf(row).equals(kept);
}

export function endProposal(deps: MoneyDeps, caller: Caller, id: string): Decided<'proposal_over'> {
  return inTransaction<Awaited<Decided<'proposal_over'>>>(deps.db, async (tx) => {
    const row = await lockProposal(tx, id);
    if (row === undefined) return refuse('proposal_not_found');
    if (row.state !== 'waiting') return refuse('proposal_over', await whatHappened(tx, id));
    await saveDecision(deps, tx, caller, id, 'ended');
    const ending = endingBy(caller.userId, asGiven(row));
    await recordEvent(deps, tx, caller, {
      event: ending === 'withdrawn' ? 'money.withdrawn' : 'money.refused',
      ownerId: row.user_id,
      subject: id,
      after: { kind: row.kind, kopecks: row.amount },
    });
    return done({ proposal: await viewProposal(tx, id) });
  });
}

const saveDecision = (
  deps: MoneyDeps,
  tx: Transaction,
  { userId }: Caller,
  id: string,
  state: 'done' | 'ended',
) =>
  tx
    .updateTable('money_proposal')
    .set({ state, decided_by: userId, decided_at: deps.now() })
    .where('id', '=', id)
    .execute();

async function whatHappened(tx: Transaction, id: string): Promise<{ detail: string }> {
  const { state, decided_by: who, decided_date: at } = await viewProposal(tx, id);
  const what = state === 'done' ? 'подтверждено' : 'отклонено или отозвано';
  const when = at === null ? '' : `, ${momentWords(at)}`;
  return { detail: `Уже ${what}: ${who?.name ?? 'без второго сотрудника'}${when}` };
}
