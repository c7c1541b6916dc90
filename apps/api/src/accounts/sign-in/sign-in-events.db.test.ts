import { beforeAll, describe, expect, test } from 'vitest';
import { closeAccount, accountHolder } from '../../../test/account-holder.ts';
import { newEmail, visitorOf } from '../../../test/accounts.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let logIn: ReturnType<typeof visitorOf>['logIn'];
beforeAll(async () => {
  world = await createTestWorld();
  ({ logIn } = visitorOf(world));
});

interface Row {
  readonly seq: string;
  readonly event: string;
  readonly by: string;
  readonly user_id: string | null;
  readonly owner_id: string | null;
  readonly subject: string | null;
  readonly address: string | null;
  readonly user_agent: string | null;
}

/** The rows written while `work` ran. */
async function rowsOf(work: () => Promise<unknown>): Promise<Row[]> {
  const { rows: before } = await world.owner.query<{ seq: string }>(
    'select max(seq) as seq from audit_event',
  );
  await work();
  const { rows } = await world.owner.query<Row>(
    `select e.*, host(d.address) as address, d.user_agent from audit_event e join audit_event_detail d using (seq)
     where seq > $1 order by seq`,
    [before[0]?.seq ?? 0],
  );
  return rows;
}

describe('signing in and the journal', () => {
  test('a login names the person, the session, the address and the program (V16.3.1)', async () => {
    const person = await accountHolder(world);
    const [row] = await rowsOf(() => logIn(person.email, person.password, { 'user-agent': 'Образец/1' }));
    expect(row).toMatchObject({
      event: 'session.opened',
      by: 'session',
      user_id: person.id,
      owner_id: person.id,
      address: '127.0.0.1',
      user_agent: 'Образец/1',
    });
  });

  test('a wrong password names the account it was tried on, and nobody as the one who tried (V16.3.1)', async () => {
    const person = await accountHolder(world);
    const rows = await rowsOf(() => logIn(person.email, 'не тот пароль'));
    expect(rows).toMatchObject([
      { event: 'session.refused', by: 'guest', user_id: null, owner_id: person.id, subject: person.id },
    ]);
  });

  test('an e-mail without an account is recognised again and is not told', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const rows = await rowsOf(async () => {
      for (const one of [email, email.toUpperCase(), other]) await logIn(one, 'не тот пароль');
    });
    const [first, second, third] = rows.map(({ subject }) => subject);
    expect(rows.map(({ event }) => event)).toEqual(Array(3).fill('session.refused'));
    expect(rows.map(({ owner_id }) => owner_id)).toEqual([null, null, null]);
    expect(first).toMatch(/^email:[\w-]{22}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('a wrong password where it confirms something is written', async () => {
    const person = await accountHolder(world);
    const rows = await rowsOf(() => closeAccount(person, 'не тот пароль'));
    expect(rows).toMatchObject([{ event: 'password.refused', user_id: person.id, owner_id: person.id }]);
  });

  test('a logout that ended nothing is not written', async () => {
    const person = await accountHolder(world);
    const out = () => person.request({ method: 'POST', url: '/logout' });
    expect(await rowsOf(out)).toMatchObject([{ event: 'session.closed', user_id: person.id }]);
    expect(await rowsOf(out)).toEqual([]);
  });
});
