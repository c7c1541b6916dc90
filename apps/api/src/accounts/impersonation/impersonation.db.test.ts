import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import type { TokenCheck } from '@proverka/contract/account';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { access } from '../../../test/access/access.ts';
import { answerTo, digestOfAll, requestOf } from '../../../test/access/ask.ts';
import { exchange, linkTo, signInAs } from '../../../test/impersonation.ts';
import { fromBalance, order, PRICE } from '../../../test/orders.ts';
import { testPassword } from '../../../test/people.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { mayImpersonatedCall } from './impersonation.domain.ts';

let world: TestWorld;
let admin: SignedInPerson;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  person = await world.signIn({ paid: 2 * PRICE });
});
// Anew for each test: the clock goes on, and a session of the desk ends unused.
beforeEach(async () => {
  admin = await world.signIn({ staff: 'admin' });
});

interface Line {
  readonly event: string;
  readonly user_id: string;
  readonly acted_by: string | null;
}
const linesOf = async ({ id }: { id: string }) =>
  (
    await world.owner.query<Line>(
      `select event, user_id, acted_by from audit_event where owner_id = $1 and event <> 'session.opened' order by seq`,
      [id],
    )
  ).rows;
const ask = (staff: SignedInPerson, personId: string, reason = 'не видит отчёт') =>
  staff.request({
    method: 'POST',
    url: '/admin/users/request_auth',
    payload: { person_id: personId, reason },
  });
const isOpen = async ({ request }: SignedInPerson) =>
  (await request({ url: '/person/settings' })).statusCode === 200;

