import { beforeAll, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { runStaffCommand } from '../staff-command.ts';

let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
});

const find = async (email: string, who = admin) =>
  (await who.request({ method: 'POST', url: '/admin/people/find', payload: { email } })).json();
const close = async (id: string, payload: object, who = admin) =>
  (await who.request({ method: 'POST', url: `/admin/people/${id}/sessions/close`, payload })).json();
const isOpen = async ({ request }: SignedInPerson) =>
  (await request({ url: '/person/settings' })).statusCode === 200;
const reason = 'украден телефон';

describe('the sessions of somebody else', () => {
  test('are listed for the staff by the e-mail, and ended one by one or all, with a reason and a letter (V7.4.5)', async () => {
    const person = await world.signIn();
    const others = [await world.signInAgain(person), await world.signInAgain(person)];
    const { sessions } = await find(person.email);
    expect(sessions).toHaveLength(3);
    expect(JSON.stringify(sessions)).not.toContain('token');
    const { session_id } = sessions[0];
    expect(await close(person.id, { session_id, reason })).toEqual({ closed: 1 });
    expect(await close(person.id, { session_id, reason })).toMatchObject({ code: 'session_not_found' });
    expect((await Promise.all([person, ...others].map(isOpen))).filter(Boolean)).toHaveLength(2);
    expect(await close(person.id, { reason })).toEqual({ closed: 2 });
    expect(await Promise.all([person, ...others].map(isOpen))).toEqual([false, false, false]);
    expect(await isOpen(admin)).toBe(true);
    const letters = (await world.letters()).filter(({ recipient }) => recipient === person.email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Мы закрыли одну из ваших сессий'),
      expect.stringContaining('Мы закрыли все ваши сессии'),
    ]);
    const { rows } = await world.owner.query(
      `select d.reason from audit_event e join audit_event_detail d on d.seq = e.seq
       where e.event = 'session.closed' and e.owner_id = $1 and e.user_id = $2`,
      [person.id, admin.id],
    );
    expect(rows).toEqual([{ reason }, { reason }]);
  });

  test('are nobody else’s business: without the grant, a fresh proof, or a reason nothing is shown or ended', async () => {
    const person = await world.signIn();
    const [expert, stale] = [
      await world.signIn({ staff: 'expert' }),
      await world.signIn({ staff: 'admin', isProved: false }),
    ];
    expect(await find(person.email, expert)).toMatchObject({ code: 'forbidden' });
    expect(await find(person.email, stale)).toMatchObject({ code: 'proof_needed' });
    expect(await close(person.id, { reason }, stale)).toMatchObject({ code: 'proof_needed' });
    expect(await close(person.id, { reason: '' })).toMatchObject({ status: 400 });
    expect(await find('nobody@example.com')).toMatchObject({ code: 'person_not_found' });
    expect(await isOpen(person)).toBe(true);
  });

  test('all end by a command on the server (V7.4.5)', async () => {
    const own = await createTestWorld();
    const people = [await own.signIn(), await own.signIn({ staff: 'admin' })];
    const said: string[] = [];
    const terminal = { say: (text: string) => void said.push(text), complain: () => {} };
    const deps = { ...own.deps, deskUrl: 'http://admin.localhost:3000' };
    expect(await runStaffCommand(['sign-out-everybody'], deps, terminal)).toBe(0);
    expect(said.join()).toContain('Sessions ended: 2');
    expect(await Promise.all(people.map(isOpen))).toEqual([false, false]);
  });
});
