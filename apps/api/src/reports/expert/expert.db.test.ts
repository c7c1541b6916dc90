import type { Conclusion } from '@proverka/contract/expert';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFakeModel } from '../../../test/fake-model.ts';
import type { FakeModel } from '../../../test/fake-model.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { topUpAndPay } from '../../../test/money.ts';
import { createReportWorld, lettersTo } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import {
  PERSON_CHECK,
  choose,
  confirm,
  peopleCsv,
  quietSources,
  uploadText,
  CHECK_BANKRUPTCY,
} from '../../../test/wholesale.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { readBalances } from '#money/ledger.store.ts';
import { expireConclusionsJob } from './write-conclusion.job.ts';

let model: FakeModel;
let world: ReportWorld;
let withModel: ReportWorld;
beforeAll(async () => {
  model = await createFakeModel();
  world = await createReportWorld({ checkSources: quietSources() });
  withModel = await createReportWorld({ checkSources: quietSources(), expertModel: model.client });
});

/** A customer who may request conclusions and has one finished report, about a person or a company. */
async function customerOf(at: ReportWorld, paid = 20_000, text = 'Тестов Иван Петрович;31.01.1980') {
  const person = await at.signIn({ paid: paid + 2900 });
  await at.db
    .insertInto('person_setting')
    .values({ user_id: person.id, key: 'ai_report', value: 'active', value_list: '[]' })
    .execute();
  const batch = await choose(person, await uploadText(person, text), { person: CHECK_BANKRUPTCY });
  await confirm(person, batch);
  await at.jobs.runDue();
  const { id: itemId } = await at.db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .select('order_item.id')
    .where('customer_order.user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  return { person, itemId };
}

const ask = (person: SignedInPerson, order_item_id: string, expected_price = 0) =>
  person.request({
    method: 'POST',
    url: '/expert',
    payload: { order_item_id, question: 'Можно ли выдать аванс?', expected_price },
    headers: PERSON_CHECK,
  });
const put = (person: SignedInPerson, id: string, what: 'text' | 'decline', payload: object) =>
  person.request({ method: 'PUT', url: `/expert/${id}/${what}`, payload });
const paidOf = async (at: ReportWorld, { id }: SignedInPerson) => (await readBalances(at.db, id)).paid;
/** Turns the report into one without the owner's name in separate fields. */
const forgetName = (at: ReportWorld, itemId: string) =>
  at.db
    .updateTable('order_item')
    .set({ metadata: JSON.stringify({ ownersData: [{ name: 'Тестов Иван Петрович' }] }) })
    .where('id', '=', itemId)
    .execute();

describe('expert conclusions', () => {
  test('a conclusion is requested only by users with the setting', async () => {
    const { itemId } = await customerOf(world);
    const stranger = await world.signIn();
    expect((await stranger.request({ url: '/expert' })).statusCode).toBe(403);
    expect((await ask(stranger, itemId)).statusCode).toBe(403);
  });

  test('a conclusion is written once, by a member of the staff, and names its author', async () => {
    const { person, itemId } = await customerOf(world);
    const list = (await person.request({ url: '/expert', headers: PERSON_CHECK })).json();
    expect(list).toMatchObject({ conclusions: [], ready_reports: [{ order_item_id: itemId, price: 0 }] });
    const requested = (await ask(person, itemId)).json<Conclusion>();
    expect(requested).toMatchObject({ state: 'requested', author: null, price: 0 });
    expect((await ask(person, itemId)).json()).toMatchObject({ code: 'conclusion_exists' });
    expect((await put(person, requested.id, 'text', { text: 'Сам себе' })).statusCode).toBe(403);
    const manager = await world.signIn({ staff: 'manager' });
    expect((await manager.request({ url: '/expert/requests' })).json().requests).toMatchObject([
      { id: requested.id, question: 'Можно ли выдать аванс?' },
    ]);
    const written = (await put(manager, requested.id, 'text', { text: 'Можно.' })).json<Conclusion>();
    expect(written).toMatchObject({ state: 'written', author: 'person', author_name: 'Тестов Тест' });
    expect((await put(manager, requested.id, 'decline', { reason: 'Поздно' })).json()).toMatchObject({
      code: 'conclusion_not_open',
    });
    await world.jobs.runDue();
    expect(lettersTo(world, person)).toContain('Экспертное заключение готово');
    const other = await customerOf(world);
    expect((await other.person.request({ url: `/expert/${requested.id}` })).statusCode).toBe(404);
  });

  test('a report older than the latest ones is named to who comes from it, and to nobody else', async () => {
    const { person } = await customerOf(world, 51 * 2900, peopleCsv(51));
    const ready = async (who: SignedInPerson, query = '') => {
      const answer = await who.request({ url: `/expert${query}`, headers: PERSON_CHECK });
      return answer.json<{ ready_reports: { order_item_id: string }[] }>().ready_reports;
    };
    const latest = (await ready(person)).map(({ order_item_id: id }) => id);
    expect(latest).toHaveLength(50);
    const { id: oldest } = await world.db
      .selectFrom('order_item')
      .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
      .select('order_item.id')
      .where('customer_order.user_id', '=', person.id)
      .where('order_item.id', 'not in', latest)
      .executeTakeFirstOrThrow();
    expect((await ready(person, `?report=${oldest}`)).at(-1)).toMatchObject({ order_item_id: oldest });
    expect(await ready(person, `?report=${latest[0]}`)).toHaveLength(50);
    const { person: other, itemId } = await customerOf(world);
    expect(await ready(other, `?report=${oldest}`)).toMatchObject([{ order_item_id: itemId }]);
    expect((await ask(person, oldest)).statusCode).toBe(200);
    expect(await ready(person, `?report=${oldest}`)).toHaveLength(50);
  });

  test('a conclusion about a subject without a separate name costs 80 rubles: held, then charged when written', async () => {
    const { person, itemId } = await customerOf(world, 8000);
    await forgetName(world, itemId);
    expect((await ask(person, itemId, 0)).json()).toMatchObject({ code: 'price_changed' });
    const { id } = (await ask(person, itemId, 80)).json<Conclusion>();
    expect(await paidOf(world, person)).toBe(0);
    const admin = await world.signIn({ staff: 'admin' });
    await put(admin, id, 'text', { text: 'Вывод.' });
    await expectLedgerLaws(world.owner);
    const { rows } = await world.owner.query(
      "select balance from ledger_account where code = 'revenue:person-check:ExpertConclusion'",
    );
    expect(Number(rows[0].balance)).toBe(8000);
  });

  test('a paid conclusion gets its receipt at delivery, a failed one gets none', async () => {
    const { person, itemId } = await customerOf(world, 0);
    await forgetName(world, itemId);
    await topUpAndPay(world, person, 80);
    const before = world.yookassa.receipts.length;
    const { id: declined } = (await ask(person, itemId, 80)).json<Conclusion>();
    const admin = await world.signIn({ staff: 'admin' });
    await put(admin, declined, 'decline', { reason: 'Не о чем' });
    await world.jobs.runDue();
    expect(world.yookassa.receipts.length).toBe(before);
    const { id: written } = (await ask(person, itemId, 80)).json<Conclusion>();
    await put(admin, written, 'text', { text: 'Вывод.' });
    await world.jobs.runDue();
    expect(world.yookassa.receipts.slice(before)).toMatchObject([
      {
        items: [
          { description: expect.stringMatching(/^Экспертное заключение: /), payment_mode: 'full_payment' },
        ],
        settlements: [{ type: 'prepayment', amount: { value: '80.00' } }],
      },
    ]);
  });

  test('a conclusion requested twice at once is held once', async () => {
    const { person, itemId } = await customerOf(world, 16_000);
    await forgetName(world, itemId);
    const answers = await Promise.all([ask(person, itemId, 80), ask(person, itemId, 80)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await paidOf(world, person)).toBe(8000);
  });

  test.each(['declined', 'late'])('a conclusion that is %s returns the money and states why', async (how) => {
    const { person, itemId } = await customerOf(world, 8000);
    await forgetName(world, itemId);
    const { id } = (await ask(person, itemId, 80)).json<Conclusion>();
    if (how === 'declined') {
      const admin = await world.signIn({ staff: 'admin' });
      await put(admin, id, 'decline', { reason: 'Вопрос не об этом отчёте.' });
    } else await expireConclusionsJob({ ...world.deps, now: () => new Date(Date.now() + 12 * 86_400_000) });
    const failed = (await person.request({ url: `/expert/${id}` })).json<Conclusion>();
    expect(failed).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/80.₽ возвращены на баланс/),
    });
    expect(await paidOf(world, person)).toBe(8000);
    await expectLedgerLaws(world.owner);
    // Another one may be requested now.
    expect((await ask(person, itemId, 80)).statusCode).toBe(200);
  });
});

