import type { StaffPerson } from '@proverka/contract/staff';
import type { StaffRole } from '@proverka/contract/staff-roles';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPerson } from '../../../test/people.ts';
import type { TestPerson } from '../../../test/people.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let first: SignedInPerson;
let second: SignedInPerson;
let candidate: TestPerson;
beforeEach(async () => {
  world = await createTestWorld();
  first = await world.signIn({ staff: 'admin' });
  second = await world.signIn({ staff: 'admin' });
  candidate = await createPerson(world.db);
});

const post = (who: SignedInPerson, url: string, payload: object = {}) =>
  who.request({ method: 'POST', url: `/admin/staff/${url}`, payload });
const propose = (who: SignedInPerson, email: string, role: StaffRole) => post(who, 'roles', { email, role });
const proposed = async (role: StaffRole = 'support'): Promise<string> =>
  (await propose(first, candidate.email, role)).json().role.id;
const codeOf = async (answer: ReturnType<typeof post>): Promise<string> => {
  const { statusCode, json } = await answer;
  return statusCode === 200 ? 'done' : json().code;
};
const grantOf = async (who: SignedInPerson): Promise<StaffPerson[]> =>
  (await who.request({ url: '/admin/staff' })).json().staff;
const stateOfCandidate = async () =>
  (await grantOf(first)).find(({ person }) => person.id === candidate.id)?.roles[0]?.state;

describe('a role of the staff', () => {
  test('counts from its confirmation by a second admin, and says who gave and who confirmed it', async () => {
    const id = await proposed('expert');
    expect(await stateOfCandidate()).toBe('proposed');
    expect(await codeOf(post(second, `roles/${id}/confirm`))).toBe('done');
    const rows = (await grantOf(second)).find(({ person }) => person.id === candidate.id);
    expect(rows).toMatchObject({
      person: candidate,
      is_enrolled: false,
      roles: [
        { role: 'expert', state: 'active', given_by: { id: first.id }, confirmed_by: { id: second.id } },
      ],
    });
  });

  test('is written into the journal with what was before and after', async () => {
    const id = await proposed('expert');
    await post(second, `roles/${id}/confirm`);
    await post(first, `roles/${id}/end`);
    const { rows } = await world.owner.query(
      `select event, user_id, owner_id, before, after from audit_event where subject = $1 order by seq`,
      [id],
    );
    const about = { owner_id: candidate.id };
    expect(rows).toEqual([
      { ...about, event: 'staff_role.proposed', user_id: first.id, before: null, after: { role: 'expert' } },
      {
        ...about,
        event: 'staff_role.confirmed',
        user_id: second.id,
        before: { role: null },
        after: { role: 'expert', given_by: first.id },
      },
      {
        ...about,
        event: 'staff_role.ended',
        user_id: first.id,
        before: { role: 'expert' },
        after: { role: null },
      },
    ]);
  });

  test('a confirmed person gets a letter with a link, and the link is in no answer', async () => {
    const id = await proposed();
    const answer = await post(second, `roles/${id}/confirm`);
    const letter = (await world.letters()).find(({ recipient }) => recipient === candidate.email);
    const [, code] = /enrolment\/#([\w-]{43})/.exec(letter?.text ?? '') ?? [];
    expect(code).toBeDefined();
    expect(answer.body).not.toContain(code);
  });

  test('is not given to oneself, nor to nobody, nor twice', async () => {
    expect(await codeOf(propose(first, first.email, 'expert'))).toBe('own_staff_role');
    expect(await codeOf(propose(first, 'nobody@example.com', 'expert'))).toBe('person_not_found');
    await proposed();
    expect(await codeOf(propose(second, candidate.email, 'support'))).toBe('staff_role_exists');
  });

  test('is confirmed neither by who proposed it nor by who is to have it', async () => {
    const id = await proposed();
    expect(await codeOf(post(first, `roles/${id}/confirm`))).toBe('own_proposal');
    const own = (await propose(first, second.email, 'expert')).json().role.id;
    expect(await codeOf(post(second, `roles/${own}/confirm`))).toBe('own_staff_role');
    expect(await stateOfCandidate()).toBe('proposed');
  });

  test('that was refused, withdrawn or ended is not confirmed any more, and ends once', async () => {
    const withdrawn = await proposed();
    expect(await codeOf(post(first, `roles/${withdrawn}/end`))).toBe('done');
    expect(await codeOf(post(second, `roles/${withdrawn}/confirm`))).toBe('staff_role_ended');
    const refused = await proposed();
    expect(await codeOf(post(second, `roles/${refused}/end`))).toBe('done');
    expect(await codeOf(post(second, `roles/${refused}/end`))).toBe('staff_role_ended');
    const { rows } = await world.owner.query<{ event: string }>(
      `select event from audit_event where event like 'staff_role.%' and owner_id = $1 order by seq`,
      [candidate.id],
    );
    expect(rows.map(({ event }) => event)).toEqual([
      'staff_role.proposed',
      'staff_role.withdrawn',
      'staff_role.proposed',
      'staff_role.refused',
    ]);
  });

  test('of two admins who confirm at once one is told that the other already did', async () => {
    const third = await world.signIn({ staff: 'admin' });
    const id = await proposed();
    const codes = await Promise.all([second, third].map((who) => codeOf(post(who, `roles/${id}/confirm`))));
    expect(codes.toSorted()).toEqual(['done', 'staff_role_confirmed']);
  });
});

