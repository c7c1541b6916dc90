import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';
import { afterFile } from './cleanup.ts';
import { applicationRole, openDatabase, openPool } from '../src/db/pool.ts';
import type { Database } from '../src/db/pool.ts';

export interface TestDatabase {
  readonly url: string;
  /** As the application works: without the right to change the ledger. */
  readonly db: Database;
  /** As the owner, for looking and for trying what must be refused to everyone. */
  readonly owner: Pool;
}

/** A database of the file's own; `migrated: false` gives an empty one. */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster(clusterUrl, `create database ${name}${migrated ? ' template template_migrated' : ''}`);
  const url = clusterUrl.replace(/\/postgres$/, `/${name}`);
  const db = openDatabase(openPool({ url, size: 10, role: migrated ? applicationRole : null }));
  const owner = new Pool({ connectionString: url, max: 2 });
  afterFile(async () => {
    await db.destroy();
    await owner.end();
    await onCluster(clusterUrl, `drop database ${name} with (force)`);
  });
  return { url, db, owner };
}

async function onCluster(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
