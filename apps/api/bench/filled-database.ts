import { queues } from '#app/queues.ts';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedSql } from '@proverka/sql/named-sql';
import { Client } from 'pg';
import { migrate } from '#platform/db/migrate.ts';
import { freePort } from '../test/postgres.ts';
import { onServer, startServer } from './bench-world.ts';

/** Settings of a cluster for millions of rows that nobody keeps. */
export const largeCluster = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=100',
  'shared_buffers=256MB',
  'max_wal_size=4GB',
] as const;

/** The wire accepts ids of a known version only. */
export const BENCH_ID = `
  create function bench_id(name text) returns uuid language sql immutable
  return overlay(overlay(md5(name) placing '4' from 13) placing '8' from 17)::uuid`;

interface Filling {
  readonly serverUrl: string;
  /** Of the database to be made. */
  readonly name: string;
  /** Named SQL, in this order. */
  readonly statements: readonly string[];
  readonly parameters: Readonly<Record<string, number>>;
}

/** Makes a migrated database and fills it by `generate_series`; returns its address. */
export async function fillDatabase({ serverUrl, name, statements, parameters }: Filling): Promise<string> {
  await onServer(serverUrl, `create database ${name}`);
  const databaseUrl = urlOf(serverUrl, name);
  await migrate(databaseUrl, queues);
  await withClient(databaseUrl, async (client) => {
    // The rows are consistent by construction, so triggers and foreign keys are switched off for speed.
    await client.query('set session_replication_role = replica');
    for (const statement of statements) {
      const { names, bind } = namedSql<Record<string, number | undefined>>(statement);
      await client.query(bind(Object.fromEntries(names.map((one) => [one, parameters[one]]))));
    }
    await client.query('vacuum analyze');
  });
  return databaseUrl;
}

export const urlOf = (serverUrl: string, name: string): string =>
  serverUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);

/** The API as in production, on a database that is there. */
export async function serveDatabase(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'proverka-bench-'));
  const port = await freePort();
  const server = await startServer(databaseUrl, port, folder);
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function withClient<Value>(
  databaseUrl: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
