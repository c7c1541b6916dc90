import type { Mailing } from '@proverka/contract/mailing';
import { describe, expect, test } from 'vitest';
import { agreeTo } from '../../../test/consents.ts';
import { createMailingWorld, MAILING_CONTENT } from '../../../test/mailings.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { PORTION, sendMailingJob } from './send-mailing.job.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const { world, mailer, admin, reader: subscriber, draft, start, readersOf } = await createMailingWorld();

const agree = async (person: SignedInPerson, value = 'active') => {
  if (value === 'active') return agreeTo(person, 'news');
  const answer = await person.request({
    method: 'POST',
    url: '/person/settings/add',
    payload: { key: 'notify_news', value },
  });
  expect(answer.statusCode).toBe(200);
};
const reader = async (value = 'active') => {
  if (value === 'active') return subscriber();
  const person = await world.signIn();
  await agree(person, value);
  return person;
};
const call = async (who: SignedInPerson, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  who.request({ method, url, ...(payload && { payload }) });
const pressUnsubscribe = (url: string) =>
  world.api.inject({
    method: 'POST',
    url: url.replace(/^https?:\/\/[^/]+\/api/, ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('mailings', () => {
  test("a mailing is sent once to its brand's subscribers, even when started repeatedly", async () => {
    const [yes, alsoYes] = [await reader(), await reader()];
    await reader('inactive');
    await world.signIn();
    const elsewhere = await reader();
    await world.db
      .updateTable('app_user')
      .set({ brand: 'person-check' })
      .where('id', '=', elsewhere.id)
      .execute();
    const closed = await reader();
    await world.db
      .updateTable('app_user')
      .set({ closed_at: new Date() })
      .where('id', '=', closed.id)
      .execute();
    const { mailing_id: id, subscribers } = await draft();
    expect(subscribers).toBe(2);
    await Promise.all([start(id), start(id)]);
    await world.jobs.runDue();
    await Promise.all([sendMailingJob(world.deps, { mailingId: id }), start(id)]);
    await world.jobs.runDue();
    expect(readersOf()).toEqual([yes.email, alsoYes.email].sort());
    const { mailings } = (await call(admin, 'GET', '/admin/mailings')).json<{ mailings: Mailing[] }>();
    expect(mailings.find(({ mailing_id }) => mailing_id === id)).toMatchObject({ state: 'sent', written: 2 });
  });

  test('a mailing has the written text without scripts, with absolute links and an unsubscribe link (V1.3.1)', async () => {
    const person = await reader();
    const { mailing_id: id } = await draft();
    await start(id);
    await world.jobs.runDue();
    const [letter] = mailer.sent;
    const site = world.deps.config.publicUrls['real-estate'];
    const token = encodeURIComponent(unsubscribeToken(world.deps.config.appSecret, person.id));
    expect(letter?.subject).toBe('Новая проверка — Проверка');
    expect(letter?.html).toMatch(/<h2 style="[^"]+">Что нового<\/h2>/);
    expect(letter?.html).toContain(`href="${site}/valuation/"`);
    expect(letter?.html).toContain(`${site}/unsubscribe/?token=${token}`);
    expect(letter?.html).not.toContain('<script');
    expect(letter?.text).toContain(`[посмотрите](${site}/valuation/)`);
    expect(letter?.text).toContain(`Отписаться: ${site}/unsubscribe/?token=${token}`);
    expect(letter?.unsubscribeUrl).toBe(`${site}/api/unsubscribe?token=${token}`);
  });

  test('the preview line of a mailing in an inbox is its text, with special characters intact', async () => {
    await reader();
    const { mailing_id: id } = await draft({ text: '**Долги** & риски:\nцена < 300 ₽' });
    await start(id);
    await world.jobs.runDue();
    const preview = /<div style="display:none[^>]*>([^<]*)<\/div>/.exec(mailer.sent[0]?.html ?? '')?.[1];
    expect(preview?.replaceAll('\u00A0', ' ')).toBe('Долги &amp; риски: цена &lt; 300 ₽');
  });

  test('a mailing is sent in batches, once per person, even when a batch is sent twice at once', async () => {
    const people = 2 * PORTION + 3;
    await world.owner.query(
      `with people as (
         insert into app_user (id, email, name, phone, role, brand, password_hash, registration_url, created_at)
         select gen_random_uuid(), 'many-' || n || '@example.com', 'Тестов', '', 1, 'real-estate', 'none', '', now()
         from generate_series(1, $1::int) n returning id
       ), agreed as (
         insert into consent (id, user_id, purpose, text_version, given_at)
         select gen_random_uuid(), id, 'news', '2026-11-20', now() from people
       ) insert into person_setting (user_id, key, value, value_list)
       select id, 'notify_news', 'active', '[]' from people`,
      [people],
    );
    const { mailing_id: id } = await draft();
    await start(id);
    await Promise.all([1, 2].map(() => sendMailingJob(world.deps, { mailingId: id })));
    const written = async () =>
      Number(
        (await world.owner.query('select count(*) from mailing_recipient where mailing_id = $1', [id]))
          .rows[0].count,
      );
    expect(await written()).toBe(2 * PORTION);
    await sendMailingJob(world.deps, { mailingId: id });
    await sendMailingJob(world.deps, { mailingId: id });
    expect(await written()).toBe(people);
    await world.jobs.runDue();
    expect(new Set(readersOf()).size).toBe(people);
    expect(readersOf()).toHaveLength(people);
  });

  test('a stopped mailing sends nothing more and cannot be started again or changed', async () => {
    await reader();
    const { mailing_id: id } = await draft();
    await start(id);
    const stopped = (await call(admin, 'POST', `/admin/mailing/${id}/stop`)).json();
    expect(stopped).toMatchObject({ mailing: { state: 'stopped', written: 0 } });
    await world.jobs.runDue();
    expect(mailer.sent).toEqual([]);
    expect((await start(id)).json()).toMatchObject({ status: 409, code: 'mailing_started' });
    const changed = await call(admin, 'PUT', `/admin/mailing/${id}`, MAILING_CONTENT);
    expect(changed.json()).toMatchObject({ code: 'mailing_started' });
  });

  test('an author tests a mailing on themselves while it is an editable draft', async () => {
    await reader();
    const { mailing_id: id } = await draft();
    const changed = await call(admin, 'PUT', `/admin/mailing/${id}`, {
      ...MAILING_CONTENT,
      subject: 'Иначе',
    });
    expect(changed.json()).toMatchObject({ mailing: { subject: 'Иначе', state: 'draft' } });
    await call(admin, 'POST', `/admin/mailing/${id}/sample`);
    await world.jobs.runDue();
    expect(mailer.sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [admin.email, 'Иначе — Проверка'],
    ]);
  });

  test.each([
    [{ subject: ' ' }, 'subject'],
    [{ subject: 'Тема\nBcc: x@example.com' }, 'subject'],
    [{ text: '' }, 'text'],
    [{ text: 'а'.repeat(20_001) }, 'text'],
    [{ brand: 'other' }, 'brand'],
  ])('a mailing with %j is refused', async (more, field) => {
    const answer = await call(admin, 'POST', '/admin/mailing', { ...MAILING_CONTENT, ...more });
    expect(answer.json()).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });

  test('mailings are managed by administrators only', async () => {
    const { mailing_id: id } = await draft();
    const manager = await world.signIn({ staff: 'manager' });
    const answers = [
      await call(manager, 'GET', '/admin/mailings'),
      await call(manager, 'GET', `/admin/mailing/${id}`),
      await call(manager, 'POST', '/admin/mailing/preview', MAILING_CONTENT),
      await call(manager, 'POST', '/admin/mailing', MAILING_CONTENT),
      await call(manager, 'PUT', `/admin/mailing/${id}`, MAILING_CONTENT),
      ...(await Promise.all(
        ['sample', 'start', 'stop'].map((step) => call(manager, 'POST', `/admin/mailing/${id}/${step}`)),
      )),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
  });
});

describe('unsubscribing', () => {
  test('unsubscribing takes one call without a session and lasts until the person subscribes again', async () => {
    const [leaver, other] = [await reader(), await reader()];
    const { mailing_id: id } = await draft();
    await start(id);
    await world.jobs.runDue();
    const letter = mailer.sent.find(({ recipient }) => recipient === leaver.email);
    const answers = [
      await pressUnsubscribe(letter?.unsubscribeUrl ?? ''),
      await pressUnsubscribe(letter?.unsubscribeUrl ?? ''),
    ];
    expect(answers.map((answer) => answer.json())).toEqual([{ ok: true }, { ok: true }]);
    mailer.sent.length = 0;
    await start((await draft()).mailing_id);
    await world.jobs.runDue();
    expect(readersOf()).toEqual([other.email]);
    await agree(leaver);
    expect((await draft()).subscribers).toBe(2);
  });

  test.each([
    ['a foreign signature', (own: string, other: string) => `${own.split('.')[0]}.${other.split('.')[1]}`],
    ['a cut link', (own: string) => own.slice(0, -3)],
    ['no id', () => '.'],
    ['nothing', () => ''],
  ])('unsubscribing is refused to %s (V9.1.1, V9.2.2)', async (_what, change) => {
    const [person, stranger] = [await reader(), await world.signIn()];
    const [own, other] = [person, stranger].map(({ id }) =>
      unsubscribeToken(world.deps.config.appSecret, id),
    );
    const token = encodeURIComponent(change(own ?? '', other ?? ''));
    const answer = await pressUnsubscribe(`http://site.example/api/unsubscribe?token=${token}`);
    expect(answer.json()).toMatchObject({ status: 404, code: 'unsubscribe_link_invalid' });
    expect((await draft()).subscribers).toBe(1);
  });

  test('opening the unsubscribe page does not unsubscribe', async () => {
    const person = await reader();
    const token = unsubscribeToken(world.deps.config.appSecret, person.id);
    expect((await world.api.inject({ url: `/unsubscribe?token=${token}` })).statusCode).toBe(405);
    expect((await draft()).subscribers).toBe(1);
  });
});