describe('signing in as an account holder', () => {
  test('shows the account as its owner sees it, for an hour, and says so to the page', async () => {
    const owner = await world.signIn({ paid: PRICE });
    const acting = await signInAs(world, admin, owner);
    const check = (await acting.request({ method: 'POST', url: '/token' })).json<TokenCheck>();
    expect(check).toMatchObject({ valid: true, person: { id: owner.id } });
    expect(check).not.toHaveProperty('staff');
    const leftMs = Date.parse(check.impersonation?.ends_date ?? '') - world.clock.now().getTime();
    expect(Math.round(leftMs / 60_000)).toBe(60);
    world.clock.advance(61 * 60_000);
    expect(await isOpen(acting)).toBe(false);
    expect(await isOpen(owner)).toBe(true);
  });

  test('the journal has both ids in every line, with the reason in the first', async () => {
    const owner = await world.signIn({ paid: PRICE });
    const acting = await signInAs(world, admin, owner);
    await acting.request({ url: '/orders' });
    await acting.request({ method: 'PUT', url: '/person', payload: { name: 'Другое', phone: '' } });
    await acting.request({ method: 'POST', url: '/logout' });
    expect(await linesOf(owner)).toEqual([
      { event: 'impersonation.requested', user_id: admin.id, acted_by: null },
      { event: 'impersonation.opened', user_id: owner.id, acted_by: admin.id },
      { event: 'impersonation.used', user_id: owner.id, acted_by: admin.id },
      { event: 'access.refused', user_id: owner.id, acted_by: admin.id },
      { event: 'session.closed', user_id: owner.id, acted_by: admin.id },
    ]);
    const { rows } = await world.owner.query(
      `select d.reason from audit_event e join audit_event_detail d using (seq)
       where e.event = 'impersonation.requested' and e.owner_id = $1`,
      [owner.id],
    );
    expect(rows).toEqual([{ reason: 'не видит отчёт' }]);
    expect(await isOpen(acting)).toBe(false);
  });

  test('the journal names what a call is about, wherever the call does, and nothing that was typed', async () => {
    const owner = await world.signIn();
    const acting = await signInAs(world, admin, owner);
    const [inPath, inQuery, inBody] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await acting.request({ url: `/report/${inPath}` });
    await acting.request({ url: `/download?orderID=${inQuery}&fileType=pdf` });
    await acting.request({ method: 'POST', url: '/risk/v2/task/restart', payload: { task_id: inBody } });
    await acting.request({ url: '/transaction?offset=0' });
    const { rows } = await world.owner.query<{ subject: string }>(
      `select subject from audit_event where owner_id = $1 and event = 'impersonation.used' order by seq`,
      [owner.id],
    );
    expect(rows.map(({ subject }) => subject)).toEqual([inPath, inQuery, inBody, 'GET /transaction']);
  });

  test('the owner gets a letter, sees the session among their own, without where it is used, and can close it', async () => {
    const owner = await world.signIn();
    const acting = await signInAs(world, admin, owner);
    const letters = (await world.letters()).filter(({ recipient }) => recipient === owner.email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Сотрудник поддержки вошёл'),
    ]);
    const { sessions } = (await owner.request({ url: '/person/sessions' })).json<{
      sessions: { session_id: string; is_impersonation: boolean }[];
    }>();
    const theirs = sessions.find(({ is_impersonation: is }) => is);
    expect(theirs).toMatchObject({ address: '', user_agent: '' });
    await owner.request({
      method: 'POST',
      url: `/person/sessions/${theirs?.session_id}/close`,
      payload: { password: testPassword },
    });
    expect(await isOpen(acting)).toBe(false);
  });

  test('a link works once, for five minutes, and not after the desk’s session has ended', async () => {
    const code = await linkTo(admin, person.id);
    const answers = await Promise.all([exchange(world, code), exchange(world, code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const late = await linkTo(admin, person.id);
    world.clock.advance(301_000);
    expect((await exchange(world, late)).statusCode).toBe(401);
    const colleague = await world.signIn({ staff: 'admin' });
    const orphan = await linkTo(colleague, person.id);
    const acting = await signInAs(world, colleague, person);
    expect(await isOpen(acting)).toBe(true);
    await colleague.request({ method: 'POST', url: '/staff/logout' });
    expect((await exchange(world, orphan)).statusCode).toBe(401);
    expect(await isOpen(acting)).toBe(false);
  });

  test('ends, and is not in the owner’s list any more, when the desk behind it has lain unused', async () => {
    const owner = await world.signIn();
    const [busy, idle] = [admin, await world.signIn({ staff: 'admin' })];
    const [used, deserted] = [await signInAs(world, busy, owner), await signInAs(world, idle, owner)];
    world.clock.advance(20 * 60_000);
    await busy.request({ url: '/staff/me' });
    expect([await isOpen(used), await isOpen(deserted)]).toEqual([true, true]);
    world.clock.advance(15 * 60_000);
    expect([await isOpen(used), await isOpen(deserted)]).toEqual([true, false]);
    const { sessions } = (await owner.request({ url: '/person/sessions' })).json<{ sessions: object[] }>();
    expect(sessions).toMatchObject([{ is_impersonation: true }, { is_impersonation: false }]);
  });

  test('ends with the role of the member of the staff', async () => {
    const colleague = await world.signIn({ staff: 'admin' });
    const acting = await signInAs(world, colleague, person);
    await world.owner.query(
      `update staff_grant set ended_at = now(), ended_by = $1 where user_id = $2 and ended_at is null`,
      [admin.id, colleague.id],
    );
    expect(await isOpen(acting)).toBe(false);
  });

  test('is possible for an account with a second factor, and never as somebody of the staff', async () => {
    const guarded = await world.signIn();
    await world.db.insertInto('passkey').values(passkeyOf(guarded.id)).execute();
    expect(await isOpen(await signInAs(world, admin, guarded))).toBe(true);
    const support = await world.signIn({ staff: 'support' });
    expect((await ask(admin, support.id)).json()).toMatchObject({ code: 'person_is_staff' });
    expect((await ask(admin, admin.id)).json()).toMatchObject({ code: 'person_is_staff' });
    const promoted = await world.signIn();
    const code = await linkTo(admin, promoted.id);
    await world.owner.query(
      `insert into staff_grant (id, user_id, staff_role, given_at, confirmed_at)
       values (gen_random_uuid(), $1, 'expert', now(), now())`,
      [promoted.id],
    );
    expect((await exchange(world, code)).statusCode).toBe(401);
  });

  test('takes the grant, a fresh proof, a reason and an account that is open', async () => {
    const [manager, stale] = [
      await world.signIn({ staff: 'responsible' }),
      await world.signIn({ staff: 'admin', isProved: false }),
    ];
    expect((await ask(manager, person.id)).json()).toMatchObject({ code: 'forbidden' });
    expect((await ask(stale, person.id)).json()).toMatchObject({ code: 'proof_needed' });
    expect((await ask(admin, person.id, ' ')).json()).toMatchObject({ status: 400 });
    const nobody = '0192f0c1-0000-7000-8000-0000000000aa';
    expect((await ask(admin, nobody)).json()).toMatchObject({ code: 'person_not_found' });
  });
});

const passkeyOf = (userId: string) => ({
  id: crypto.randomUUID(),
  user_id: userId,
  credential_id: 'образец',
  public_key: Buffer.from('образец'),
  sign_counter: 0,
  transports: [],
  rp_id: 'realestate.localhost',
  name: 'Ключ',
  created_at: new Date(),
});

const keys = (Object.keys(endpoints) as ApiKey[]).filter((key) => {
  const { auth, grant, tag }: { auth: string; grant?: string; tag: string } = endpoints[key];
  return auth !== 'none' && grant === undefined && tag !== 'staff';
});

describe('in the place of an account holder', () => {
  test('every call that is not among the open ones is refused, and nothing changes', async () => {
    const acting = await signInAs(world, admin, person);
    const closed = keys.filter((key) => !mayImpersonatedCall(key));
    expect(closed).toEqual(expect.arrayContaining(mustBeClosed));
    const before = await digestOfAll(world);
    const answers: string[] = [];
    for (const key of closed) {
      const rule = access[key];
      const parts = typeof rule === 'string' ? undefined : { params: {} };
      answers.push(`${key} ${await answerTo(acting, requestOf(key, parts))}`);
    }
    expect(answers).toEqual(closed.map((key) => `${key} impersonation_refused`));
    expect(await digestOfAll(world)).toEqual(before);
  });

  test('nothing is bought with the owner’s money, and no further session is made', async () => {
    const acting = await signInAs(world, admin, person);
    expect((await order(acting, fromBalance())).json()).toMatchObject({ code: 'impersonation_refused' });
    const entry = await acting.request({ method: 'POST', url: '/token/entry_code' });
    expect(entry.json()).toMatchObject({
      code: 'impersonation_refused',
      title: expect.stringContaining('только владелец'),
    });
  });
});

const mustBeClosed: ApiKey[] = [
  'PUT /person/update_password',
  'POST /person/delete',
  'POST /api/create_or_renew',
  'POST /webhooks',
  'POST /person/totp',
  'POST /person/passkeys',
  'POST /token/entry_code',
  'POST /order',
  'POST /regorder',
  'POST /top_up',
  'POST /order/{orderId}/payment',
  'POST /payer/add_payer',
  'POST /person/consents/{purpose}',
  'GET /person/export/{export_id}',
  'GET /person/phone/send_verification_code',
];
