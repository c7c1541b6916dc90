import type { SupportCase } from '@proverka/contract/support-case';
import { beforeEach, expect, test } from 'vitest';
import { answerCaseOf, openCaseOf, seenBy } from '../../test/cases.ts';
import { PRICE } from '../../test/orders.ts';
import { buy, createReportWorld } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { usualAnswer } from './conversation/usual-answer.ts';

const HOUR_MS = 3_600_000;

let world: ReportWorld;
let support: SignedInPerson;
let customer: SignedInPerson;
beforeEach(async () => {
  world = await createReportWorld();
  support = await world.signIn({ staff: 'support' });
  customer = await world.signIn({ paid: PRICE * 5 });
});

interface Line {
  readonly is_unread: boolean;
  readonly excerpt: string;
}
const see = async (id: string, shown_date: string) =>
  (await customer.request({ method: 'POST', url: `/cases/${id}/seen`, payload: { shown_date } })).json();
const lastShown = async (id: string) =>
  (await customer.request({ url: `/cases/${id}` })).json<SupportCase>().messages.at(-1)?.date ?? '';
const lines = async () => (await customer.request({ url: '/cases' })).json<{ cases: Line[] }>().cases;

test('an answer is new in the list until its customer has opened it, and the next answer is new again', async () => {
  const { case_id: id } = await openCaseOf(customer);
  expect(await lines()).toMatchObject([{ is_unread: false, excerpt: 'Где мой отчёт?' }]);
  world.clock.advance(1000);
  await answerCaseOf(support, id);
  expect(await lines()).toMatchObject([{ is_unread: true, excerpt: 'Отчёт готовится.' }]);
  await customer.request({ url: `/cases/${id}` });
  expect(await lines()).toMatchObject([{ is_unread: true }]);
  world.clock.advance(1000);
  expect(await see(id, await lastShown(id))).toEqual({ ok: true });
  expect(await lines()).toMatchObject([{ is_unread: false }]);
  world.clock.advance(1000);
  await answerCaseOf(support, id, { text: 'Готов.' });
  expect(await lines()).toMatchObject([{ is_unread: true, excerpt: 'Готов.' }]);
});

test('an answer that came after what was on the screen stays new, and nothing seen becomes new again', async () => {
  const { case_id: id } = await openCaseOf(customer);
  world.clock.advance(1000);
  await answerCaseOf(support, id);
  const first = await lastShown(id);
  world.clock.advance(1000);
  await answerCaseOf(support, id, { text: 'Готов.' });
  await see(id, first);
  expect(await lines()).toMatchObject([{ is_unread: true }]);
  await see(id, await lastShown(id));
  await see(id, first);
  expect(await lines()).toMatchObject([{ is_unread: false }]);
  await see(id, '2099-01-01T00:00:00.000Z');
  world.clock.advance(1000);
  await answerCaseOf(support, id, { text: 'Ещё.' });
  expect(await lines()).toMatchObject([{ is_unread: true }]);
});

test('an answer that closes its case is new until it was seen', async () => {
  const { case_id: id } = await openCaseOf(customer);
  world.clock.advance(1000);
  const closing = await answerCaseOf(support, id, { is_closing: true });
  expect(closing.statusCode).toBe(200);
  const [line] = await lines();
  expect(line).toMatchObject({ state: 'closed', is_unread: true });
  await see(id, await lastShown(id));
  expect(await lines()).toMatchObject([{ is_unread: false }]);
});

test('the staff sees the path of the page a case was written from, and the order that was attached', async () => {
  const itemId = await buy(world, customer);
  const page = `https://realestate.localhost/report/${itemId}/?token=secret#part`;
  const { case_id: id, order_id: orderId } = await openCaseOf(customer, { page, order_item_id: itemId });
  expect(orderId).not.toBeNull();
  const shown = await seenBy(support, id);
  expect(shown).toMatchObject({ page: '/report/…/', order: { order_id: orderId } });
  const { rows } = await world.owner.query('select page from support_case where id = $1', [id]);
  expect(rows).toEqual([{ page: '/report/…/' }]);
});

test('nothing is said of the usual time of an answer before there are twenty, and whoever still waits counts too', async () => {
  const asked = () => world.api.inject({ url: '/support/usual_answer' });
  expect((await asked()).json()).toEqual({ seconds: null });
  const opened = world.deps.now();
  const open = (count: number, answeredAfterMs: number | null) =>
    world.owner.query(
      `with opened as (
         insert into support_case (id, kind, state, brand, email, due_at, opened_at, changed_at)
         select gen_random_uuid(), 'question', case when $3::timestamptz is null then 'open' else 'answered' end,
           'real-estate', 'obraztsova@example.com', case when $3::timestamptz is null then $2::timestamptz end, $2, $2
         from generate_series(1, $1) returning id
       )
       insert into case_message (id, case_id, author, text, created_at)
       select gen_random_uuid(), id, 'staff', 'Ответ', $3 from opened where $3::timestamptz is not null`,
      [count, opened, answeredAfterMs === null ? null : new Date(opened.getTime() + answeredAfterMs)],
    );
  const usual = (brand: 'real-estate' | 'person-check', afterMs: number) =>
    usualAnswer(world.deps.db, brand, new Date(opened.getTime() + afterMs));
  await open(19, HOUR_MS);
  expect(await usual('real-estate', 2 * HOUR_MS)).toBeNull();
  await open(1, HOUR_MS);
  expect(await usual('real-estate', 2 * HOUR_MS)).toBe(3600);
  expect(await usual('person-check', 2 * HOUR_MS)).toBeNull();
  await open(30, null);
  expect(await usual('real-estate', 10 * HOUR_MS)).toBe(36_000);
});

test('a letter about a case leads to the host it was opened on', async () => {
  const site = 'fizcheck-pro.localhost';
  await world.api.inject({
    method: 'POST',
    url: '/support',
    payload: { name: 'Образцова Мария', email: 'obraztsova@example.com', text: 'Нужен счёт', page: '/' },
    headers: { 'source-site': site },
  });
  const [letter] = await world.letters();
  expect(letter?.text).toContain(`http://${site}:3000/case/#`);
});
