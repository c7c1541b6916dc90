import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';
import { applicationRole, openDatabase, openPool } from '#platform/db/pool.ts';
import type { Database } from '#platform/db/pool.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import type { Deps } from '#app/deps.ts';
import { afterFile, temporaryFolder } from './cleanup.ts';
import type { TestWorld } from './world.ts';

interface Dump {
  readonly tables: ReadonlyMap<string, { readonly columns: string; readonly rows: string }>;
  readonly files: string;
}

/** Rows of every table and all files, as they are now; not the list of destroyed keys. */
export async function backUp({ owner, deps }: Pick<TestWorld, 'owner' | 'deps'>): Promise<Dump> {
  const { rows: tables } = await owner.query<{ name: string; columns: string }>(
    `select c.table_name as name, string_agg(format('%I', c.column_name), ', ') as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' group by 1`,
  );
  const dumped = new Map<string, { columns: string; rows: string }>();
  for (const { name, columns } of tables) {
    const { rows } = await owner.query(`select coalesce(json_agg(t), '[]')::text as rows from ${name} t`);
    dumped.set(name, { columns, rows: rows[0].rows });
  }
  const files = temporaryFolder();
  const list = deps.config.destroyedDir;
  await cp(deps.config.filesDir, files, { recursive: true, filter: (source) => !source.startsWith(list) });
  return { tables: dumped, files };
}

/** Numbers go on after the restored ones. */
const SEQUENCES = `
  do $$ declare one record; begin
    for one in select table_name as t, column_name as c from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'
    loop
      execute format('select setval(pg_get_serial_sequence(%L, %L), (select coalesce(max(%I), 0) + 1 from %I))', one.t, one.c, one.c, one.t);
    end loop;
  end $$`;

/** A new database and folder with what the backup holds, and dependencies that work on them with today's clock. */
export async function restore(
  { deps }: Pick<TestWorld, 'deps'>,
  { tables, files }: Dump,
): Promise<{ deps: Deps; owner: Pool; db: Database }> {
  const clusterUrl = inject('clusterUrl');
  const name = `restored_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`create database ${name} template template_migrated`);
  const url = clusterUrl.replace(/\/postgres$/, `/${name}`);
  const owner = new Pool({ connectionString: url, max: 1 });
  const pool = openPool({ url, size: 5, role: applicationRole });
  // The database is dropped before the server has closed the last connections.
  for (const one of [owner, pool]) one.on('error', () => undefined);
  // Neither triggers nor foreign keys, like a restore of data only.
  await owner.query('set session_replication_role = replica');
  for (const [table, { columns, rows }] of tables) {
    await owner.query(`delete from ${table}`);
    await owner.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [rows],
    );
  }
  await owner.query('set session_replication_role = origin');
  await owner.query(SEQUENCES);
  const db = openDatabase(pool);
  afterFile(async () => {
    await db.destroy();
    await owner.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return { deps: { ...deps, db, files: createFileStore(files) }, owner, db };
}
