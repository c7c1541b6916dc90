import { personRoles } from '@proverka/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { visitorOf } from '../../../test/accounts.ts';
import { testConfig } from '../../../test/config.ts';
import { testPassword } from '../../../test/people.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { asPerson } from '#platform/audit/actor.ts';
import { countUses, withinLimits } from '#platform/http/usage.store.ts';
import type { Use } from '#platform/http/usage.store.ts';
import { giveBackCounts } from './give-back-counts.ts';

let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  const perDay = (count: number) => ({ count, windowSeconds: 86_400 });
  const limits = { login_place: perDay(3), search_quota: perDay(100) };
  world = await createTestWorld({ config: testConfig({}, limits) });
  admin = await world.signIn({ staff: 'admin' });
});

const reason = 'просьба владельца';
const isOpen = async ({ request }: SignedInPerson) =>
  (await request({ url: '/person/settings' })).statusCode === 200;
const eventsOf = async ({ id }: { id: string }, event: string) =>
  (
    await world.owner.query(
      `select e.user_id, e.before, e.after, d.reason from audit_event e join audit_event_detail d using (seq)
       where e.owner_id = $1 and e.event = $2 order by e.seq`,
      [id, event],
    )
  ).rows;

describe('the role of an account', () => {
  const change = async (personId: string, person_role: number, who = admin) =>
    (
      await who.request({
        method: 'PUT',
        url: '/admin/users/role',
        payload: { person_id: personId, person_role, reason },
      })
    ).json();

  test('is changed with a reason; sessions and programs end, and the owner is told', async () => {
    const person = await world.signIn({ role: personRoles.realtor });
    const made = await person.request({
      method: 'POST',
      url: '/api/create_or_renew',
      payload: { password: testPassword, scopes: ['orders:read'], days: 30 },
    });
    expect(made.statusCode).toBe(200);
    expect(await change(person.id, personRoles.customer)).toEqual({ person_role: 5, closed: 1 });
    expect(await isOpen(person)).toBe(false);
    const program = await world.api.inject({
      url: '/orders',
      headers: { authorization: `Bearer ${made.json<{ token: string }>().token}` },
    });
    expect(program.statusCode).toBe(401);
    expect(await eventsOf(person, 'person.role_changed')).toEqual([
      { user_id: admin.id, before: { role: 2 }, after: { role: 5 }, reason },
    ]);
    const letters = (await world.letters()).filter(({ recipient }) => recipient === person.email);
    expect(letters.find(({ subject }) => subject.includes('Роль'))?.text).toContain('Покупатель');
    expect((await visitorOf(world).logIn(person.email, testPassword)).json().data.person_role).toBe(5);
  });

  test('of two changes at once each ends what it found, and the last one counts', async () => {
    const person = await world.signIn({ role: personRoles.customer });
    const answers = await Promise.all([
      change(person.id, personRoles.lawyer),
      change(person.id, personRoles.lawyer),
    ]);
    expect(answers.map(({ code }) => String(code ?? 'done')).toSorted()).toEqual(['done', 'role_unchanged']);
  });

  test('is refused for oneself, for nobody, without the grant, and as the former role of an administrator', async () => {
    const person = await world.signIn();
    expect(await change(admin.id, personRoles.customer)).toMatchObject({ code: 'own_account' });
    expect(await change('0192f0c1-0000-7000-8000-0000000000aa', 5)).toMatchObject({
      code: 'person_not_found',
    });
    expect(await change(person.id, personRoles.admin)).toMatchObject({ status: 400 });
    const responsible = await world.signIn({ staff: 'responsible' });
    expect(await change(person.id, 5, responsible)).toMatchObject({ code: 'forbidden' });
    expect(await isOpen(person)).toBe(true);
  });
});

