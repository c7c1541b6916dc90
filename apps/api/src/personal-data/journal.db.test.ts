import { beforeAll, describe, expect, test } from 'vitest';
import { accountHolder } from '../../test/account-holder.ts';
import type { AccountHolder } from '../../test/account-holder.ts';
import { signInAs } from '../../test/impersonation.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { collectData } from './collect-data.ts';
import { destroyAccount } from './destroy-account.ts';

let world: TestWorld;
let admin: SignedInPerson;
let person: AccountHolder;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
  person = await accountHolder(world, { amount: 0, purse: 'paid' });
  await admin.request({ url: `/person/${person.id}` });
  const staff = { userId: admin.id, role: 0, by: 'session', credentialId: null } as const;
  await recordEvent(
    world.deps,
    world.db,
    { ...staff, address: '192.0.2.8', userAgent: 'Образец/2' },
    { event: 'item.returned', ownerId: person.id, subject: person.id, reason: 'Просил Образцов' },
  );
  const acting = await signInAs(world, admin, person);
  await acting.request({ url: '/orders' });
});

interface Line {
  readonly event: string;
  readonly is_own_act: boolean;
  readonly address: string | null;
}

describe('the journal and personal data', () => {
  test('the export lists the events about a person, and where from only of their own acts', async () => {
    const files = await collectData(world.db, person.id);
    const lines = files.find(({ name }) => name === 'security_events')?.rows as Line[];
    expect(lines.map(({ event, is_own_act }) => [event, is_own_act])).toEqual([
      ['account.created', true],
      ['session.opened', true],
      ['person.read', false],
      ['item.returned', false],
      ['impersonation.requested', false],
      ['impersonation.opened', false],
      ['impersonation.used', false],
    ]);
    expect(lines.every(({ is_own_act, address }) => is_own_act === (address !== null))).toBe(true);
    expect(JSON.stringify(lines)).not.toContain(admin.id);
    const sessions = files.find(({ name }) => name === 'sessions')?.rows;
    expect(sessions).toMatchObject([
      { is_of_support: false, address: '127.0.0.1' },
      { is_of_support: true, address: null, user_agent: null },
    ]);
  });

  test('what the staff does in somebody’s place is in its own export, without whose place it was', async () => {
    const files = await collectData(world.db, admin.id);
    const lines = files.find(({ name }) => name === 'security_events')?.rows as Line[];
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'impersonation.used', is_own_act: true, address: '127.0.0.1' }),
    );
    expect(JSON.stringify(lines)).not.toContain(person.id);
  });

  test('destruction empties where from and why, and changes no row of the journal', async () => {
    const rows = async () =>
      (
        await world.owner.query('select e::text as row from audit_event e where owner_id = $1 order by seq', [
          person.id,
        ])
      ).rows;
    const before = await rows();
    await world.owner.query(
      `insert into account_deletion (user_id, number, requested_at, destroy_after, destroy_before)
       values ($1, 'У-1', now(), now(), now())`,
      [person.id],
    );
    expect(await destroyAccount(world.deps, person.id)).toBe(true);
    expect((await rows()).slice(0, before.length)).toEqual(before);
    const { rows: details } = await world.owner.query(
      `select e.event, host(d.address) as address, d.user_agent, d.reason
       from audit_event e join audit_event_detail d using (seq) where owner_id = $1 order by seq`,
      [person.id],
    );
    const gone = { address: null, user_agent: null, reason: null };
    expect(details).toEqual([
      { event: 'account.created', ...gone },
      { event: 'session.opened', ...gone },
      { event: 'person.read', ...gone, address: '127.0.0.1', user_agent: expect.any(String) },
      // What the staff did stays provable; the words may name the person.
      { event: 'item.returned', address: '192.0.2.8', user_agent: 'Образец/2', reason: null },
      ...['impersonation.requested', 'impersonation.opened', 'impersonation.used'].map((event) => ({
        event,
        address: '127.0.0.1',
        user_agent: expect.any(String),
        reason: null,
      })),
      { event: 'account.destroyed', ...gone },
    ]);
  });
});
