import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FLAT, sampleFile } from '../../../test/fake-extracts.ts';
import { away, createFakeSource, found, nothing } from '../../../test/fake-sources.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { PRICE } from '../../../test/orders.ts';
import {
  buy,
  createReportWorld,
  deliver,
  itemAbout,
  lettersTo,
  paidBalanceOf,
  readReport,
  resetReportWorld,
  taskOf,
} from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import type { KadnetObject, ObjectsQuery } from '#registers/sources/kadnet/objects.ts';
import { finishTask } from '../finish-task.ts';
import { runTaskJob } from './run-task.job.ts';
import { outcome } from '#registers/step.ts';
import { sweepTasksJob } from './sweep-tasks.job.ts';

const register = createFakeSource<ObjectsQuery, readonly KadnetObject[]>(() => nothing);
const signal = new AbortController().signal;
const HOUR_MS = 3600_000;

let world: ReportWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld({ objects: register });
});
beforeEach(async () => {
  await resetReportWorld(world);
  person = await world.signIn({ paid: 3 * PRICE });
});

describe('a question is asked once', () => {
  test('a question whose answer was lost is not asked again', async () => {
    world.extracts.askTroubles.push('answer_lost');
    const itemId = await buy(world, person);
    expect((await taskOf(world, itemId)).status).toBe('running');
    await world.jobs.runAll('report.task');
    await deliver(world);
    expect(world.extracts.orders).toHaveLength(1);
    expect(await readReport(person, itemId)).toMatchObject({ status: 'done', tasks: [{ attempts: 2 }] });
  });

  test('concurrent runs of a task ask its question once', async () => {
    const itemId = await buy(world, person);
    const { id: taskId } = await taskOf(world, itemId);
    await world.db.updateTable('report_task').set({ ticket: null }).where('id', '=', taskId).execute();
    world.extracts.orders.length = 0;
    await Promise.all([1, 2, 3].map(() => runTaskJob(world.deps, { taskId }, signal)));
    expect(world.extracts.orders).toHaveLength(1);
  });

  test('after a crash while asking, the order is looked for and placed only if it is missing', async () => {
    const itemId = await buy(world, person);
    const { id: taskId } = await taskOf(world, itemId);
    const asking = JSON.stringify({
      state: 'asking',
      since: world.clock.now().toISOString(),
      ticket: null,
      abandoned: [],
      looks: 0,
      failures: 0,
      broken: 0,
    });
    await world.db.updateTable('report_task').set({ ticket: asking }).where('id', '=', taskId).execute();
    await runTaskJob(world.deps, { taskId }, signal);
    expect(await taskOf(world, itemId)).toMatchObject({ ticket: { state: 'asking', ticket: null } });
    world.clock.advance(31_000);
    await runTaskJob(world.deps, { taskId }, signal);
    expect(world.extracts.orders).toHaveLength(1);
    expect(await taskOf(world, itemId)).toMatchObject({
      ticket: { state: 'asked', ticket: world.extracts.orders[0]?.ticket },
    });
  });

  test('a question is asked again only when the source gave up on it', async () => {
    const itemId = await buy(world, person);
    world.extracts.end('failed');
    await world.jobs.runAll('report.task');
    await world.jobs.runAll('report.task');
    expect(world.extracts.orders).toHaveLength(2);
    await deliver(world);
    expect(await readReport(person, itemId)).toMatchObject({ status: 'done' });
  });
});

describe('sources that give up repeatedly', () => {
  test('a source that gives up is asked three times, and then the money is returned', async () => {
    const itemId = await buy(world, person);
    for (let i = 0; i < 6; i += 1) {
      world.extracts.end('failed');
      await world.jobs.runAll('report.task');
    }
    expect(world.extracts.orders).toHaveLength(3);
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'refunded',
      tasks: [{ status: 'unavailable' }],
    });
  });
});

describe('jobs repeated after a crash', () => {
  test('a repeated job charges once', async () => {
    const itemId = await buy(world, person);
    const { id: taskId } = await taskOf(world, itemId);
    world.extracts.end('ready');
    await Promise.all([1, 2, 3].map(() => runTaskJob(world.deps, { taskId }, signal)));
    await runTaskJob(world.deps, { taskId }, signal);
    expect(await paidBalanceOf(world, person)).toBe(2 * PRICE);
    await world.jobs.runDue();
    expect(lettersTo(world, person)).toEqual(['Заказ оплачен', 'Отчёт готов']);
    await expectLedgerLaws(world.owner);
  });

  test('a repeated job can neither deliver a failed item nor fail a delivered one', async () => {
    const itemId = await buy(world, person);
    const { id: taskId } = await taskOf(world, itemId);
    const task = { id: taskId, run: 1 };
    await finishTask(world.deps, task, outcome('unavailable', { reason: 'Нет ответа' }));
    await finishTask(world.deps, task, outcome('found', {}));
    expect((await readReport(person, itemId)).status).toBe('refunded');
    expect(await paidBalanceOf(world, person)).toBe(3 * PRICE);
  });
});

