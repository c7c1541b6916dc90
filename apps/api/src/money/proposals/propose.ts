import type { MoneyProposal, ProposalKind } from '@proverka/contract/money-proposal';
import { parseMoney } from '@proverka/validation/money';
import { momentWords } from '@proverka/words/moments';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { lockAccounts } from '../ledger.store.ts';
import { carryOut, whyNotEnough } from './carry-out.ts';
import { findEntered } from './entered.store.ts';
import { hashOf, viewProposal } from './proposal.store.ts';
import type { Proposed } from './proposal.store.ts';
import type { ProposalArguments } from './proposal.tables.ts';

export interface Wish {
  readonly kind: ProposalKind;
  readonly email: string;
  /** Rubles. */
  readonly amount: number;
  readonly arguments: ProposalArguments;
  readonly reason: string;
  readonly document: string;
}

type Refusals = 'person_not_found' | 'own_staff_role' | 'already_entered' | 'insufficient_funds';

/**
 * Carries a correction or a payout out at once, or, above the configured sum, leaves it for another person to approve. One document
 * is entered once: of a form that is sent twice, and of two people with the same paper, the second is told who was first.
 */
export async function propose(
  deps: MoneyDeps,
  caller: Caller,
  { email, amount, ...wish }: Wish,
): Promise<Result<{ proposal: MoneyProposal }, Refusals>> {
  const owner = await findOwner(deps.db, email);
  if (owner === undefined) return refuse('person_not_found');
  if (owner.id === caller.userId) return refuse('own_staff_role');
  const money = parseMoney(amount);
  if (money === null) throw new Error('the contract let an amount through that is none');
  const proposed: Proposed = { ...wish, user_id: owner.id, amount: money };
  return inTransaction<Result<{ proposal: MoneyProposal }, Refusals>>(deps.db, async (tx) => {
    await lockAccounts(tx, owner.id);
    const entered = await findEntered(tx, proposed);
    if (entered === null) return proposeWithin(deps, tx, caller, proposed);
    return refuse('already_entered', {
      detail: `По этому документу такая запись уже есть: ${entered.maker}, ${momentWords(entered.made_at.toISOString())}. Если это другая запись, укажите в документе, чем она отличается`,
    });
  });
}

/** The same for what was composed in a transaction. */
export async function proposeWithin(
  deps: MoneyDeps,
  tx: Transaction,
  caller: Caller,
  proposed: Proposed,
): Promise<Result<{ proposal: MoneyProposal }, 'insufficient_funds'>> {
  const lacking = await whyNotEnough(tx, proposed);
  if (lacking !== null) return { ok: false, refusal: lacking };
  const needsSecond = proposed.amount > deps.config.approvalAbove;
  const allowed = { ...proposed, id: deps.newId(), made_at: deps.now() };
  await tx
    .insertInto('money_proposal')
    .values({
      ...allowed,
      arguments: json(proposed.arguments),
      arguments_hash: hashOf(proposed),
      needs_second: needsSecond,
      made_by: caller.userId,
      state: needsSecond ? 'waiting' : 'done',
      decided_by: null,
      decided_at: needsSecond ? null : allowed.made_at,
    })
    .execute();
  const carried = needsSecond ? done(true as const) : await carryOut(deps, tx, allowed);
  if (!carried.ok) throw new Error('what was decided about changed under its lock');
  await recordEvent(deps, tx, caller, {
    event: 'money.proposed',
    ownerId: proposed.user_id,
    subject: allowed.id,
    reason: proposed.reason,
    after: { kind: proposed.kind, kopecks: proposed.amount, needs_second: needsSecond },
  });
  return done({ proposal: await viewProposal(tx, allowed.id) });
}

export const findOwner = (db: Connection, email: string) =>
  db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .where('closed_at', 'is', null)
    .executeTakeFirst();
