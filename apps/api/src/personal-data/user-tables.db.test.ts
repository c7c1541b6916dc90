import { beforeAll, describe, expect, test } from 'vitest';
import { createReportWorld } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import { DESTROYED } from './destroy-account.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});

/**
 * Every table with a user's id has to be in one of the two lists or be named here with the reason why not: a new table fails
 * this test until somebody decides.
 */
describe("tables with a user's id", () => {
  const staysAsMoney = [
    'customer_order',
    'payment',
    'ledger_account',
    'invoice',
    'discount_use',
    'money_proposal',
    'payout',
    'numbers_change',
    'numbers_event',
    'numbers_person',
  ];
  const isTheProof = ['account_deletion', 'consent', 'staff_grant', 'staff_recovery'];
  const goesWithItsPrice = ['price_component_owner'];
  const keptWithoutAddress = ['audit_event'];
  const goesWithItsCase = ['case_message', 'case_note', 'case_event'];
  const followsItsSource = ['desk_person'];

  test("every table with a user's id is destroyed with the account or stays for a stated reason (V14.1.1)", async () => {
    const { rows } = await world.owner.query<{ name: string }>(
      `select distinct c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'`,
    );
    const known = new Set([
      ...goesWithItsCase,
      ...staysAsMoney,
      ...isTheProof,
      ...goesWithItsPrice,
      ...keptWithoutAddress,
      ...followsItsSource,
    ]);
    const statements = Object.values(DESTROYED).join('\n');
    const forgotten = rows
      .map(({ name }) => name)
      .filter((name) => !known.has(name) && !statements.includes(`delete from ${name}`));
    expect(forgotten).toEqual([]);
  });
});
