import type { DeskLetter, PersonEvent, PersonTariff, UserLog } from '@proverka/contract/desk-person-parts';
import type { PersonPage } from '@proverka/contract/desk-people';
import { beforeAll, describe, expect, test } from 'vitest';
import { buyCheck } from '../../test/checks.ts';
import { fakeCheckSources, pyotr } from '../../test/fake-check-sources.ts';
import { signInAs } from '../../test/impersonation.ts';
import { letterTo } from '../../test/letter-to.ts';
import { PRICE, fromBalance, order } from '../../test/orders.ts';
import { createReportWorld } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';

let world: ReportWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: fakeCheckSources().all });
  admin = await world.signIn({ staff: 'admin' });
});

const get = async <Reply>(url: string, who = admin) => (await who.request({ url })).json<Reply>();
const post = async <Reply>(url: string, payload: object, who = admin) =>
  (await who.request({ method: 'POST', url, payload })).json<Reply>();
const nobody = '0192f0c1-0000-7000-8000-0000000000aa';

describe('the time line of an account', () => {
  interface Timeline {
    readonly events: readonly PersonEvent[];
    readonly next: string | null;
  }
  const timeline = (id: string, before = '') =>
    get<Timeline>(`/admin/users/${id}/timeline${before && `?before=${encodeURIComponent(before)}`}`);

  test('has orders, letters and notes of the staff, the latest first, without what anybody wrote', async () => {
    const person = await world.signIn({ paid: PRICE });
    await order(person, fromBalance());
    await letterTo(world.db, person.email, { text: 'тайна' });
    await post(`/admin/users/${person.id}/notes`, { text: 'заметка' });
    const { events, next } = await timeline(person.id);
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['registered', 'order', 'letter', 'note']),
    );
    expect(events.map(({ at }) => at)).toEqual(
      events
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(events.find(({ kind, status }) => kind === 'order' && status === 'paid')).toMatchObject({
      amount: 499,
    });
    expect(JSON.stringify(events)).not.toMatch(/тайна|заметка/);
    expect(next).toBeNull();
    expect(await timeline(nobody)).toMatchObject({ code: 'person_not_found' });
  });

  test('goes page by page: every event once', async () => {
    const person = await world.signIn();
    await world.owner.query(
      `insert into person_note (id, user_id, author_id, text, created_at)
       select gen_random_uuid(), $1, $2, 'x', now() - made * interval '1 minute' from generate_series(1, 250) made`,
      [person.id, admin.id],
    );
    const walked: string[] = [];
    for (let before: string | null = ''; before !== null;) {
      const page: Timeline = await timeline(person.id, before);
      walked.push(...page.events.map(({ at, kind }) => `${kind} ${at}`));
      before = page.next;
    }
    expect(walked).toHaveLength(251);
    expect(new Set(walked).size).toBe(251);
  });
});

describe('the events of an account', () => {
  interface Logs {
    readonly logs: readonly UserLog[];
    readonly next: number | null;
  }
  const logs = (id: string, who = admin, before = '') =>
    get<Logs>(`/admin/user_logs?person_id=${id}${before && `&before=${before}`}`, who);

  test('say who acted, also in whose place, why and from where; for readers of the journal only', async () => {
    const person = await world.signIn({ paid: PRICE });
    const acting = await signInAs(world, admin, person);
    await acting.request({ url: '/orders' });
    const { logs: found } = await logs(person.id);
    const used = found.find(({ event }) => event === 'impersonation.used');
    expect(used).toMatchObject({
      actor: { id: person.id },
      acted_by: { id: admin.id },
      after: '{"operation":"GET /orders"}',
      address: '127.0.0.1',
    });
    expect(found.find(({ event }) => event === 'impersonation.requested')).toMatchObject({
      actor: { id: admin.id },
      acted_by: null,
      reason: 'не видит отчёт',
    });
    const ofAdmin = await logs(admin.id);
    expect(ofAdmin.logs.map(({ event }) => event)).toContain('impersonation.used');
    expect(await logs(person.id, await world.signIn({ staff: 'support' }))).toMatchObject({
      code: 'forbidden',
    });
  });

  test('come a hundred at a time', async () => {
    const person = await world.signIn();
    await world.owner.query(
      `insert into audit_event (happened_at, event, by, owner_id)
       select now(), 'report.finished', 'system', $1 from generate_series(1, 150)`,
      [person.id],
    );
    const first = await logs(person.id);
    const second = await logs(person.id, admin, String(first.next));
    expect([first.logs.length, second.next]).toEqual([100, null]);
    const seqs = [...first.logs, ...second.logs].map(({ seq }) => seq);
    expect(new Set(seqs).size).toBe(seqs.length);
    expect(seqs.length).toBeGreaterThanOrEqual(150);
  });
});

