import type { RiskConclusion } from '@proverka/contract/risk-report';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeCheckSources, ivan } from '../../../test/fake-check-sources.ts';
import { createFakeModel } from '../../../test/fake-model.ts';
import type { FakeModel } from '../../../test/fake-model.ts';
import { createReportWorld, lettersTo, resetReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { codeOf } from '../../../test/refusal-code.ts';
import { buyDelivered, buyRisk, call, openRisk } from '../../../test/risk.ts';
import type { SignedInPerson } from '../../../test/world.ts';

let model: FakeModel;
let world: ReportWorld;
let withModel: ReportWorld;
let buyer: SignedInPerson;
beforeAll(async () => {
  model = await createFakeModel();
  const checkSources = fakeCheckSources().all;
  world = await createReportWorld({ checkSources });
  withModel = await createReportWorld({ checkSources, expertModel: model.client });
});
beforeEach(async () => {
  await resetReportWorld(world);
  await resetReportWorld(withModel);
  buyer = await world.signIn({ paid: 1_000_000 });
});

describe('conclusions about a risk report', () => {
  const words = { level: 'warning', text: 'Сделку отложить до снятия ипотеки.' };
  const write = (person: SignedInPerson, itemId: string) =>
    call(person, 'POST', '/risk/v2/conclusion/', { order_item_id: itemId, ...words });

  test('a conclusion is written by the staff only, not by roles a user can choose at registration', async () => {
    const itemId = await buyDelivered(world, buyer);
    for (const role of [0, 1, 2, 4, 8, 11, 12, 17]) {
      expect(codeOf(await write(await world.signIn({ role }), itemId))).toBe('forbidden');
    }
    expect(codeOf(await write(buyer, itemId))).toBe('forbidden');
    for (const staff of ['admin', 'manager'] as const) {
      expect((await write(await world.signIn({ staff }), itemId)).statusCode).toBe(200);
    }
  });

  test('the buyer reads a conclusion until it is hidden or removed', async () => {
    const itemId = await buyDelivered(world, buyer);
    const manager = await world.signIn({ staff: 'manager' });
    const { id } = (await write(manager, itemId)).json<RiskConclusion>();
    expect((await openRisk(buyer, itemId)).conclusions.map(({ text }) => text)).toEqual([words.text]);
    await call(manager, 'PUT', '/risk/v2/conclusion/hide', { id, is_hidden: true });
    expect((await openRisk(buyer, itemId)).conclusions).toEqual([]);
    expect((await openRisk(manager, itemId)).conclusions).toHaveLength(1);
    await call(manager, 'PUT', '/risk/v2/conclusion/hide', { id, is_hidden: false });
    await call(manager, 'PUT', '/risk/v2/conclusion/', { id, level: 'clear', text: 'Можно.' });
    expect((await openRisk(buyer, itemId)).conclusions).toMatchObject([{ level: 'clear', text: 'Можно.' }]);
    await call(manager, 'DELETE', '/risk/v2/conclusion/', { id });
    expect((await openRisk(buyer, itemId)).conclusions).toEqual([]);
    const gone = await call(manager, 'DELETE', '/risk/v2/conclusion/', { id });
    expect([gone.statusCode, codeOf(gone)]).toEqual([404, 'conclusion_not_found']);
  });

  test('a conclusion is withheld until the sources have answered, unless forceConclusion is sent', async () => {
    const itemId = await buyRisk(world, buyer);
    await write(await world.signIn({ staff: 'admin' }), itemId);
    expect((await openRisk(buyer, itemId)).conclusions).toEqual([]);
    expect((await openRisk(buyer, itemId, { forceConclusion: 'true' })).conclusions).toHaveLength(1);
  });
});

describe('authors of a conclusion', () => {
  const write = (person: SignedInPerson, itemId: string) =>
    call(person, 'POST', '/risk/v2/conclusion/', { order_item_id: itemId, level: 'clear', text: 'Можно.' });
  const edit = (person: SignedInPerson, id: string) =>
    call(person, 'PUT', '/risk/v2/conclusion/', { id, level: 'clear', text: 'Можно, но позже.' });

  test('a conclusion names its author and its editor', async () => {
    const itemId = await buyDelivered(world, buyer);
    const [author, editor] = [
      await world.signIn({ staff: 'manager' }),
      await world.signIn({ staff: 'admin' }),
    ];
    const written = (await write(author, itemId)).json<RiskConclusion>();
    expect(written).toMatchObject({
      state: 'written',
      author: 'person',
      author_name: 'Тестов Тест',
      editor_name: '',
    });
    expect((await edit(author, written.id)).json<RiskConclusion>().editor_name).toBe('');
    expect((await edit(editor, written.id)).json<RiskConclusion>()).toMatchObject({
      author_name: 'Тестов Тест',
      editor_name: 'Тестов Тест',
    });
  });

  test('the buyer gets one letter when the first conclusion can be read', async () => {
    const itemId = await buyDelivered(world, buyer);
    const manager = await world.signIn({ staff: 'manager' });
    await write(manager, itemId);
    await write(manager, itemId);
    await world.jobs.runDue();
    const letters = lettersTo(world, buyer).filter((subject) => subject === 'К отчёту добавлено заключение');
    expect(letters).toHaveLength(1);
  });
});

describe('conclusions of the language model', () => {
  const ask = (person: SignedInPerson, itemId: string) =>
    call(person, 'POST', '/admin/risk/conclusion/model', { order_item_id: itemId });
  let manager: SignedInPerson;
  beforeEach(async () => {
    buyer = await withModel.signIn({ paid: 1_000_000 });
    manager = await withModel.signIn({ staff: 'manager' });
  });

  test("the model writes without names, and its conclusion is hidden until the staff publishes it under the model's name", async () => {
    model.says('Сделку отложить.');
    const itemId = await buyDelivered(withModel, buyer, [ivan]);
    expect((await ask(manager, itemId)).json<RiskConclusion>()).toMatchObject({
      state: 'waiting',
      author: 'model',
      author_name: 'test-model',
      is_hidden: true,
    });
    expect(codeOf(await ask(manager, itemId))).toBe('conclusion_exists');
    await withModel.jobs.runDue();
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]?.body).not.toMatch(/Тестов|Иван|1980-01-31/);
    const [written] = (await openRisk(manager, itemId)).conclusions;
    expect(written).toMatchObject({ state: 'written', text: 'Сделку отложить.', is_hidden: true });
    expect((await openRisk(buyer, itemId)).conclusions).toEqual([]);
    await withModel.jobs.runDue();
    expect(lettersTo(withModel, buyer)).not.toContain('К отчёту добавлено заключение');
    await call(manager, 'PUT', '/risk/v2/conclusion/hide', { id: written?.id, is_hidden: false });
    expect((await openRisk(buyer, itemId)).conclusions).toMatchObject([
      { author: 'model', author_name: 'test-model', text: 'Сделку отложить.' },
    ]);
    await withModel.jobs.runDue();
    expect(lettersTo(withModel, buyer)).toContain('К отчёту добавлено заключение');
  });

  test('a failed conclusion is shown to the staff only and may be requested again', async () => {
    model.answers({ status: 500 });
    const itemId = await buyDelivered(withModel, buyer, [ivan]);
    const { id } = (await ask(manager, itemId)).json<RiskConclusion>();
    await withModel.jobs.runDue();
    expect((await openRisk(manager, itemId)).conclusions).toMatchObject([{ id, state: 'failed' }]);
    const headers = { forceConclusion: 'true' };
    expect((await openRisk(buyer, itemId, headers)).conclusions).toEqual([]);
    const shown = await call(manager, 'PUT', '/risk/v2/conclusion/hide', { id, is_hidden: false });
    expect(codeOf(shown)).toBe('conclusion_not_found');
    model.says('Можно.');
    await ask(manager, itemId);
    await withModel.jobs.runDue();
    expect((await openRisk(manager, itemId)).conclusions).toMatchObject([{ state: 'written' }]);
  });

  test("the staff requests a model's conclusion about a finished report when a model is configured", async () => {
    const itemId = await buyRisk(withModel, buyer, [ivan]);
    expect(codeOf(await ask(buyer, itemId))).toBe('forbidden');
    expect(codeOf(await ask(manager, itemId))).toBe('report_not_ready');
    const other = await world.signIn({ staff: 'admin' });
    expect(codeOf(await ask(other, itemId))).toBe('model_not_configured');
  });
});

