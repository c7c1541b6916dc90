import { queues } from '#app/queues.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedSql } from '@proverka/sql/named-sql';
import { Client } from 'pg';
import { hashSessionToken } from '#platform/http/session.ts';
import { migrate } from '#platform/db/migrate.ts';
import { freePort, startTestCluster } from '../test/postgres.ts';

export interface BenchWorld {
  readonly databaseUrl: string;
  readonly apiUrl: string;
  /** Sessions of customers with more money than they can spend. */
  readonly tokens: readonly string[];
  readonly orderBody: object;
  readonly stop: () => Promise<void>;
}

export const CUSTOMERS = 1000;
/** Account ids of a customer; they are consecutive from customer to customer. */
export const purses = ['paid', 'bonus', 'hold'] as const;
export const PRODUCT_ID = '0192f0c1-0000-7000-8000-000000000001';

/** A throwaway database with customers and a server process configured as in production. */
export async function createBenchWorld(): Promise<BenchWorld> {
  const given = process.env['BENCH_DATABASE_URL'];
  // Durable as in production: nothing is switched off.
  const cluster =
    given === undefined ? await startTestCluster(['max_connections=100', 'shared_buffers=128MB']) : null;
  const serverUrl = given ?? cluster?.url ?? '';
  const name = `bench_${randomBytes(4).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const databaseUrl = serverUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
  await migrate(databaseUrl, queues);
  const tokens = await insertCustomers(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'proverka-bench-'));
  const server = await startServer(databaseUrl, port, folder);
  return {
    databaseUrl,
    apiUrl: `http://127.0.0.1:${port}`,
    tokens,
    orderBody: {
      order_items: [
        {
          product_id: PRODUCT_ID,
          object_key: '77:01:0001001:1024',
          object_address: 'г Москва, ул Тестовая, д 1',
        },
      ],
      metadata: { orderType: 'object' },
      payment_source: 'yookassa',
      use_account_balance: true,
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await onServer(serverUrl, `drop database ${name} with (force)`);
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const OPEN_SESSIONS = namedSql<{ hashes: readonly Buffer[] }>(`
  insert into session (token_hash, user_id, created_at, expires_at)
  select hash, md5((n - 1)::text)::uuid, now(), now() + interval '1 day'
  from unnest(:hashes::bytea[]) with ordinality t (hash, n)`);

/** Ids and the second session of each customer derive from the customer's number, so that pgbench can compute them too. */
export async function insertCustomers(url: string): Promise<string[]> {
  const tokens = Array.from(
    { length: CUSTOMERS },
    (_, index) => `bench-token-${String(index).padStart(20, '0')}`,
  );
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into app_user (id, email, name, phone, role, brand, password_hash, registration_url, created_at)
    select md5(n::text)::uuid, n || '@bench.example', 'Тестов', '+79990000000', 1, 'real-estate', 'none', '', now()
    from generate_series(0, ${CUSTOMERS - 1}) n`);
  await client.query(`
    insert into ledger_account (code, kind, user_id, min_balance)
    select 'user:' || md5(n::text)::uuid || ':' || purse, 'user_' || purse, md5(n::text)::uuid, 0
    from generate_series(0, ${CUSTOMERS - 1}) n cross join unnest(array[${purses.map((purse) => `'${purse}'`).join()}]) purse
    order by n, array_position(array[${purses.map((purse) => `'${purse}'`).join()}], purse)`);
  await client.query(`
    insert into ledger_transfer (reference, debit_account, credit_account, amount, kind)
    select 'bench:' || a.id, (select id from ledger_account where code = 'provider:yookassa'), a.id, 1000000000000, 'payment'
    from ledger_account a where a.kind = 'user_paid'`);
  await client.query(OPEN_SESSIONS.bind({ hashes: tokens.map(hashSessionToken) }));
  await client.query(`
    insert into session (token_hash, user_id, created_at, expires_at)
    select decode(md5(n::text), 'hex'), md5(n::text)::uuid, now(), now() + interval '1 day'
    from generate_series(0, ${CUSTOMERS - 1}) n`);
  await client.query('vacuum analyze');
  await client.end();
  return tokens;
}

/** The id of the first customer's first account. */
export async function firstAccountOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'select min(id) as id from ledger_account where user_id is not null',
  );
  await client.end();
  return Number(rows[0]?.id);
}

export async function startServer(databaseUrl: string, port: number, folder: string) {
  const entry = new URL('../src/server.main.ts', import.meta.url).pathname;
  const server = spawn(
    process.execPath,
    [...(process.env['BENCH_NODE_FLAGS'] ?? '').split(' ').filter(Boolean), entry],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        API_PORT: String(port),
        FILES_DIR: folder,
        LIMITS:
          'requests_address=100000000/60,requests_account=100000000/60,requests_network=100000000/60,requests_photos=100000000/60',
        LOG_LEVEL: process.env['BENCH_LOG_LEVEL'] ?? 'info',
      },
    },
  );
  // Stops the processes when the scenario fails, or they would keep its output open.
  process.once('exit', () => server.kill('SIGKILL'));
  const ready = new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('"ready"') && resolve());
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  await ready;
  return server;
}
