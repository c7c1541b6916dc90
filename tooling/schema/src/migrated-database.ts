import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '@proverka/stack/ports';
import { ensureDatabase, startPostgres } from '@proverka/stack/postgres';

const run = promisify(execFile);

/** Asks a throwaway PostgreSQL to which the API has applied all its migrations. */
export async function onMigratedDatabase<Value>(
  root: string,
  ask: (client: Client) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proverka-schema-'));
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'data'),
    port: await freePort(0),
    password: randomBytes(16).toString('hex'),
    settings: { fsync: 'off', full_page_writes: 'off' },
  });
  try {
    const url = await ensureDatabase(postgres, 'proverka');
    const migrate = path.join(root, 'apps/api/src/migrate.main.ts');
    await run(process.execPath, [migrate], { env: { ...process.env, DATABASE_URL: url } });
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await ask(client);
    } finally {
      await client.end();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
