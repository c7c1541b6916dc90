import { queues } from '#app/queues.ts';
import { namedSql } from '@proverka/sql/named-sql';
import { CUSTOMERS, firstAccountOf, insertCustomers, onServer, purses } from '../../bench/bench-world.ts';
import { runPgbench } from '../../bench/pgbench.ts';
import { startTestCluster } from '../../test/postgres.ts';
import { migrate } from '../platform/db/migrate.ts';
import { Client } from 'pg';

/**
 * Charges per second when all of them go to one account of revenue, against as many accounts as there are of products: 8 connections
 * each, in turns, `fsync` on. Prints one line of JSON. `BENCH_SECONDS` is the duration of each run.
 */
const CONNECTIONS = 8;
const ACCOUNTS = 32;
const ROUNDS = 3;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);

const cluster = await startTestCluster(['max_connections=40', 'shared_buffers=128MB']);
try {
  await migrate(cluster.url, queues);
  await insertCustomers(cluster.url);
  const first = await openRevenueAccounts();
  const purse = await firstAccountOf(cluster.url);
  const charge = (accounts: number) =>
    runPgbench(cluster.url, script(purse, first, accounts), CONNECTIONS, seconds);
  await charge(ACCOUNTS);
  await onServer(cluster.url, 'vacuum analyze');
  const hot: number[] = [];
  const spread: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    hot.push((await charge(1))?.perSecond ?? 0);
    spread.push((await charge(ACCOUNTS))?.perSecond ?? 0);
  }
  const result = { hot: middle(hot), spread: middle(spread), accounts: ACCOUNTS };
  process.stdout.write(`${JSON.stringify({ scenario: 'hot-account', ...result })}\n`);
} finally {
  await cluster.stop();
}

/** Accounts of their own, whose ids follow each other. */
async function openRevenueAccounts(): Promise<number> {
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  const open = namedSql<{ accounts: number }>(`
    with opened as (
      insert into ledger_account (code, kind)
      select 'revenue:real-estate:Bench' || n, 'revenue' from generate_series(1, :accounts::int) n returning id
    )
    select min(id)::int as first from opened`);
  const { rows } = await client.query<{ first: number }>(open.bind({ accounts: ACCOUNTS }));
  await client.end();
  return rows[0]?.first ?? 0;
}

/** A hold and its charge, as an order from the balance and its delivery book them, in one transaction under the customer's lock. */
function script(purse: number, revenue: number, accounts: number): string {
  const [paid, hold] = [purses.indexOf('paid'), purses.indexOf('hold')].map((index) => purse + index);
  return [
    `\\set customer random(0, ${CUSTOMERS - 1})`,
    '\\set n random(1, 9000000000000000)',
    `\\set paid ${paid} + :customer * ${purses.length}`,
    `\\set hold ${hold} + :customer * ${purses.length}`,
    `\\set revenue ${revenue} + random(0, ${accounts - 1})`,
    'begin;',
    'select from ledger_lock_user(md5(:customer::text)::uuid);',
    `insert into ledger_transfer (reference, purse, debit_account, credit_account, hold_account, amount, kind)
     values ('hot-' || :n::bigint, 'paid', :paid::bigint, :revenue::bigint, :hold::bigint, 100, 'purchase');`,
    `insert into ledger_settlement (transfer_id, outcome, reference)
     select id, 'posted', reference || '-posted' from ledger_transfer where reference = 'hot-' || :n::bigint;`,
    'commit;',
  ]
    .map((line) => line.replaceAll(/\s+/g, ' '))
    .join('\n');
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
