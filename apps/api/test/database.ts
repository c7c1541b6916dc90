import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';
import { afterFile } from './cleanup.ts';
import { until } from './until.ts';
import { applicationRole, openDatabase, openPool } from '#platform/db/pool.ts';
import type { Database } from '#platform/db/pool.ts';

export interface TestDatabase {
  readonly url: string;
  /** With the application's role, which may not change the ledger. */
  readonly db: Database;
  /** With the owner's role, for assertions and for statements that must be refused to everyone. */
  readonly owner: Pool;
}

/** A database for one test file; `migrated: false` gives an empty one. */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const from = migrated ? 'template_migrated' : 'template1';
  await onCluster(clusterUrl, `create database ${name} template ${from} strategy file_copy`);
  const url = clusterUrl.replace(/\/postgres$/, `/${name}`);
  const db = openDatabase(openPool({ url, size: 10, role: migrated ? applicationRole : null }));
  const owner = new Pool({ connectionString: url, max: 2 });
  afterFile(async () => {
    await db.destroy();
    await owner.end();
    // A pool ends before the server has closed its connections; dropping the database then raises errors that nobody handles.
    const count = `select count(*)::int as left from pg_stat_activity where datname = '${name}'`;
    await until(
      async () => (await onCluster<{ left: number }>(clusterUrl, count))[0]?.left ?? 0,
      (left) => left === 0,
      5,
    ).catch(() => undefined);
    await onCluster(clusterUrl, `drop database ${name} with (force)`);
  });
  return { url, db, owner };
}

async function onCluster<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}
