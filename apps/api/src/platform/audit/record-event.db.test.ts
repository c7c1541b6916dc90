import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Caller } from './actor.ts';
import { system } from './actor.ts';
import { recordEvent } from './record-event.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const caller = (): Caller => ({
  userId: randomUUID(),
  role: 1,
  by: 'session',
  credentialId: randomUUID(),
  address: '192.0.2.7',
  userAgent: 'Тестовый браузер',
});

const rowsOf = async (userId: string) =>
  (
    await world.owner.query(
      `select e.*, e.after::text as written, host(d.address) as address, d.user_agent, d.reason
       from audit_event e join audit_event_detail d using (seq) where user_id = $1 order by seq`,
      [userId],
    )
  ).rows;

const refused = (operation: string) =>
  ({ event: 'access.refused', ownerId: null, subject: 'x', after: { operation } }) as const;

describe('the journal', () => {
  test('a row says who did what, why, from where, whose it was, when, and what changed (V16.2.1)', async () => {
    const who = caller();
    const ownerId = randomUUID();
    await recordEvent(world.deps, world.db, who, {
      event: 'access.refused',
      ownerId,
      subject: 'order:1',
      reason: 'Просил Образцов',
      before: { operation: 'a' },
      after: { operation: 'order.read' },
    });
    expect(await rowsOf(who.userId)).toEqual([
      {
        seq: expect.any(String),
        happened_at: expect.any(Date),
        event: 'access.refused',
        user_id: who.userId,
        role: 1,
        by: 'session',
        acted_by: null,
        credential_id: who.credentialId,
        owner_id: ownerId,
        subject: 'order:1',
        before: { operation: 'a' },
        after: { operation: 'order.read' },
        written: '{"operation":"order.read"}',
        address: '192.0.2.7',
        user_agent: 'Тестовый браузер',
        reason: 'Просил Образцов',
      },
    ]);
  });

  test('an event goes with the transaction it was written in', async () => {
    const who = caller();
    const giveUp = inTransaction(world.db, async (tx) => {
      await recordEvent(world.deps, tx, who, refused('a'));
      throw new Error('given up');
    });
    await expect(giveUp).rejects.toThrow('given up');
    expect(await rowsOf(who.userId)).toEqual([]);
  });

  test('text that is no identifier is not taken', async () => {
    const write = recordEvent(world.deps, world.db, caller(), refused('test@example.com'));
    await expect(write).rejects.toThrow('identifiers only');
  });

  const attempts = [
    `update audit_event set event = 'access.other'`,
    'delete from audit_event',
    'truncate audit_event cascade',
    `update audit_event_detail set reason = 'another'`,
    `update audit_event_detail set address = '192.0.2.9'`,
    'delete from audit_event_detail',
    'truncate audit_event_detail',
  ];

  test.each(attempts)('neither the application nor the owner can run: %s (V16.4.2)', async (sql) => {
    await recordEvent(world.deps, world.db, caller(), { ...refused('a'), reason: 'Образец' });
    await expect(world.owner.query(sql)).rejects.toThrow(/audit: \w+ of audit_event\w* is refused/);
    const client = await world.owner.connect();
    await expect(client.query(`set role proverka_app; ${sql}`)).rejects.toThrow(/permission denied/);
    client.release(true);
  });

  test('the application can neither choose a sequence number nor empty the details by itself', async () => {
    const client = await world.owner.connect();
    await client.query('set role proverka_app');
    const forged = `insert into audit_event (seq, happened_at, event, by) overriding system value
      values (1000000, now(), 'access.refused', 'system')`;
    await expect(client.query(forged)).rejects.toThrow(/permission denied/);
    await expect(client.query('update audit_event_detail set address = null')).rejects.toThrow(
      /permission denied/,
    );
    await expect(client.query('select audit_forget($1)', [randomUUID()])).rejects.toThrow(
      /is not being destroyed/,
    );
    client.release(true);
  });

  test('the service itself is nobody', async () => {
    await recordEvent(world.deps, world.db, system, { ...refused('by-the-service'), subject: null });
    const { rows } = await world.owner.query(
      `select user_id, by from audit_event where after->>'operation' = 'by-the-service'`,
    );
    expect(rows).toEqual([{ user_id: null, by: 'system' }]);
  });
});
