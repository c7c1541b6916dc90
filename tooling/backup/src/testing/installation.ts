import { createHash, createHmac, randomUUID } from 'node:crypto';
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { namedSql } from '@proverka/sql/named-sql';
import { archiveIn } from '@proverka/stack/archive';
import { freePort } from '@proverka/stack/ports';
import { ensureDatabase, startPostgres } from '@proverka/stack/postgres';
import { runOnce } from '@proverka/stack/run-once';
import { repositoryRoot } from '@proverka/stack/stack';
import { Client } from 'pg';
import { storedAt } from '../copy-files.ts';
import { runDrill, type Drill } from '../drill.ts';
import { takeBackup } from '../take-backup.ts';

const APP_SECRET = 'secret-of-a-test-that-is-long-enough';
const PASSWORD = 'secret';

/** A migrated database that archives its log, with a store of files. */
export async function createInstallation() {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  await chmod(folder, 0o711);
  const inside = (name: string) => path.join(folder, name);
  const [postgresDir, filesDir, backupDir] = [inside('postgres'), inside('files'), inside('backups')];
  const { postgres, databaseUrl } = await startDatabase(postgresDir, archiveIn(backupDir), filesDir);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const living = {
    appSecret: APP_SECRET,
    destroyedDir: inside('destroyed'),
    anchorsFile: inside('anchors.jsonl'),
  };
  let drills = 0;
  return {
    client,
    backupDir,
    backUp: () => takeBackup({ databaseUrl, postgresDir, filesDir, backupDir }),
    drill: (choice: Partial<Pick<Drill, 'backupDir' | 'from' | 'at'>> = {}) =>
      runDrill({
        backupDir,
        from: null,
        at: null,
        ...choice,
        place: inside(`drill-${(drills += 1)}`),
        keep: false,
        postgresPassword: PASSWORD,
        living,
      }),
    storeFile: (text: string) => storeFile(filesDir, text),
    noteDestroyed: async (userId: string) => {
      const at = new Date().toISOString();
      const key = createHmac('sha256', APP_SECRET).update(`destroyed:account:${userId}`).digest('base64url');
      await mkdir(living.destroyedDir, { recursive: true });
      await appendFile(
        path.join(living.destroyedDir, `${at.slice(0, 7)}.txt`),
        `${at} destroyed account ${key}\n`,
      );
    },
    stop: async () => {
      await client.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startDatabase(dataDir: string, archive: string, filesDir: string) {
  const postgres = await startPostgres({
    dataDir,
    port: await freePort(0),
    password: PASSWORD,
    archive,
    settings: { fsync: 'off' },
  });
  const databaseUrl = await ensureDatabase(postgres, 'proverka');
  const env = { DATABASE_URL: databaseUrl, APP_SECRET, FILES_DIR: filesDir };
  await runOnce(path.join(repositoryRoot, 'apps/api/src/migrate.main.ts'), env);
  return { postgres, databaseUrl };
}

export type Installation = Awaited<ReturnType<typeof createInstallation>>;

async function storeFile(store: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex');
  await mkdir(path.dirname(storedAt(store, hash)), { recursive: true });
  await writeFile(storedAt(store, hash), text);
  return hash;
}

const run = (client: Client, sql: string, values: Readonly<Record<string, string>>) =>
  client.query(namedSql<Readonly<Record<string, string>>>(sql).bind(values));

/** A customer with money on the balance. */
export async function addCustomer(client: Client): Promise<string> {
  const id = randomUUID();
  await run(
    client,
    `insert into app_user (id, email, name, phone, role, brand, password_hash, registration_url, created_at)
     values (:id::uuid, :id || '@example.test', 'Тестов', '+79990000000', 1, 'real-estate', 'none', '', now())`,
    { id },
  );
  await run(
    client,
    `insert into ledger_account (code, kind, user_id, min_balance)
     select 'user:' || :id::uuid || ':' || purse, 'user_' || purse, :id::uuid, 0 from unnest(array['paid', 'bonus', 'hold']) purse`,
    { id },
  );
  await run(
    client,
    `insert into ledger_transfer (reference, debit_account, credit_account, amount, kind)
     select 'test:' || :id, provider.id, paid.id, 100000000, 'payment' from ledger_account provider, ledger_account paid
     where provider.code = 'provider:yookassa' and paid.code = 'user:' || :id || ':paid'`,
    { id },
  );
  return id;
}

/** An order that was paid from the balance and delivered. */
export async function addOrder(client: Client, userId: string): Promise<void> {
  const id = randomUUID();
  const account = (purse: string) => `(select id from ledger_account where code = 'user:${userId}:${purse}')`;
  await client.query('begin');
  await run(
    client,
    `insert into customer_order (id, user_id, brand, kind, method, status, total, metadata, created_at, expires_at, paid_at)
     values (:id, :userId, 'real-estate', 'purchase', 'balance', 'closed', 49900, '{}', now(), now() + interval '1 day', now())`,
    { id, userId },
  );
  await run(
    client,
    `insert into order_item (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status, finished_at)
     select :id, :id, 0, id, '77:01:0001001:1', 'г Москва, ул Тестовая, д 1', 49900, '{"total": 49900, "parts": []}', '{}', 'done', now()
     from product order by id limit 1`,
    { id },
  );
  await run(
    client,
    `insert into ledger_transfer (reference, purse, debit_account, credit_account, hold_account, amount, kind, order_id, item_id)
     select 'test:' || :id::uuid, 'paid', ${account('paid')}, revenue.id, ${account('hold')}, 49900, 'purchase', :id::uuid, :id::uuid
     from ledger_account revenue where kind = 'revenue' order by revenue.id limit 1`,
    { id },
  );
  await run(
    client,
    `insert into ledger_settlement (transfer_id, outcome, reference)
     select id, 'posted', reference || ':posted' from ledger_transfer where item_id = :id`,
    { id },
  );
  await client.query('commit');
}
