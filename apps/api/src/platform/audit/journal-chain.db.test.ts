import { randomUUID } from 'node:crypto';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { system } from './actor.ts';
import { dropAnchor, readAnchors } from './anchors.ts';
import { LATE_MS, linkEvents } from './link-events.ts';
import { recordEvent } from './record-event.ts';
import { runVerifyCommand } from './verify-command.ts';
import { verifyChain } from './verify-chain.ts';

let world: TestWorld;
beforeEach(async () => {
  world = await createTestWorld();
});

const event = (operation: string) =>
  ({ event: 'access.refused', ownerId: randomUUID(), subject: 'x', after: { operation } }) as const;

async function write(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await recordEvent(world.deps, world.db, system, event(`op${at}`));
}

/** What only a superuser can do: no trigger is asked. */
async function asSuperuser(sql: string): Promise<void> {
  const client = await world.owner.connect();
  await client.query(`set session_replication_role = replica; ${sql}; reset session_replication_role`);
  client.release();
}

async function brokenPlace() {
  return (await verifyChain(world.db, world.deps.now(), [])).broken;
}

async function sealed(count: number): Promise<void> {
  await write(count);
  await linkEvents(world.deps);
}

describe('the chain of the journal', () => {
  test('every event is sealed once, and a second run has nothing to do (V16.4.2)', async () => {
    await write(5);
    expect(await linkEvents(world.deps)).toBe(5);
    expect(await linkEvents(world.deps)).toBe(0);
    await sealed(2);
    expect(await verifyChain(world.db, world.deps.now(), [])).toEqual({ links: 2, events: 7, broken: null });
  });

  test.each([
    ['changed', `update audit_event set subject = 'y' where seq = 3`, 'event changed'],
    [
      'moved in time',
      `update audit_event set happened_at = happened_at - interval '1 hour' where seq = 3`,
      'event changed',
    ],
    [
      'rewritten in its facts',
      `update audit_event set after = '{"operation":"z"}' where seq = 3`,
      'event changed',
    ],
    ['deleted', 'delete from audit_event where seq = 3', 'event deleted'],
  ])('an event that a superuser has %s is found and named', async (_how, sql, kind) => {
    await sealed(5);
    await asSuperuser(sql);
    expect(await brokenPlace()).toEqual({ kind, seq: 3 });
  });

  test('an event that a superuser inserts afterwards is found, in a gap and beyond the last number', async () => {
    await sealed(2);
    await inTransaction(world.db, async (tx) => {
      await recordEvent(world.deps, tx, system, event('rolled-back'));
      throw new Error('given up');
    }).catch(() => undefined);
    await sealed(2);
    world.clock.advance(2 * LATE_MS);
    await linkEvents(world.deps);
    const forge = (
      seq: number,
    ) => `insert into audit_event (seq, happened_at, event, by) overriding system value
      values (${seq}, now(), 'access.refused', 'system')`;
    await asSuperuser(forge(3));
    await linkEvents(world.deps);
    expect(await brokenPlace()).toEqual({ kind: 'event inserted', seq: 3 });
    await asSuperuser('delete from audit_event where seq = 3');
    await asSuperuser(forge(1_000_000));
    await linkEvents(world.deps);
    expect(await brokenPlace()).toEqual({ kind: 'event inserted', seq: 1_000_000 });
  });

  test('a link that a superuser has changed or deleted is found and named', async () => {
    await sealed(1);
    await sealed(1);
    await sealed(1);
    await asSuperuser(`update audit_link set made_at = made_at + interval '1 day' where no = 2`);
    expect(await brokenPlace()).toEqual({ kind: 'link changed', link: 2 });
    await asSuperuser('delete from audit_link where no = 2');
    expect(await brokenPlace()).toEqual({ kind: 'link deleted', link: 2 });
  });

  test('an event whose transaction commits after later ones is sealed too', async () => {
    await sealed(1);
    const slow = await world.owner.connect();
    await slow.query('begin');
    await slow.query(
      `insert into audit_event (happened_at, event, by) values (now(), 'access.refused', 'system')`,
    );
    await sealed(2);
    await slow.query('commit');
    slow.release();
    expect(await linkEvents(world.deps)).toBe(1);
    await sealed(1);
    world.clock.advance(2 * LATE_MS);
    expect(await linkEvents(world.deps)).toBe(0);
    expect(await verifyChain(world.db, world.deps.now(), [])).toMatchObject({ events: 5, broken: null });
  });

  test('links made at once by several workers are one chain', async () => {
    await write(20);
    await Promise.all([linkEvents(world.deps), linkEvents(world.deps), linkEvents(world.deps)]);
    expect(await verifyChain(world.db, world.deps.now(), [])).toEqual({ links: 1, events: 20, broken: null });
  });

  test('events that nobody seals are told', async () => {
    await sealed(1);
    await write(1);
    expect(await brokenPlace()).toBeNull();
    world.clock.advance(2 * LATE_MS);
    expect(await brokenPlace()).toEqual({ kind: 'event not sealed', seq: 2 });
  });

  test('a whole new chain without some events is found by the hashes kept outside of the database', async () => {
    const file = join(tmpdir(), `anchors-${randomUUID()}.jsonl`);
    const deps = { ...world.deps, config: { ...world.deps.config, journalAnchorsFile: file } };
    await sealed(3);
    await dropAnchor(deps);
    await dropAnchor(deps);
    const anchors = await readAnchors(file);
    expect(anchors).toHaveLength(1);
    await asSuperuser('delete from audit_link; delete from audit_event where seq = 2');
    await linkEvents(world.deps);
    expect(await brokenPlace()).toBeNull();
    const { broken } = await verifyChain(world.db, world.deps.now(), anchors);
    expect(broken).toEqual({ kind: 'anchor lost', link: 1 });
    await rm(file);
  });

  test('a restored journal is judged as of its last event, by the anchors it has to have', async () => {
    const file = join(tmpdir(), `anchors-${randomUUID()}.jsonl`);
    await sealed(2);
    await write(1);
    await dropAnchor({ ...world.deps, config: { ...world.deps.config, journalAnchorsFile: file } });
    const later = new Date(world.clock.now().getTime() + LATE_MS);
    const lost = { link: 9, hash: '0'.repeat(64), madeAt: later.toISOString() };
    await appendFile(file, `${JSON.stringify(lost)}\n`);
    const now = new Date(later.getTime() + 2 * LATE_MS);
    const verify = async (restoredTo: Date) => {
      const said: string[] = [];
      const code = await runVerifyCommand(world.db, file, {
        say: (text) => said.push(text),
        now,
        restoredTo,
      });
      return { code, said: said.join() };
    };
    expect(await verify(world.clock.now())).toMatchObject({ code: 0 });
    const missing = await verify(later);
    expect(missing).toMatchObject({ code: 1, said: expect.stringContaining('anchor lost, link 9') });
    await rm(file);
  });

  test('destroying the personal part of events leaves the chain whole', async () => {
    await sealed(2);
    await asSuperuser('update audit_event_detail set address = null, user_agent = null, reason = null');
    expect(await brokenPlace()).toBeNull();
  });

  test.each(['update audit_link set reaches = 0', 'delete from audit_link', 'truncate audit_link'])(
    'neither the application nor the owner can run: %s',
    async (sql) => {
      await sealed(1);
      await expect(world.owner.query(sql)).rejects.toThrow(/audit: \w+ of audit_link is refused/);
      const client = await world.owner.connect();
      await expect(client.query(`set role proverka_app; ${sql}`)).rejects.toThrow(/permission denied/);
      client.release(true);
    },
  );
});
