import { namedSql } from '@proverka/sql/named-sql';
import { hashSessionToken } from '#platform/http/session.ts';
import { BENCH_ID, fillDatabase, serveDatabase, withClient } from './filled-database.ts';

export interface ListWorld {
  readonly apiUrl: string;
  /** Sessions of customers with ten orders each, picked evenly among all of them. */
  readonly tokens: readonly string[];
  /** The session of one customer with ten thousand orders. */
  readonly busyToken: string;
  readonly stop: () => Promise<void>;
}

const ORDERS_EACH = 10;
const BUSY_ORDERS = 10_000;
const SESSIONS = 500;

/** A database with this many orders, ten per customer plus one customer with ten thousand, and its server. */
export async function createListWorld(serverUrl: string, orders: number): Promise<ListWorld> {
  const customers = orders / ORDERS_EACH;
  const databaseUrl = await fillDatabase({
    serverUrl,
    name: `lists_${orders}`,
    statements: STATEMENTS,
    parameters: { customers },
  });
  const picked = Array.from({ length: SESSIONS }, (_, index) => Math.floor((index * customers) / SESSIONS));
  const tokens = await openSessions(databaseUrl, [...picked, customers]);
  return {
    ...(await serveDatabase(databaseUrl)),
    tokens: tokens.slice(0, SESSIONS),
    busyToken: tokens.at(-1) ?? '',
  };
}

/** Assigns order `o` to customer `n`; the last customer is the busy one. */
const ORDERS = `
  select o, case when o < :customers::int * ${ORDERS_EACH} then o % :customers::int else :customers::int end as n,
    timestamptz '2026-01-01' + o * interval '20 s' as at
  from generate_series(0, :customers::int * ${ORDERS_EACH} + ${BUSY_ORDERS} - 1) o`;

const STATEMENTS = [
  BENCH_ID,
  `insert into app_user (id, email, name, phone, role, brand, password_hash, registration_url, created_at)
   select md5(n::text)::uuid, n || '@bench.example', 'Тестов', '+79990000000', 1, 'real-estate', 'none', '', now()
   from generate_series(0, :customers::int) n`,
  `insert into ledger_account (code, kind, user_id, min_balance)
   select 'user:' || md5(n::text)::uuid || ':' || purse, 'user_' || purse, md5(n::text)::uuid, 0
   from generate_series(0, :customers::int) n cross join unnest(array['paid', 'bonus', 'hold']) purse`,
  `insert into ledger_account (code, kind) values ('revenue:bench', 'revenue')`,
  `insert into customer_order
     (id, user_id, brand, kind, method, status, total, metadata, created_at, expires_at, paid_at)
   select bench_id('order' || o), md5(n::text)::uuid, 'real-estate', 'purchase', 'balance',
     case o % 10 when 0 then 'paid' when 1 then 'expired' else 'closed' end, 49900, '{}', at, at + interval '1 day', at
   from (${ORDERS}) made`,
  `insert into order_item
     (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status)
   select bench_id('item' || o), bench_id('order' || o), 0, p.id, '77:01:' || lpad((o % 10000000)::text, 7, '0') || ':' || n,
     'г Москва, ул Тестовая, д ' || o % 300 || ', кв ' || n % 500, 49900, '{"total": 49900, "parts": [{"component": "Base", "amount": 49900}]}', '{}',
     case o % 10 when 0 then 'running' when 1 then 'created' when 2 then 'refunded' else 'done' end
   from (${ORDERS}) made
   join (select id, row_number() over (order by id) - 1 as place, count(*) over () as count from product) p
     on p.place = o % p.count`,
  `insert into report (item_id, number, created_at)
   select bench_id('item' || o), 'BENCH-' || o, at from (${ORDERS}) made where o % 10 <> 1`,
  // Ids of version 7, because the list of transactions is ordered by them.
  `insert into ledger_transfer (id, reference, purse, debit_account, credit_account, hold_account, amount, kind, order_id, item_id, created_at)
   select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5('t' || o), 1, 3) || '8' || substr(md5('t' || o), 4, 15))::uuid,
     'bench:' || o, 'paid', paid.id, revenue.id, hold.id, 49900, 'purchase', bench_id('order' || o), bench_id('item' || o), at
   from (${ORDERS}) made
   join ledger_account paid on paid.code = 'user:' || md5(n::text)::uuid || ':paid'
   join ledger_account hold on hold.code = 'user:' || md5(n::text)::uuid || ':hold'
   cross join (select id from ledger_account where code = 'revenue:bench') revenue`,
  `insert into ledger_settlement (transfer_id, outcome, reference)
   select id, 'posted', reference || ':posted' from ledger_transfer`,
];

const OPEN_SESSIONS = namedSql<{ hashes: readonly Buffer[]; customers: readonly number[] }>(`
  insert into session (token_hash, user_id, created_at, expires_at)
  select hash, md5(customer::text)::uuid, now(), now() + interval '1 day'
  from unnest(:hashes::bytea[], :customers::int[]) t (hash, customer)`);

async function openSessions(databaseUrl: string, customers: readonly number[]): Promise<string[]> {
  const tokens = customers.map((customer) => `bench-token-${String(customer).padStart(20, '0')}`);
  await withClient(databaseUrl, (client) =>
    client.query(OPEN_SESSIONS.bind({ hashes: tokens.map(hashSessionToken), customers })),
  );
  return tokens;
}
