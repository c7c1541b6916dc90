import type { Pool } from 'pg';
import { expect } from 'vitest';

/**
 * The sum over all accounts is zero, nobody is in debt, every step balances, every balance is the
 * sum of its entries, and what was spent the sum of charges less what came back from revenue.
 */
export async function expectLedgerLaws(owner: Pool): Promise<void> {
  const { rows } = await owner.query(`
    select
      (select sum(balance) from ledger_account) as total,
      (select count(*) from ledger_account where user_id is not null and balance < 0) as debtors,
      (select count(*) from (
        select 1 from ledger_entry group by transfer_id, step having sum(amount) <> 0 or count(*) <> 2
      ) unbalanced) as unbalanced,
      (select count(*) from ledger_account a where balance <> (
        select coalesce(sum(amount), 0) from ledger_entry e where e.account = a.id
      )) as drifted,
      (select count(*) from ledger_account hold where hold.kind = 'user_hold' and spent <> (
        select coalesce(sum(-e.amount), 0) from ledger_entry e
        join ledger_transfer t on t.id = e.transfer_id and t.kind = 'purchase'
        where e.account = hold.id and e.step = 'post'
      ) - (
        select coalesce(sum(t.amount), 0) from ledger_transfer t
        join ledger_account source on source.id = t.debit_account and source.kind = 'revenue'
        join ledger_account purse on purse.id = t.credit_account and purse.user_id = hold.user_id
        where t.kind = 'refund'
      )) as misspent`);
  expect(rows[0]).toEqual({ total: '0', debtors: '0', unbalanced: '0', drifted: '0', misspent: '0' });
}