describe('unreadable documents', () => {
  test('an unreadable document is downloaded again, then fails the task with its reason and returns the money', async () => {
    world.extracts.document = () => Buffer.from('<html>Технические работы</html>');
    const itemId = await buy(world, person);
    await deliver(world);
    expect((await taskOf(world, itemId)).status).toBe('running');
    await world.jobs.runAll('report.task');
    const report = await readReport(person, itemId);
    expect(report).toMatchObject({
      status: 'refunded',
      tasks: [{ status: 'failed', attempts: 2 }],
      verdict: null,
    });
    expect(report.tasks[0]?.reason).toMatch(/[а-я]/);
    expect(report.findings).toMatchObject([
      { level: 'unchecked', title: 'Не удалось проверить: выписка ЕГРН об объекте' },
    ]);
    expect(report.money_note.replaceAll('\u00A0', ' ')).toBe('499 ₽ возвращены на баланс.');
    expect(await paidBalanceOf(world, person)).toBe(3 * PRICE);
  });

  test('a document that is complete at the second download is delivered', async () => {
    world.extracts.document = () => sampleFile(FLAT.file).subarray(0, 500);
    const itemId = await buy(world, person);
    await deliver(world);
    world.extracts.document = () => sampleFile(FLAT.file);
    await world.jobs.runAll('report.task');
    expect((await readReport(person, itemId)).status).toBe('done');
  });

  test('a document about another object is not delivered', async () => {
    const itemId = await buy(world, person, itemAbout('77:06:0001001:9999'));
    await deliver(world);
    await world.jobs.runAll('report.task');
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'refunded',
      extracts: [],
      tasks: [{ reason: 'Источник прислал выписку о другом объекте.' }],
    });
  });
});

describe('documents that do not answer the question', () => {
  test.each([
    ['a history of rights', 'syn_transfer_rights_property_room', 'Источник прислал документ другого вида.'],
    [
      'a notice that another object is not there',
      'syn_notice_absence_info_12',
      'Источник прислал выписку о другом объекте.',
    ],
  ])('a document that does not answer the question is not delivered: %s', async (_what, file, reason) => {
    const text = sampleFile(file).toString('utf8');
    const moved = file.startsWith('syn_transfer')
      ? text.replaceAll(/\d{2}:\d{2}:\d{6,7}:\d+/g, FLAT.number)
      : text;
    world.extracts.document = () => Buffer.from(moved);
    const itemId = await buy(world, person);
    await deliver(world);
    await world.jobs.runAll('report.task');
    expect(await readReport(person, itemId)).toMatchObject({ status: 'refunded', tasks: [{ reason }] });
  });
});

describe('items with an address', () => {
  const at = (Number: string): KadnetObject => ({ Number, Address: 'г Москва, ул Тестовая, д 10, кв 25' });
  const byAddress = () => buy(world, person, itemAbout('Москва, Тестовая, д 10, кв 25'));

  test('an item with an address is checked by the number of the only object there', async () => {
    register.answer = () => found([at(FLAT.number)]);
    const itemId = await byAddress();
    await deliver(world);
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'done',
      object_key: 'Москва, Тестовая, д 10, кв 25',
    });
  });

  test('an item with an address of several objects waits for the number, and fails without it', async () => {
    register.answer = () => found([at(FLAT.number), at('77:06:0001001:1235')]);
    const itemId = await byAddress();
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'needs_data',
      tasks: [{ status: 'needs_data', missing_requirements: ['cadastral_number'] }],
    });
    world.clock.advance(HOUR_MS);
    await sweepTasksJob(world.deps);
    await world.jobs.runDue();
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'refunded',
      tasks: [{ status: 'skipped' }],
    });
    expect(await paidBalanceOf(world, person)).toBe(3 * PRICE);
  });

  test('an item with an address is retried while the search is unavailable', async () => {
    register.answer = () => away;
    const itemId = await byAddress();
    register.answer = () => found([at(FLAT.number)]);
    await world.jobs.runAll('report.task');
    await deliver(world);
    expect((await readReport(person, itemId)).status).toBe('done');
  });
});
