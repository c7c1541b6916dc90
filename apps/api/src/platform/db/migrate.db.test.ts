import { queues } from '#app/queues.ts';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { canUseApplicationRole, migrate } from './migrate.ts';

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
