import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { namedSql } from '@proverka/sql/named-sql';
import { Client, DatabaseError } from 'pg';
import { installJobs } from '../jobs/install.ts';
import type { QueuePlans } from '../jobs/queue-plan.ts';
import { applicationRole } from './pool.ts';
import { UnfitDatabase, requireVersion } from './server-needs.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
// An arbitrary advisory lock key that nothing else uses.
const LOCK = 4_300_001;

const TAKE_LOCK = namedSql<{ lock: number }>('select pg_advisory_lock(:lock)');
const MAY_SWITCH_TO = namedSql<{ role: string }>(
  `select pg_has_role(oid, 'member') as member from pg_roles where rolname = :role`,
);
const NOTE_APPLIED = namedSql<{ name: string; hash: string }>(
  'insert into schema_migration (name, hash) values (:name, :hash)',
);

export interface Migrated {
  readonly applied: readonly string[];
  /** False when the owner may not create roles: the application then runs as the owner, and only triggers guard the ledger. */
  readonly hasApplicationRole: boolean;
}

/** Applies pending migrations; of two concurrent runs the second waits and finds nothing to do. */
export async function migrate(url: string, queues: QueuePlans): Promise<Migrated> {
  const client = new Client({ connectionString: url, application_name: 'proverka-migrate' });
  await client.connect();
  try {
    await requireVersion(client);
    await client.query(TAKE_LOCK.bind({ lock: LOCK }));
    const hasApplicationRole = await ensureApplicationRole(client);
    const applied = await applyMigrations(client);
    await installJobs(url, queues);
    if (hasApplicationRole) await client.query(readFileSync(join(import.meta.dirname, 'grants.sql'), 'utf8'));
    return { applied, hasApplicationRole };
  } finally {
    await client.end();
  }
}

/** True when the user of `url` may switch to this database's application role. Throws for a database of an older schema or server. */
export async function canUseApplicationRole(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, application_name: 'proverka-probe' });
  await client.connect();
  try {
    await requireVersion(client);
    await requireSchema(client);
    const { rows } = await client.query<{ member: boolean }>(MAY_SWITCH_TO.bind({ role: applicationRole }));
    return rows[0]?.member ?? false;
  } finally {
    await client.end();
  }
}

/** A newer schema is no fault: it holds what the code before it needs. */
async function requireSchema(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('schema_migration')::text as name`,
  );
  const isEmpty = tables[0]?.name == null;
  const { rows } = isEmpty
    ? { rows: [] }
    : await client.query<{ name: string }>('select name from schema_migration');
  const known = new Set(rows.map(({ name }) => name));
  const missing = readdirSync(MIGRATIONS).filter((name) => !known.has(name));
  if (missing.length === 0) return;
  const what = isEmpty ? 'is not migrated' : `lacks the migration ${missing.toSorted()[0]}`;
  throw new UnfitDatabase(`The database ${what}; run \`node src/migrate.main.ts\` first.`);
}

async function ensureApplicationRole(client: Client): Promise<boolean> {
  try {
    await client.query(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${applicationRole}') then
          create role ${applicationRole} nologin;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`);
    const { rows } = await client.query<{ member: boolean }>(
      `select pg_has_role(current_user, '${applicationRole}', 'member') as member`,
    );
    if (!rows[0]?.member) await client.query(`grant ${applicationRole} to current_user`);
    return true;
  } catch (error) {
    const insufficientPrivilege = '42501';
    if (error instanceof DatabaseError && error.code === insufficientPrivilege) return false;
    throw error;
  }
}

async function applyMigrations(client: Client): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration',
  );
  const known = new Map(rows.map(({ name, hash }) => [name, hash]));
  const applied: string[] = [];
  for (const name of readdirSync(MIGRATIONS).sort()) {
    const sql = readFileSync(join(MIGRATIONS, name), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    if (known.get(name) === hash) continue;
    if (known.has(name))
      throw new Error(`migration ${name} was changed after it had been applied; add a new one instead`);
    await applyOne(client, name, sql, hash);
    applied.push(name);
  }
  return applied;
}

async function applyOne(client: Client, name: string, sql: string, hash: string): Promise<void> {
  await client.query('begin');
  try {
    // A table whose rows still wait for a deferred check can't be altered in the same transaction.
    await client.query('set constraints all immediate');
    await client.query(sql);
    await client.query(NOTE_APPLIED.bind({ name, hash }));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
