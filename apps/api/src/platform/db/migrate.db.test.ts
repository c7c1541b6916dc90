import { queues } from '#app/queues.ts';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { canUseApplicationRole, migrate } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** The state of a server that has not been updated since the migration `last`. */
async function migrateUntil(owner: Pool, last: string): Promise<void> {
  await owner.query(`create table schema_migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  for (const name of readdirSync(MIGRATIONS).sort()) {
    const sql = readFileSync(join(MIGRATIONS, name), 'utf8');
    await owner.query(sql);
    const hash = createHash('sha256').update(sql).digest('hex');
    await owner.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    if (name === last) return;
  }
  throw new Error(`there is no migration ${last}`);
}

/** A delivered item whose money went back to its card; the rows it refers to are left out. */
async function returnToCard(owner: Pool): Promise<string> {
  const itemId = randomUUID();
  await owner.query(`
    begin;
    set local session_replication_role = replica;
    insert into refund (id, payment_id, order_id, item_id, status, amount, reason, created_at)
    values ('${randomUUID()}', '${randomUUID()}', '${randomUUID()}', '${itemId}', 'succeeded', 49900, '', now());
    insert into item_return (item_id, returned_by, to_balance, to_card, reason, created_at)
    values ('${itemId}', '${randomUUID()}', 0, 49900, '', now());
    commit`);
  return itemId;
}

describe('migrations', () => {
  test('a second run of the migrations applies nothing', async () => {
    const { url } = await createTestDatabase({ migrated: false });
    const first = await migrate(url, queues);
    expect(first.applied.length).toBeGreaterThan(5);
    expect(first.hasApplicationRole).toBe(true);
    expect((await migrate(url, queues)).applied).toEqual([]);
    expect(await canUseApplicationRole(url)).toBe(true);
  });

  test('two processes that migrate at once wait for each other', async () => {
    const { url } = await createTestDatabase({ migrated: false });
    const [one, two] = await Promise.all([migrate(url, queues), migrate(url, queues)]);
    const counts = [one.applied.length, two.applied.length];
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(5);
  });

  test('migrations refuse to run when an applied one has changed', async () => {
    const { url, owner } = await createTestDatabase();
    await owner.query(`update schema_migration set hash = 'other' where name like '0001%'`);
    await expect(migrate(url, queues)).rejects.toThrow(/0001_accounts\.sql was changed/);
  });

  test('returns to a card made before returns had parts keep their refunds', async () => {
    const { url, owner } = await createTestDatabase({ migrated: false });
    await migrateUntil(owner, '0188_orders_at_the_desk.sql');
    const itemId = await returnToCard(owner);
    await migrate(url, queues);
    expect((await owner.query('select item_id, return_id from refund')).rows).toEqual([
      { item_id: itemId, return_id: itemId },
    ]);
  });

  test('migrations warn an owner who may not create roles, and the application runs as the owner', async () => {
    const { url, owner } = await createTestDatabase({ migrated: false });
    const name = new URL(url).pathname.slice(1);
    await owner.query(`create role modest_${name} login`);
    await owner.query(`alter database ${name} owner to modest_${name}`);
    await owner.query(`alter schema public owner to modest_${name}`);
    const modestUrl = url.replace('//owner@', `//modest_${name}@`);
    expect((await migrate(modestUrl, queues)).hasApplicationRole).toBe(false);
    expect(await canUseApplicationRole(modestUrl)).toBe(false);
  });
});