describe('the last admin', () => {
  const roleOf = async (who: SignedInPerson): Promise<string> => {
    const { rows } = await world.owner.query<{ id: string }>(
      `select id from staff_grant where user_id = $1 and staff_role = 'admin'`,
      [who.id],
    );
    return rows[0]?.id ?? '';
  };

  test('stays: two admins who end each other at once leave one', async () => {
    const [ofFirst, ofSecond] = [await roleOf(first), await roleOf(second)];
    const codes = await Promise.all([
      codeOf(post(first, `roles/${ofSecond}/end`)),
      codeOf(post(second, `roles/${ofFirst}/end`)),
    ]);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => ['forbidden', 'unauthenticated'].includes(code))).toHaveLength(1);
    const left = codes[0] === 'done' ? first : second;
    expect(await codeOf(post(left, `roles/${await roleOf(left)}/end`))).toBe('last_admin');
  });
});

describe('the end of a role', () => {
  test('ends the sessions opened at the desk at once, and no other', async () => {
    const support = await world.signIn({ staff: 'support' });
    const customer = await world.signInAgain(support);
    const row = (await grantOf(first)).find(({ person }) => person.id === support.id);
    await post(first, `roles/${row?.roles[0]?.id}/end`);
    expect((await support.request({ url: '/admin/disputes' })).statusCode).toBe(401);
    expect((await customer.request({ url: '/person/sessions' })).statusCode).toBe(200);
  });

  test('comes with the end of the account', async () => {
    const support = await world.signIn({ staff: 'support' });
    await world.db
      .updateTable('app_user')
      .set({ closed_at: new Date() })
      .where('id', '=', support.id)
      .execute();
    const row = (await grantOf(first)).find(({ person }) => person.id === support.id);
    expect(row?.roles[0]).toMatchObject({ state: 'ended', ended_by: null });
  });
});

describe('a new way in for somebody who lost the second factor', () => {
  test('is made by two admins together and goes by letter to the person (V6.4.4)', async () => {
    const support = await world.signIn({ staff: 'support' });
    const asked = (await post(first, 'recoveries', { person_id: support.id })).json().recovery;
    expect(await codeOf(post(second, 'recoveries', { person_id: support.id }))).toBe('recovery_exists');
    expect(await codeOf(post(first, `recoveries/${asked.id}/confirm`))).toBe('own_proposal');
    expect(await codeOf(post(second, `recoveries/${asked.id}/confirm`))).toBe('done');
    expect(await codeOf(post(second, `recoveries/${asked.id}/confirm`))).toBe('recovery_over');
    const letters = (await world.letters()).filter(({ recipient }) => recipient === support.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Доступ к рабочему месту — Проверка']);
  });

  test('is not proposed for oneself, nor for somebody who is not staff, nor confirmed after it was refused', async () => {
    expect(await codeOf(post(first, 'recoveries', { person_id: first.id }))).toBe('own_staff_role');
    expect(await codeOf(post(first, 'recoveries', { person_id: candidate.id }))).toBe('person_not_found');
    const { recovery } = (await post(first, 'recoveries', { person_id: second.id })).json();
    expect(await codeOf(post(second, `recoveries/${recovery.id}/confirm`))).toBe('own_staff_role');
    expect(await codeOf(post(second, `recoveries/${recovery.id}/end`))).toBe('done');
    const third = await world.signIn({ staff: 'admin' });
    expect(await codeOf(post(third, `recoveries/${recovery.id}/confirm`))).toBe('recovery_over');
    const again = (await post(first, 'recoveries', { person_id: second.id })).json().recovery;
    expect(await codeOf(post(first, `recoveries/${again.id}/end`))).toBe('done');
    const { rows } = await world.owner.query<{ event: string }>(
      `select event from audit_event where event like 'staff_recovery.%' order by seq`,
    );
    expect(rows.map(({ event }) => event.replace('staff_recovery.', ''))).toEqual([
      'proposed',
      'refused',
      'proposed',
      'withdrawn',
    ]);
  });
});
