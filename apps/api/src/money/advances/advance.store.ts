import type { ProposalState } from '@proverka/contract/money-proposal';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { codeOf } from '../ledger.store.ts';

interface ProposalRow {
  readonly id: string;
  readonly amount: number;
  readonly state: ProposalState;
  readonly made_at: Date;
}

const MOST = 20;

const PROPOSALS = statement<{ personId: string }, ProposalRow>(`
  select id, amount, state, made_at from money_proposal
  where user_id = :personId and kind = 'advance_return' order by made_at desc, id desc limit ${MOST}`);

export const readAdvanceProposals = (db: Connection, personId: string): Promise<ProposalRow[]> =>
  PROPOSALS(db, { personId });

const VERSION = statement<{ personId: string; account: string }, { version: string }>(`
  select concat_ws('.', coalesce((select balance from ledger_account where code = :account), 0),
    count(*), count(*) filter (where state = 'waiting')) as version
  from money_proposal where user_id = :personId and kind = 'advance_return'`);

/** Names a state of an advance: its sum, and the returns that were made and that wait. A state never comes again once one was made. */
export async function readAdvanceVersion(db: Connection, personId: string): Promise<string> {
  const [row] = await VERSION(db, { personId, account: codeOf.user(personId, 'paid') });
  return row?.version ?? '';
}

const LAST = statement<{ personId: string }, { amount: number; made_at: Date; maker: string }>(`
  select p.amount, p.made_at, u.name as maker from money_proposal p join app_user u on u.id = p.made_by
  where p.user_id = :personId and p.kind = 'advance_return' order by p.made_at desc, p.id desc limit 1`);

export const readLastReturn = async (db: Connection, personId: string) =>
  (await LAST(db, { personId })).at(0);

export interface AdvancePart {
  readonly proposal_id: string;
  readonly amount: number;
  readonly state: 'waiting' | 'sent' | 'done' | 'refused';
  /** What paid, of a refund. */
  readonly type: string | null;
  readonly tail: string;
  /** Of a payout; null for a refund, empty once forgotten. */
  readonly account: string | null;
}

const PARTS = statement<{ proposalIds: readonly string[] }, AdvancePart>(`
  select r.proposal_id, r.amount, p.instrument as type, p.instrument_tail as tail, null as account,
    case r.status when 'succeeded' then 'done' when 'canceled' then 'refused' else 'sent' end as state
  from refund r join payment p on p.id = r.payment_id where r.proposal_id = any(:proposalIds::uuid[])
  union all
  select id, amount, null, '', coalesce(payee ->> 'account', ''),
    case state when 'paid' then 'done' when 'cancelled' then 'refused' when 'in_file' then 'sent' else 'waiting' end
  from payout where id = any(:proposalIds::uuid[])`);

export const readAdvanceParts = (db: Connection, proposalIds: readonly string[]): Promise<AdvancePart[]> =>
  PARTS(db, { proposalIds });
