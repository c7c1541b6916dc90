import { queues } from '#app/queues.ts';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedSql } from '@proverka/sql/named-sql';
import { Client } from 'pg';
import { hashSessionToken } from '#platform/http/session.ts';
import { migrate } from '#platform/db/migrate.ts';
import { freePort } from '../test/postgres.ts';
import { onServer, startServer } from './bench-world.ts';

export interface DeskWorld {
  readonly apiUrl: string;
  /** Of an admin with a fresh proof, as the shell sends them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

interface Size {
  readonly people: number;
  readonly ordersEach: number;
}

const TOKEN = 'bench-desk-token-0000000000000000';

/** People of several roles, tariffs and sources with orders over eleven months, and an admin of the desk. */
export async function createDeskWorld(serverUrl: string, size: Size): Promise<DeskWorld> {
  await onServer(serverUrl, 'create database desk');
  const databaseUrl = serverUrl.replace(/\/[^/?]*(\?|$)/, '/desk$1');
  await migrate(databaseUrl, queues);
  await fill(databaseUrl, size);
  const folder = mkdtempSync(join(tmpdir(), 'proverka-bench-'));
  const port = await freePort();
  const server = await startServer(databaseUrl, port, folder);
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    headers: { authorization: `Bearer ${TOKEN}`, 'x-forwarded-host': 'admin.localhost:3000' },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const AT = `timestamptz '2026-01-01' + o * interval '330 days' / (:people::int * :ordersEach::int)`;

const STATEMENTS = [
  `create function bench_id(name text) returns uuid language sql immutable
   return overlay(overlay(md5(name) placing '4' from 13) placing '8' from 17)::uuid`,
  `insert into app_user (id, email, name, phone, role, brand, password_hash, registration_url, campaign, created_at)
   select bench_id('user' || n), n || '@bench.example', 'Тестов' || n % 997 || ' ' || (array['Иван', 'Пётр', 'Анна', 'Мария'])[1 + n % 4],
     '+7999' || lpad((1000000 + n)::text, 7, '0'), case when n % 50 = 0 then 9 else 1 + n % 8 end,
     case when n % 3 = 0 then 'person-check' else 'real-estate' end, 'none', '',
     case when n % 40 = 0 then 'spring50' end, timestamptz '2026-01-01' + n * interval '330 days' / :people::int
   from generate_series(0, :people::int - 1) n`,
  `insert into ledger_account (code, kind, user_id, min_balance, balance, spent)
   select 'user:' || bench_id('user' || n) || ':' || purse, 'user_' || purse, bench_id('user' || n), 0,
     case when purse = 'paid' and n % 20 = 0 then n % 100000 else 0 end,
     case when purse = 'hold' and n % 3 > 0 then (n % 1000) * 4990 else 0 end
   from generate_series(0, :people::int - 1) n cross join unnest(array['paid', 'bonus', 'hold']) purse`,
  `insert into customer_order (id, user_id, brand, kind, method, status, total, metadata, created_at, expires_at, paid_at)
   select bench_id('order' || o), bench_id('user' || o % :people::int), case when o % 3 = 0 then 'person-check' else 'real-estate' end,
     case when o % 20 = 7 then 'top_up' else 'purchase' end, case when o % 5 = 0 then 'card' else 'balance' end,
     case when o % 10 = 0 then 'expired' when o % 1000 = 1 then 'awaiting_payment' when o % 100 = 2 then 'paid' else 'closed' end,
     (49900 + o % 20 * 10000), '{}', ${AT}, ${AT} + interval '1 day', ${AT}
   from generate_series(0, :people::int * :ordersEach::int - 1) o`,
  `insert into order_item (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status)
   select bench_id('item' || o), bench_id('order' || o), 0, p.id, '77:01:' || lpad(o::text, 7, '0') || ':1',
     'г Москва, ул Тестовая, д ' || o % 300, 49900, '{}', '{}',
     case when o % 100 = 2 then 'running' when o % 500 = 3 then 'failed' when o % 10 = 0 then 'created' else 'done' end
   from generate_series(0, :people::int * :ordersEach::int - 1) o
   join (select id, row_number() over (order by id) - 1 as place, count(*) over () as count from product) p on p.place = o % p.count`,
  `insert into report (item_id, number, created_at)
   select bench_id('item' || o), 'BENCH-' || o, now() from generate_series(0, :people::int * :ordersEach::int - 1) o where o % 10 <> 0`,
  `insert into staff_grant (id, user_id, staff_role, given_at, confirmed_at)
   select gen_random_uuid(), bench_id('user0'), 'admin', now(), now()`,
];

const OPEN_SESSION = namedSql<{ hash: Buffer }>(`
  insert into session (token_hash, user_id, created_at, expires_at, user_agent, is_staff, proved_at, used_at)
  values (:hash, bench_id('user0'), now(), now() + interval '12 hours', '', true, now() + interval '1 day', now())`);

async function fill(databaseUrl: string, size: Size): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // The rows are consistent by construction, so triggers and foreign keys are switched off for speed.
    await client.query('set session_replication_role = replica');
    for (const statement of STATEMENTS) {
      const { names, bind } = namedSql<Partial<Size>>(statement);
      await client.query(bind(Object.fromEntries(names.map((name) => [name, size[name as keyof Size]]))));
    }
    await client.query(OPEN_SESSION.bind({ hash: hashSessionToken(TOKEN) }));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
