import { createHash } from 'node:crypto';
import { bankPageSize } from '@proverka/contract/bank-statement';
import type { MoneyProposal, ProposalKind, ProposalState } from '@proverka/contract/money-proposal';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { ProposalArguments } from './proposal.tables.ts';

export interface Proposed {
  readonly kind: ProposalKind;
  readonly user_id: string;
  readonly amount: number;
  readonly arguments: ProposalArguments;
  readonly reason: string;
  readonly document: string;
}

/** One that may be carried out. */
export interface Allowed extends Proposed {
  readonly id: string;
  /** The term of a payout begins when it is asked for, not when it is approved. */
  readonly made_at: Date;
}

/** Over every word of it in a fixed order, so that what is approved is what was asked. */
export function hashOf({
  kind,
  user_id: userId,
  amount,
  arguments: given,
  reason,
  document,
}: Proposed): Buffer {
  const { purse = null, direction = null, payee = null, cards, orderId } = given;
  const told = payee === null ? null : Object.entries(payee).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // Only where there are any: a proposal without them has the hash it always had.
  const parts = cards?.map(({ payment_id: id, amount: part, place }) => [id, part, place]);
  const words = [kind, userId, amount, purse, direction, told, reason, document];
  const more = [parts, orderId].filter((part) => part !== undefined);
  const text = JSON.stringify([...words, ...more]);
  return createHash('sha256').update(text).digest();
}

const query = (db: Connection) =>
  db
    .selectFrom('money_proposal as p')
    .innerJoin('app_user as owner', 'owner.id', 'p.user_id')
    .innerJoin('app_user as maker', 'maker.id', 'p.made_by')
    .leftJoin('app_user as decider', 'decider.id', 'p.decided_by')
    .selectAll('p')
    .select(['owner.email', 'maker.name as maker', 'decider.name as decider']);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirst']>>>;

export async function viewProposal(db: Connection, id: string): Promise<MoneyProposal> {
  return viewRow(await query(db).where('p.id', '=', id).executeTakeFirstOrThrow());
}

export async function listProposals(
  db: Connection,
  state: ProposalState,
  page: number,
): Promise<{ proposals: MoneyProposal[]; total: number }> {
  const rows = await query(db)
    .where('p.state', '=', state)
    .orderBy('p.made_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(bankPageSize)
    .offset(page * bankPageSize)
    .execute();
  const { total } = await db
    .selectFrom('money_proposal')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return { proposals: rows.map(viewRow), total };
}

/** What waits for a second person and would be paid to this partner. */
export async function listPartnerProposals(db: Connection, userId: string): Promise<MoneyProposal[]> {
  const rows = await query(db)
    .where('p.user_id', '=', userId)
    .where('p.kind', '=', 'partner_payout')
    .where('p.state', '=', 'waiting')
    .orderBy('p.made_at')
    .orderBy('p.id')
    .limit(bankPageSize)
    .execute();
  return rows.map(viewRow);
}

export const lockProposal = (tx: Transaction, id: string) =>
  tx.selectFrom('money_proposal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type ProposalRow = NonNullable<Awaited<ReturnType<typeof lockProposal>>>;

function viewRow(row: Row): MoneyProposal {
  const { purse = null, direction = null, payee, cards = [], orderId = null } = row.arguments;
  return {
    proposal_id: row.id,
    kind: row.kind,
    email: row.email,
    person_id: row.user_id,
    amount: toRubles(kopecks(row.amount)),
    purse,
    direction,
    payee: payee === undefined ? null : { name: payee.name, account: payee.account, bank: payee.bank },
    cards: cards.map(({ place, amount }) => ({ place, amount: toRubles(kopecks(amount)) })),
    order_id: orderId,
    reason: row.reason,
    document: row.document,
    needs_second: row.needs_second,
    arguments_hash: row.arguments_hash.toString('hex'),
    state: row.state,
    made_by: { id: row.made_by, name: row.maker },
    made_date: row.made_at.toISOString(),
    decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decider ?? '' },
    decided_date: row.decided_at?.toISOString() ?? null,
  };
}
