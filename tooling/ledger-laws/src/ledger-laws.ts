import { namedSql } from '@proverka/sql/named-sql';

/** Invariants by the sentence that reports a violation; the SQL is a scalar that counts violations. */
export type Laws = Readonly<Record<string, string>>;

export interface BrokenLaw {
  readonly law: string;
  readonly times: number;
}

/** Ledger invariants: they hold at every moment, whatever is in progress. */
export const ledgerLaws: Laws = {
  'the sum over all accounts is not zero': `
    select count(*) from (select sum(balance) from ledger_account) whole (total) where total <> 0`,
  'somebody is in debt': `
    select count(*) from ledger_account where user_id is not null and balance < 0`,
  'a step of a transfer does not balance': `
    select count(*) from (
      select 1 from ledger_entry group by transfer_id, step having sum(amount) <> 0 or count(*) <> 2
    ) unbalanced`,
  'a balance is not the sum of its entries': `
    select count(*) from ledger_account a
    where balance <> (select coalesce(sum(amount), 0) from ledger_entry e where e.account = a.id)`,
  'more of an item was returned than charged': `
    select count(*) from (
      select t.item_id from ledger_transfer t
      left join ledger_settlement s on s.transfer_id = t.id
      left join ledger_account source on source.id = t.debit_account
      where t.item_id is not null
      group by t.item_id
      having coalesce(sum(t.amount) filter (where t.kind = 'refund' and source.kind = 'revenue'), 0)
        > coalesce(sum(t.amount) filter (where t.kind = 'purchase' and s.outcome = 'posted'), 0)
    ) overpaid`,
  'a booked line of a statement has no transfer of its sum, or a transfer no booked line': `
    select count(*) from (
      select id, amount from bank_line where state = 'booked' and direction = 'in'
    ) line full join (
      select reference, amount from ledger_transfer where kind = 'payment' and reference like 'bank-line:%'
    ) transfer on transfer.reference = 'bank-line:' || line.id
    where line.id is null or transfer.reference is null or line.amount <> transfer.amount`,
  'the money of a payout is not where its state says': `
    select count(*) from payout p
    left join ledger_transfer t on t.reference = 'payout:' || p.id and t.amount = p.amount
    left join ledger_settlement s on s.transfer_id = t.id
    where t.id is null or s.outcome is distinct from case p.state when 'paid' then 'posted' when 'cancelled' then 'voided' end`,
  'the money of a refund is not where its status says': `
    select count(*) from refund r
    left join ledger_transfer t on t.reference = 'refund:' || r.id and t.amount = r.amount
    left join ledger_settlement s on s.transfer_id = t.id
    where t.id is null or s.outcome is distinct from case r.status when 'succeeded' then 'posted' when 'canceled' then 'voided' end`,
  'more of a payment was refunded than it brought': `
    select count(*) from payment p
    where (select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id and r.status <> 'canceled') > p.amount`,
  'the returns of an item are not what left the revenue for them': `
    select count(*) from (
      select item_id, sum(to_balance + to_card) as amount from item_return group by item_id
    ) told full join (
      select item_id, sum(amount) as amount from ledger_transfer where reference like 'item:%:return:%' group by item_id
    ) booked using (item_id)
    where told.amount is distinct from booked.amount`,
  'what somebody spent is not the sum of what they were charged, less returns': `
    select count(*) from ledger_account hold where hold.kind = 'user_hold' and spent <> (
      select coalesce(sum(-e.amount), 0) from ledger_entry e
      join ledger_transfer t on t.id = e.transfer_id and t.kind = 'purchase'
      where e.account = hold.id and e.step = 'post'
    ) - (
      select coalesce(sum(t.amount), 0) from ledger_transfer t
      join ledger_account source on source.id = t.debit_account and source.kind = 'revenue'
      join ledger_account purse on purse.id = t.credit_account and purse.user_id = hold.user_id
      where t.kind = 'refund'
    )`,
};

/** One statement, so that all invariants are checked in one snapshot; its rows are the violations (`BrokenLaw`). */
export function brokenLawsQuery(laws: Laws): { readonly text: string; readonly values: unknown[] } {
  const sentences = Object.fromEntries(Object.keys(laws).map((sentence, index) => [`law${index}`, sentence]));
  const questions = Object.values(laws).map(
    (sql, index) => `select :law${index}::text as law, (${sql})::int as times`,
  );
  const sql = `select law, times from (${questions.join('\nunion all ')}) asked where times > 0`;
  return namedSql<Readonly<Record<string, string>>>(sql).bind(sentences);
}