describe('conclusions of the language model', () => {
  test('a configured language model writes a conclusion, gets no personal data and is named as the author', async () => {
    const { person, itemId } = await customerOf(withModel);
    model.says('Записей нет.');
    const { id } = (await ask(person, itemId)).json<Conclusion>();
    await withModel.jobs.runDue();
    expect((await person.request({ url: `/expert/${id}` })).json()).toMatchObject({
      state: 'written',
      text: 'Записей нет.',
      author: 'model',
      author_name: 'test-model',
    });
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]?.body).toContain('банкротстве');
    expect(model.asked[0]?.body).not.toMatch(/Тестов|Петрович|1980/);
  });

  test.each([
    [{ status: 500, body: '{}' }],
    [{ status: 200, body: '<html>' }],
    [{ status: 200, body: '{"choices":[]}' }],
  ])('a language model that answers %j leaves the request to the staff', async (wrong) => {
    const { person, itemId } = await customerOf(withModel);
    model.answers(wrong);
    const { id } = (await ask(person, itemId)).json<Conclusion>();
    await expect(withModel.jobs.runDue()).rejects.toThrow(/wrote nothing/);
    expect((await person.request({ url: `/expert/${id}` })).json()).toMatchObject({ state: 'requested' });
    await withModel.owner.query('delete from pgboss.job');
  });
});