describe('the PDF of a risk report', () => {
  test('the PDF contains the conclusions the buyer may read and loses them once they are hidden', async () => {
    const itemId = await buyDelivered(world, buyer, [ivan]);
    const manager = await world.signIn({ staff: 'manager' });
    const paper = async () => (await buyer.request({ url: `/report/${itemId}/pdf` })).rawPayload;
    const plain = await paper();
    const body = { order_item_id: itemId, level: 'clear', text: 'Можно покупать. '.repeat(200) };
    const { id } = (await call(manager, 'POST', '/risk/v2/conclusion/', body)).json<RiskConclusion>();
    const concluded = await paper();
    expect(concluded.subarray(0, 5).toString()).toBe('%PDF-');
    expect(concluded.equals(plain)).toBe(false);
    await call(manager, 'PUT', '/risk/v2/conclusion/hide', { id, is_hidden: true });
    expect((await paper()).equals(plain)).toBe(true);
  });
});

describe('the desk of the staff', () => {
  const list = (person: SignedInPerson, query = '') => call(person, 'GET', `/admin/risk/reports${query}`);

  test('the desk is open to the staff only', async () => {
    expect([(await list(buyer)).statusCode, codeOf(await list(buyer))]).toEqual([403, 'forbidden']);
  });

  test('the desk lists finished reports waiting for a conclusion and those that have one', async () => {
    const manager = await world.signIn({ staff: 'manager' });
    const about = async (query = '') =>
      (await list(manager, query))
        .json<{ reports: { order_item_id: string }[] }>()
        .reports.map(({ order_item_id: id }) => id)
        .filter((id) => [first, second, running].includes(id));
    const first = await buyDelivered(world, buyer);
    world.clock.advance(1000);
    const second = await buyDelivered(world, buyer, [ivan]);
    const running = await buyRisk(world, await world.signIn({ paid: 1_000_000 }));
    expect(await about()).toEqual([first, second]);
    const body = { order_item_id: first, level: 'clear', text: 'Можно.' };
    await call(manager, 'POST', '/risk/v2/conclusion/', body);
    expect(await about()).toEqual([second]);
    expect(await about('?list=concluded')).toEqual([first]);
    const { reports, may_be_model: mayBeModel } = (await list(manager, '?list=concluded')).json();
    expect(mayBeModel).toBe(false);
    expect(reports[0]).toMatchObject({
      owners: 2,
      object_address: 'г Тестов',
      conclusions: { shown: 1, hidden: 0, waiting: 0, failed: 0 },
    });
    expect(JSON.stringify(reports)).not.toContain('Иван');
  });
});