describe('letters', () => {
  interface Letters {
    readonly letters: readonly DeskLetter[];
    readonly next: string | null;
    readonly total: { readonly count: number } | null;
  }
  const list = (payload: object, who = admin) => post<Letters>('/admin/emails', payload, who);

  test('are found by recipient, account, subject and state, page by page, without their texts', async () => {
    const person = await world.signIn();
    const ids = [await letterTo(world.db, person.email), await letterTo(world.db, person.email)];
    for (const filter of [{ recipient: person.email.toUpperCase() }, { person_id: person.id }]) {
      const { letters, total } = await list(filter);
      expect(letters.map(({ letter_id: id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(letters[0]).toMatchObject({ recipient: person.email, person_id: person.id });
      expect(total).toEqual({ count: 2, is_more: false });
    }
    const own = { person_id: person.id };
    expect((await list({ ...own, subject: 'образец п' })).letters).toHaveLength(2);
    expect((await list({ ...own, subject: '%' })).letters).toEqual([]);
    expect((await list({ ...own, state: 'waiting' })).letters).toEqual([]);
    const first = await list({ ...own, limit: 1 });
    const second = await list({ ...own, limit: 1, after: first.next });
    expect([...first.letters, ...second.letters].map(({ letter_id: id }) => id).toSorted()).toEqual(
      ids.toSorted(),
    );
    expect(second.next).toBeNull();
    expect(JSON.stringify(first)).not.toContain('"text"');
    expect(await list({}, await world.signIn({ staff: 'support' }))).toMatchObject({ code: 'forbidden' });
  });
});

test('assigned tariffs are listed with who assigned them, and one account’s alone', async () => {
  const [person, other] = [await world.signIn(), await world.signIn()];
  const { simple_id: simpleId } = await world.db
    .selectFrom('tariff')
    .select('simple_id')
    .orderBy('threshold', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const { id } of [person, other])
    await post('/tariff/activate_for_user', { person_id: id, tariff_simple_id: simpleId, reason: 'Образец' });
  const list = (payload: object) =>
    post<{ tariffs: PersonTariff[]; next: string | null }>('/admin/person_tariffs', payload);
  const all = await list({});
  expect(all.tariffs.map(({ person_id: id }) => id)).toEqual([other.id, person.id]);
  expect((await list({ person_id: person.id })).tariffs).toMatchObject([
    { person_id: person.id, tariff_simple_id: simpleId, assigned_by: { id: admin.id } },
  ]);
  const first = await list({ limit: 1 });
  expect((await list({ limit: 1, after: first.next })).tariffs).toMatchObject([{ person_id: person.id }]);
  // The last one seen is taken away before the next page is asked for.
  await admin.request({
    method: 'DELETE',
    url: `/tariff/delete_for_person?person_id=${other.id}`,
    payload: { reason: 'Образец' },
  });
  expect((await list({ limit: 1, after: first.next })).tariffs).toMatchObject([{ person_id: person.id }]);
  expect(await list({ after: '9999-12-31T00:00:00Z not-an-id' })).toMatchObject({ status: 400 });
});

test('the name of a checked person is opened one by one with a reason, which the journal keeps', async () => {
  const buyer = await world.signIn({ paid: 10 * PRICE });
  const itemId = await buyCheck(world, buyer, pyotr);
  const open = (payload: object, who = admin) =>
    post<{ subject: string }>(`/admin/order_item/${itemId}/subject`, payload, who);
  expect(await open({ reason: 'спор о тёзке' })).toEqual({
    subject: `${pyotr.last_name} ${pyotr.first_name} ${pyotr.middle_name}`,
  });
  expect(await open({})).toMatchObject({ status: 400 });
  const support = await world.signIn({ staff: 'support' });
  expect(await open({ reason: 'спор о тёзке' }, support)).toMatchObject({ code: 'forbidden' });
  expect(await post(`/admin/order_item/${nobody}/subject`, { reason: 'спор' })).toMatchObject({
    code: 'item_not_found',
  });
  const { rows } = await world.owner.query(
    `select e.user_id, e.subject, d.reason from audit_event e join audit_event_detail d using (seq)
     where e.event = 'item.subject_read' and e.owner_id = $1`,
    [buyer.id],
  );
  expect(rows).toEqual([{ user_id: admin.id, subject: itemId, reason: 'спор о тёзке' }]);
  const listed = await post<{ orders: unknown[] }>('/admin/orders', { person_id: buyer.id });
  expect(JSON.stringify(listed)).not.toContain(pyotr.last_name);
});

test('the page of a person has known devices and second factors', async () => {
  const person = await world.signIn();
  await world.owner.query(
    `insert into known_place (user_id, kind, key_hash, last_login_at) values ($1, 'device', '\\x01', now())`,
    [person.id],
  );
  const page = await get<PersonPage>(`/admin/users/${person.id}`);
  expect(page.places).toMatchObject([{ kind: 'device' }]);
  expect(page.factors).toEqual([]);
  expect(JSON.stringify(page)).not.toContain('key_hash');
});

test('closed accounts are listed apart', async () => {
  const [open, closed] = [await world.signIn(), await world.signIn()];
  await world.owner.query('update app_user set closed_at = now() where id = $1', [closed.id]);
  const idsOf = async (state: string) =>
    (await post<{ people: { person_id: string }[] }>('/admin/users', { state })).people.map(
      ({ person_id: id }) => id,
    );
  expect(await idsOf('closed')).toEqual([closed.id]);
  expect(await idsOf('open')).toContain(open.id);
  expect(await idsOf('open')).not.toContain(closed.id);
});
