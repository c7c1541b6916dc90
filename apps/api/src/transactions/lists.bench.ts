import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { startTestCluster } from '../../test/postgres.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, openPool } from '../db/pool.ts';
import type { Database } from '../db/pool.ts';
import { listOrders } from '../orders/list-orders.ts';
import { countTransactions, readPage } from './transaction.store.ts';

/**
 * The lists of orders and transactions at 10 000 orders of 1 000 users and at 1 000 000 of 100 000, and the pages of one
 * user with 10 000 orders. Prints one line of JSON: p95 in milliseconds and their ratios.
 */
const SIZES = [
  { orders: 10_000, users: 1000 },
  { orders: 1_000_000, users: 100_000 },
] as const;
const OWN_ORDERS = 10_000;
const ASKED = 400;

const userId = (n: number): string => {
  const hex = createHash('md5').update(String(n)).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

// The triggers would book two million entries one by one; the lists read transfers and accounts only.
const FILL = (orders: number, users: number) => `
  set session_replication_role = replica;
  insert into app_user (id, email, name, phone, role, brand, password_hash, registration_url, created_at)
  select md5(n::text)::uuid, n || '@bench.example', 'Тестов', '', 1, 'real-estate', 'none', '', now()
  from generate_series(0, ${users}) n;
  insert into ledger_account (code, kind, user_id, min_balance)
  select 'user:' || md5(n::text)::uuid || ':' || purse, 'user_' || purse, md5(n::text)::uuid, 0
  from generate_series(0, ${users}) n cross join unnest(array['paid', 'bonus', 'hold']) purse;
  create temp table made as
  select n, case when n < ${orders} then n % ${users} else ${users} end as who, uuidv7() as id, uuidv7() as item
  from generate_series(0, ${orders + OWN_ORDERS} - 1) n;
  insert into customer_order
    (id, user_id, brand, kind, method, status, total, metadata, created_at, expires_at, paid_at)
  select id, md5(who::text)::uuid, 'real-estate', 'purchase', 'balance', 'closed', 49900, '{}',
    now() - make_interval(secs => n), now(), now()
  from made;
  insert into order_item
    (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status)
  select item, id, 0, '0192f0c1-0000-7000-8000-000000000001', '77:01:0001001:1024', 'г Москва', 49900, '{}', '{}', 'done'
  from made;
  insert into ledger_transfer
    (reference, debit_account, credit_account, hold_account, amount, kind, order_id, item_id)
  select 'item:' || m.item || ':hold:paid', p.id, r.id, h.id, 49900, 'purchase', m.id, m.item
  from made m
  join ledger_account p on p.code = 'user:' || md5(m.who::text)::uuid || ':paid'
  join ledger_account h on h.code = 'user:' || md5(m.who::text)::uuid || ':hold'
  join ledger_account r on r.code = 'revenue:real-estate:EgrnObject';
  insert into ledger_settlement (transfer_id, outcome, reference)
  select id, 'posted', reference || ':posted' from ledger_transfer;
  set session_replication_role = origin`;

const p95 = (times: readonly number[]): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 100) / 100;
};

async function timed(ask: (n: number) => Promise<unknown>, count = ASKED): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const started = performance.now();
    await ask(n);
    times.push(performance.now() - started);
  }
  // The first ones fill caches of plans and pages.
  return p95(times.slice(count / 4));
}

async function measure(url: string, users: number) {
  const db: Database = openDatabase(openPool({ url, size: 4, role: null }));
  const someone = (n: number) => userId((n * 7919) % users);
  const transactions = async (who: string, offset: number) => {
    await readPage(db, who, { offset, limit: 20, before: null });
    await countTransactions(db, who);
  };
  const owner = userId(users);
  const figures = {
    transactions: await timed((n) => transactions(someone(n), 0)),
    orders: await timed((n) => listOrders(db, { userId: someone(n), email: '' }, 0)),
    ownTransactions: await timed((n) => transactions(owner, (n % 500) * 20), 500),
    ownOrders: await timed((n) => listOrders(db, { userId: owner, email: '' }, (n % 500) * 20), 500),
  };
  await db.destroy();
  return figures;
}

const results = [];
for (const { orders, users } of SIZES) {
  const cluster = await startTestCluster(['max_connections=50', 'shared_buffers=256MB', 'fsync=off']);
  await migrate(cluster.url);
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(FILL(orders, users));
  await client.query('vacuum analyze');
  await client.end();
  results.push({ ordersInAll: orders, ...(await measure(cluster.url, users)) });
  await cluster.stop();
}
const [small, large] = results;
const ratio = (name: 'transactions' | 'orders') =>
  Math.round(((large?.[name] ?? 0) / (small?.[name] ?? 1)) * 100) / 100;
process.stdout.write(
  `${JSON.stringify({ results, ratios: { transactions: ratio('transactions'), orders: ratio('orders') } })}\n`,
);
