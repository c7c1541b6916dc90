import { beforeAll, describe, expect, test } from 'vitest';
import { accountHolder, closeAccount } from '../../test/account-holder.ts';
import type { AccountHolder } from '../../test/account-holder.ts';
import { visitorOf } from '../../test/accounts.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';
import { destroyAccount } from './destroy-account.ts';
import { sweepPersonalDataJob } from './sweep-personal-data.job.ts';
import { replayDestroyed } from './timers/replay-destroyed.ts';

const DAY_MS = 86_400_000;

let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
});

const nothing = { amount: 0, purse: 'paid' } as const;
const removed = async (): Promise<AccountHolder> => {
  admin = await world.signIn({ staff: 'admin' });
  const person = await accountHolder(world, nothing);
  expect((await closeAccount(person, person.password)).statusCode).toBe(200);
  return person;
};
const reopen = async (personId: string, who = admin) =>
  (
    await who.request({
      method: 'POST',
      url: '/admin/users/reset_removed_person',
      payload: { person_id: personId, reason: 'передумал, звонил сам' },
    })
  ).json();
const lettersTo = async ({ email }: AccountHolder) =>
  (await world.letters()).filter(({ recipient }) => recipient === email);
const logIn = async ({ email }: AccountHolder, password: string) =>
  (await visitorOf(world).logIn(email, password)).json();

describe('an account its owner closed', () => {
  test('is opened again by the staff: the mailed password lets the owner in, and nothing is destroyed', async () => {
    const person = await removed();
    expect(await logIn(person, person.password)).toMatchObject({ code: 'wrong_credentials' });
    expect(await reopen(person.id)).toEqual({ ok: true });
    const letter = (await lettersTo(person)).at(-1);
    expect(letter?.subject).toContain('снова открыт');
    const password = /пароль: (\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    expect((await logIn(person, password)).data).toMatchObject({ email: person.email });
    expect((await person.request({ url: '/person/settings' })).statusCode).toBe(401);
    world.clock.advance(31 * DAY_MS);
    await sweepPersonalDataJob(world.deps);
    const { rows } = await world.owner.query('select email, closed_at from app_user where id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ email: person.email, closed_at: null }]);
  });

  test('stays open after a backup from before was restored', async () => {
    const person = await removed();
    await reopen(person.id);
    await replayDestroyed(world.deps);
    const { rows } = await world.owner.query('select closed_at from app_user where id = $1', [person.id]);
    expect(rows).toEqual([{ closed_at: null }]);
  });

  test('is not opened twice, nor one that is open, nor one that is destroyed', async () => {
    const person = await removed();
    const answers = await Promise.all([reopen(person.id), reopen(person.id)]);
    expect(answers.map(({ code }) => String(code ?? 'done')).toSorted()).toEqual([
      'done',
      'person_not_removed',
    ]);
    expect(await reopen('0192f0c1-0000-7000-8000-0000000000aa')).toMatchObject({
      code: 'person_not_found',
    });
    const gone = await removed();
    await destroyAccount(world.deps, gone.id);
    expect(await reopen(gone.id)).toMatchObject({ code: 'person_destroyed' });
  });

  test('is closed again by its owner, with a new term', async () => {
    const person = await removed();
    await reopen(person.id);
    const { jwt } = await logIn(person, person.password);
    const again = await closeAccount(
      {
        ...person,
        request: (more) => world.api.inject({ ...more, headers: { authorization: `Bearer ${jwt.token}` } }),
      },
      person.password,
    );
    expect(again.statusCode).toBe(200);
    expect((await lettersTo(person)).at(-1)?.subject).toContain('Согласие отозвано');
  });
});