describe('counts that stop somebody', () => {
  const giveBack = async (what: 'search' | 'ip', payload: object, who = admin) =>
    (await who.request({ method: 'PUT', url: `/reset/${what}`, payload: { reason, ...payload } })).json();
  const logIn = async (email: string, password: string) =>
    (await visitorOf(world).logIn(email, password)).json().code ?? 'done';

  test('of guesses start anew, and the next right password is let in', async () => {
    const person = await world.signIn();
    const guesses: string[] = [];
    for (let tried = 0; tried < 4; tried += 1) guesses.push(await logIn(person.email, 'неверный'));
    expect(guesses.at(-1)).toBe('too_many_requests');
    expect(await logIn(person.email, testPassword)).toBe('too_many_requests');
    const given = await giveBack('ip', { person_id: person.id, address: '127.0.0.1' });
    // By the address, by the account, and by both: three that were counted.
    expect(given).toEqual({ counts: 3 });
    expect(await giveBack('ip', { person_id: person.id, address: '127.0.0.1' })).toEqual({ counts: 0 });
    expect(await logIn(person.email, testPassword)).toBe('done');
    expect(await eventsOf(person, 'counts.given_back')).toEqual([
      { user_id: admin.id, before: null, after: { what: 'guesses' }, reason },
      { user_id: admin.id, before: null, after: { what: 'guesses' }, reason },
    ]);
  });

  test('of messages start anew with the number of the account', async () => {
    const person = await world.signIn();
    await world.owner.query(`update app_user set phone = '+79000000022' where id = $1`, [person.id]);
    const counted: Use[] = [
      ['sms_user', person.id],
      ['sms_phone_user', `+79000000022 ${person.id}`],
      ['sms_phone_network', '+79000000022 203.0.113.60'],
      ['sms_phone', '+79000000022'],
    ];
    const count = async () => expect((await withinLimits(world.deps, counted)).ok).toBe(true);
    await count();
    expect(await giveBack('ip', { person_id: person.id, address: '203.0.113.60' })).toEqual({ counts: 4 });
    await count();
    expect(await giveBack('ip', { person_id: person.id })).toEqual({ counts: 3 });
  });

  test('stay as they are when the journal cannot be written', async () => {
    const person = await world.signIn();
    await withinLimits(world.deps, [['search_quota', person.id]]);
    let asked = 0;
    const now = () => {
      asked += 1;
      if (asked > 1) throw new Error('no time for the journal');
      return world.clock.now();
    };
    const by = asPerson({ address: null, userAgent: null }, { id: admin.id, role: 1 });
    const wish = { kind: 'search', personId: person.id, address: undefined, reason } as const;
    await expect(giveBackCounts({ ...world.deps, now }, by, wish)).rejects.toThrow('no time');
    expect(await giveBack('search', { person_id: person.id })).toEqual({ counts: 1 });
  });

  test('of searches start anew for an account, and for an address apart', async () => {
    const person = await world.signIn();
    const address = '203.0.113.50';
    const countOf = async (whose: string) => {
      const { search_quota: limit } = world.deps.config.http.limits;
      return (await countUses(world.db, 'search_quota', whose, limit, world.clock.now())).count;
    };
    expect([await countOf(person.id), await countOf(person.id)]).toEqual([1, 2]);
    expect([await countOf(address), await countOf(address)]).toEqual([1, 2]);
    expect(await giveBack('search', { person_id: person.id })).toEqual({ counts: 1 });
    expect([await countOf(person.id), await countOf(address)]).toEqual([1, 3]);
    expect(await giveBack('search', { address })).toEqual({ counts: 1 });
    expect([await countOf(person.id), await countOf(address)]).toEqual([2, 1]);
  });

  test('are named by an account or an address, and neither stays in the row of the journal', async () => {
    expect(await giveBack('ip', {})).toMatchObject({ status: 400 });
    expect(await giveBack('ip', { address: 'вчера' })).toMatchObject({ status: 400 });
    expect(await giveBack('ip', { person_id: '0192f0c1-0000-7000-8000-0000000000aa' })).toMatchObject({
      code: 'person_not_found',
    });
    await giveBack('ip', { address: '203.0.113.77' });
    const { rows } = await world.owner.query<{ row: string }>(
      `select e::text as row from audit_event e where event = 'counts.given_back'`,
    );
    expect(rows.at(-1)?.row).toContain('address:');
    expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
    const support = await world.signIn({ staff: 'support' });
    expect(await giveBack('ip', { address: '203.0.113.77' }, support)).toMatchObject({ code: 'forbidden' });
  });
});

describe('notes about an account', () => {
  const url = (id: string) => `/admin/users/${id}/notes`;
  const add = async (id: string, text: string, who = admin) =>
    (await who.request({ method: 'POST', url: url(id), payload: { text } })).json();
  const list = async (id: string) => (await admin.request({ url: url(id) })).json().notes;

  test('are written for colleagues, newest first, and removed', async () => {
    const [person, responsible] = [await world.signIn(), await world.signIn({ staff: 'responsible' })];
    const first = await add(person.id, '  Звонил, ждёт отчёт. ');
    expect(first).toMatchObject({ text: 'Звонил, ждёт отчёт.', author: { id: admin.id } });
    await add(person.id, 'Отчёт отправлен', responsible);
    expect((await list(person.id)).map(({ text }: { text: string }) => text)).toEqual([
      'Отчёт отправлен',
      'Звонил, ждёт отчёт.',
    ]);
    const remove = async () =>
      (await admin.request({ method: 'DELETE', url: `${url(person.id)}/${first.note_id}` })).json();
    expect(await remove()).toEqual({ ok: true });
    expect(await remove()).toMatchObject({ code: 'note_not_found' });
    expect(await list(person.id)).toHaveLength(1);
    expect(JSON.stringify(await eventsOf(person, 'note.added'))).not.toContain('отчёт');
  });

  test('are not for the person, nor for whoever may not read people, and empty ones are refused', async () => {
    const person = await world.signIn();
    await add(person.id, 'Для коллег');
    expect(await add(person.id, ' ')).toMatchObject({ status: 400 });
    expect(await add(person.id, 'x', await world.signIn({ staff: 'support' }))).toMatchObject({
      code: 'forbidden',
    });
    expect((await person.request({ url: url(person.id) })).statusCode).toBe(403);
    expect(await add('0192f0c1-0000-7000-8000-0000000000aa', 'x')).toMatchObject({
      code: 'person_not_found',
    });
  });
});
