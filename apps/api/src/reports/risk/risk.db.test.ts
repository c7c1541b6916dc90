import { randomUUID } from 'node:crypto';
import { namedTitle } from '@proverka/contract/named-title';
import type { PlacedOrder } from '@proverka/contract/order';
import type { Report } from '@proverka/contract/report';
import type { RiskReportV2 } from '@proverka/contract/risk-report';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FLAT, sampleFile } from '../../../test/fake-extracts.ts';
import { order } from '../../../test/orders.ts';
import { createReportWorld, deliver, readReport, resetReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import {
  buyDelivered as delivered,
  buyRisk as bought,
  call,
  codeOf,
  openRisk,
  riskOrder,
} from '../../../test/risk.ts';
import { until } from '../../../test/until.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { anna, fakeCheckSources, ivan, pyotr } from '../../../test/fake-check-sources.ts';
import type { FakeCheckSources } from '../../../test/fake-check-sources.ts';
import { destroyReportsJob } from '../reading/destroy-reports.job.ts';

let world: ReportWorld;
let sources: FakeCheckSources;
let buyer: SignedInPerson;
beforeAll(async () => {
  sources = fakeCheckSources();
  world = await createReportWorld({ checkSources: sources.all });
});
beforeEach(async () => {
  await resetReportWorld(world);
  sources.reset();
  buyer = await world.signIn({ paid: 1_000_000 });
});

const buyRisk = (owners?: object[], more?: object) => bought(world, buyer, owners, more);
const buyDelivered = (owners?: object[]) => delivered(world, buyer, owners);
const open = (itemId: string) => openRisk(buyer, itemId);

describe('full checks', () => {
  test('a full check orders two extracts about the object and asks twelve sources about each owner', async () => {
    const report = await open(await buyDelivered());
    expect(report.owners.map(({ display_name }) => display_name)).toEqual([
      'Тестов Иван Петрович',
      'Образцов Пётр Ильич',
    ]);
    const countOf = (ownerId: string | null) =>
      report.tasks.filter(({ owner_id }) => owner_id === ownerId).length;
    expect([countOf(null), ...report.owners.map(({ id }) => countOf(id))]).toEqual([2, 12, 12]);
    expect(report.status).toBe('done');
    expect(report.owner.id).toBe(report.owners[0]?.id);
  });

  test("an owner's checks are asked about that owner", async () => {
    sources.found('Образцов', 'bankruptcy');
    const report = await open(await buyDelivered());
    const levels = report.owners.map(
      ({ id }) =>
        report.tasks
          .find(({ owner_id, task_type }) => owner_id === id && task_type === 'bankruptcy')
          ?.task_result?.findings.map(({ level }) => level) ?? [],
    );
    expect(levels).toEqual([['clear'], [expect.not.stringMatching('clear')]]);
  });

  test('a finding in the shared report names the owner it is about', async () => {
    sources.found('Образцов', 'bankruptcy');
    const itemId = await buyDelivered();
    const { findings } = (await buyer.request({ url: `/report/${itemId}` })).json<Report>();
    const named = findings.filter(({ owner_id }) => owner_id !== undefined).map(namedTitle);
    expect(named.filter((title) => title.endsWith('(Тестов И. П.)')).length).toBeGreaterThan(0);
    expect(named.filter((title) => title.endsWith('(Образцов П. И.)')).length).toBeGreaterThan(0);
  });

  test('a full check needs at least one valid owner', async () => {
    const empty = await order(buyer, riskOrder({ ownersData: [] }));
    expect([empty.statusCode, empty.json().fields]).toEqual([
      422,
      { 'order_items.0.metadata.ownersData': 'Обязательное поле' },
    ]);
    const wrong = await order(buyer, riskOrder({ ownersData: [ivan, { ...pyotr, birth_date: '' }] }));
    expect(wrong.json().fields).toEqual({
      'order_items.0.metadata.ownersData.1.birth_date': 'Обязательное поле',
    });
  });

  test('a full check costs 1299 rubles, and 1000 more with insurance', async () => {
    const plain = (await order(buyer, riskOrder({ ownersData: [ivan] }))).json<PlacedOrder>();
    const insured = (
      await order(buyer, riskOrder({ ownersData: [anna], riskInsurance: true }, { refresh: true }))
    ).json<PlacedOrder>();
    expect([plain.total_amount, insured.total_amount]).toEqual([1299, 2299]);
    const report = await open(insured.order_items[0]?.order_item_id ?? '');
    expect(report.global_data.insurance_price).toBe(1000);
  });

  test('a full check is readable by its buyer and, logged, by the staff, and by nobody else', async () => {
    const itemId = await buyRisk();
    const stranger = await world.signIn({});
    const manager = await world.signIn({ role: 12 });
    expect((await call(stranger, 'GET', `/risk/v2/report/${itemId}`)).statusCode).toBe(404);
    expect((await call(manager, 'GET', `/risk/v2/report/${itemId}`)).statusCode).toBe(200);
    const looks = await world.db
      .selectFrom('access_log')
      .select(['user_id', 'allowed'])
      .where('item_id', '=', itemId)
      .orderBy('seen_at')
      .execute();
    expect(looks).toEqual([
      { user_id: stranger.id, allowed: false },
      { user_id: manager.id, allowed: true },
    ]);
  });

  test('a full check destroyed after a month leaves no data about its owners', async () => {
    const itemId = await buyDelivered();
    await world.db
      .updateTable('report')
      .set({ expires_at: new Date(0) })
      .where('item_id', '=', itemId)
      .execute();
    const [owner] = (await open(itemId)).owners;
    await call(buyer, 'POST', '/risk/v2/survey', {
      owner_id: owner?.id,
      answers: [{ question: 'married', answer: 'yes' }],
    });
    await destroyReportsJob(world.deps);
    const left = await world.db.selectFrom('risk_owner').select('id').where('item_id', '=', itemId).execute();
    expect(left).toEqual([]);
  });
});

describe('owners changed after payment', () => {
  test('an added owner is checked, and the report is charged once', async () => {
    const itemId = await buyDelivered([ivan]);
    const added = await call(buyer, 'POST', '/risk/v2/owner', { order_item_id: itemId, data: anna });
    expect(added.json<RiskReportV2>().owners).toHaveLength(2);
    await world.jobs.runDue();
    const report = await open(itemId);
    const second = report.tasks.filter(({ owner_id }) => owner_id === report.owners[1]?.id);
    expect(second.map(({ status }) => status)).not.toContain('queued');
    const charges = await world.db
      .selectFrom('ledger_transfer')
      .select('id')
      .where('item_id', '=', itemId)
      .where('kind', '=', 'purchase')
      .execute();
    expect(charges).toHaveLength(1);
  });

  test('an owner is corrected and checked again once; a second correction requires a new order', async () => {
    const itemId = await buyDelivered([ivan, pyotr]);
    const [owner] = (await open(itemId)).owners;
    const edit = (data: object) => call(buyer, 'PUT', '/risk/v2/owner', { id: owner?.id, data });
    const edited = (await edit({ ...ivan, birth_date: '1980-02-01' })).json<RiskReportV2>();
    expect(edited.owners[0]).toMatchObject({ edits_left: 0, data: { birth_date: '1980-02-01' } });
    expect(
      edited.tasks
        .filter(({ owner_id }) => owner_id === owner?.id)
        .every(({ status }) => status === 'queued'),
    ).toBe(true);
    const again = await edit(ivan);
    expect([again.statusCode, again.json().code, again.json().title]).toEqual([
      409,
      'edit_limit_reached',
      'Превышен лимит редактирования данных. Необходимо создать новый заказ.',
    ]);
  });

  test('a report allows two changes of owners', async () => {
    const itemId = await buyDelivered([ivan]);
    const add = (data: object) => call(buyer, 'POST', '/risk/v2/owner', { order_item_id: itemId, data });
    expect((await add(pyotr)).statusCode).toBe(200);
    expect((await add(anna)).statusCode).toBe(200);
    expect(codeOf(await add(anna))).toBe('edit_limit_reached');
  });

  test('an invalid owner is refused by field and not counted', async () => {
    const itemId = await buyRisk([ivan]);
    const wrong = await call(buyer, 'POST', '/risk/v2/owner', {
      order_item_id: itemId,
      data: { ...pyotr, passport_series: '12', passport_number: '' },
    });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().fields)).toEqual(
      expect.arrayContaining(['data.passport_series', 'data.passport_number']),
    );
    expect((await open(itemId)).global_data.edits_left).toBe(2);
  });

  test('a removed owner is deleted with all findings, and the last owner cannot be removed', async () => {
    sources.found('Образцов', 'bankruptcy');
    const itemId = await buyDelivered();
    const [, second] = (await open(itemId)).owners;
    const removed = await call(buyer, 'DELETE', '/risk/v2/owner', { id: second?.id });
    expect(removed.json<RiskReportV2>().tasks.some(({ owner_id }) => owner_id === second?.id)).toBe(false);
    const item = await world.db
      .selectFrom('order_item')
      .select('metadata')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(item.metadata)).not.toContain('Образцов');
    const [first] = (await open(itemId)).owners;
    expect(codeOf(await call(buyer, 'DELETE', '/risk/v2/owner', { id: first?.id }))).toBe('last_owner');
  });

  test('removing the owner whose checks were pending completes the report', async () => {
    sources.needsData('Образцов', 'bankruptcy');
    const itemId = await buyDelivered();
    const report = await open(itemId);
    expect(report.status).toBe('needs_data');
    await call(buyer, 'DELETE', '/risk/v2/owner', { id: report.owners[1]?.id });
    expect((await open(itemId)).status).toBe('done');
  });

  test("owners of another user's report are not found", async () => {
    const itemId = await buyRisk([ivan, pyotr]);
    const [owner] = (await open(itemId)).owners;
    for (const person of [await world.signIn({}), await world.signIn({ role: 12 })]) {
      const answers = [
        await call(person, 'POST', '/risk/v2/owner', { order_item_id: itemId, data: anna }),
        await call(person, 'PUT', '/risk/v2/owner', { id: owner?.id, data: anna }),
        await call(person, 'DELETE', '/risk/v2/owner', { id: owner?.id }),
        await call(person, 'POST', '/risk/v2/survey', { owner_id: owner?.id, answers: [] }),
        await call(person, 'POST', '/risk/v2/update_statement', { order_item_id: itemId }),
      ];
      expect(answers.map(codeOf)).toEqual(answers.map(() => 'report_not_found'));
      const lines = await world.db
        .selectFrom('audit_log')
        .select(['action', 'owner_id', 'subject'])
        .where('user_id', '=', person.id)
        .orderBy('happened_at')
        .orderBy('id')
        .execute();
      expect(lines).toEqual(
        ['add_owner', 'edit_owner', 'remove_owner', 'survey', 'update_statement'].map((what) => ({
          action: `risk.${what}`,
          owner_id: buyer.id,
          subject: itemId,
        })),
      );
    }
    const unknown = await call(buyer, 'PUT', '/risk/v2/owner', { id: randomUUID(), data: anna });
    expect([unknown.statusCode, codeOf(unknown)]).toEqual([404, 'owner_not_found']);
  });

  test('older calls that change owners are answered in the older format', async () => {
    const itemId = await buyDelivered([ivan]);
    const older = (await call(buyer, 'POST', '/risk/owner', { order_item_id: itemId, data: anna })).json();
    expect(older.owners.map(({ name }: { name: string }) => name)).toEqual([
      'Тестов Иван Петрович',
      'Тестова Анна Сергеевна',
    ]);
    expect(older.tasks_parse_xml).toHaveLength(2);
    const bankruptcy = older.owners[0].tasks.find(
      ({ task_type }: { task_type: string }) => task_type === 'bankruptcy',
    );
    expect(bankruptcy.task_result.result).toMatchObject({ text: expect.any(String), images: [] });
  });
});

describe('missing data about an owner', () => {
  test('missing data about an owner is added without counting as a correction, and only the waiting checks continue', async () => {
    sources.needsData('Тестов', 'bankruptcy');
    const itemId = await buyDelivered([ivan]);
    const before = await open(itemId);
    const [owner] = before.owners;
    sources.reset();
    const data = { ...owner?.data, region: '77' };
    expect((await call(buyer, 'PUT', '/risk/v2/owner', { id: owner?.id, data })).statusCode).toBe(200);
    await world.jobs.runDue();
    const after = await open(itemId);
    expect([after.status, after.global_data.edits_left, after.owners[0]?.edits_left]).toEqual(['done', 2, 1]);
    const startsOf = ({ tasks }: RiskReportV2) =>
      tasks.filter(({ number_of_starts }) => number_of_starts > 1);
    expect(startsOf(after).map(({ task_type }) => task_type)).toEqual(['bankruptcy']);
  });
});

describe('failed tasks of a full check', () => {
  test('a failed task is restarted in its place, and the report is updated without a second charge', async () => {
    sources.refuses('Тестов', 'bankruptcy');
    const itemId = await buyDelivered([ivan]);
    const failed = (await open(itemId)).tasks.find(({ task_type }) => task_type === 'bankruptcy');
    expect(failed).toMatchObject({ status: 'unavailable', can_restart: true, number_of_starts: 1 });
    sources.reset();
    const restarted = await call(buyer, 'POST', '/risk/v2/task/restart', { task_id: failed?.task_id });
    expect(restarted.statusCode).toBe(200);
    await world.jobs.runDue();
    const report = await open(itemId);
    const again = report.tasks.find(({ task_id }) => task_id === failed?.task_id);
    expect(again).toMatchObject({ status: 'nothing_found', can_restart: false, number_of_starts: 2 });
    expect(report.status).toBe('done');
    expect((await readReport(buyer, itemId)).findings.map(({ code }) => code)).not.toContain(
      'unavailable_bankruptcy',
    );
  });

  test('a task is run three times at most', async () => {
    sources.refuses('Тестов', 'bankruptcy');
    const itemId = await buyDelivered([ivan]);
    const taskId = (await open(itemId)).tasks.find(({ task_type }) => task_type === 'bankruptcy')?.task_id;
    const restart = async () => {
      const answer = await call(buyer, 'POST', '/risk/v2/task/restart', { task_id: taskId });
      await world.jobs.runDue();
      return answer;
    };
    expect((await restart()).statusCode).toBe(200);
    expect((await restart()).statusCode).toBe(200);
    expect(codeOf(await restart())).toBe('task_not_restartable');
  });

  test('an answered task cannot be restarted', async () => {
    const itemId = await buyDelivered([ivan]);
    const answered = (await open(itemId)).tasks.find(({ task_type }) => task_type === 'bankruptcy');
    const answer = await call(buyer, 'POST', '/risk/v2/task/restart', { task_id: answered?.task_id });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'task_not_restartable']);
  });
});

/** The flat's extract with a new registration of its right. */
const renumbered = (): Buffer =>
  Buffer.from(String(sampleFile(FLAT.file)).replaceAll('77/006/2019-3', '77/006/2026-9'));

describe('fresh extracts', () => {
  test('a fresh extract is compared once with the previous one and the difference is reported', async () => {
    const itemId = await buyDelivered([ivan]);
    expect((await open(itemId)).global_data).toMatchObject({
      can_update_statement: true,
      difference: { is_checked: false, flags: null },
    });
    world.extracts.document = () => renumbered();
    const asked = await call(buyer, 'POST', '/risk/v2/update_statement', { order_item_id: itemId });
    expect(asked.statusCode).toBe(200);
    await world.jobs.runDue();
    await deliver(world);
    const { global_data: data } = await open(itemId);
    expect(data.difference.is_checked).toBe(true);
    expect(data.difference.flags).toMatchObject({
      registration_number_of_rights: true,
      amount_of_owners: false,
    });
    expect((await readReport(buyer, itemId)).extracts).toHaveLength(2);
    const again = await call(buyer, 'POST', '/risk/v2/update_statement', { order_item_id: itemId });
    expect(codeOf(again)).toBe('edit_limit_reached');
  });
});

describe('survey answers about an owner', () => {
  const YES = { question: 'married', answer: 'yes' };
  test('survey answers are stored and replaced by later ones', async () => {
    const itemId = await buyRisk([ivan]);
    const [owner] = (await open(itemId)).owners;
    const save = (answers: object[]) =>
      call(buyer, 'POST', '/risk/v2/survey', { owner_id: owner?.id, answers });
    await save([{ question: 'married', answer: 'yes', comment: 'нужно согласие' }]);
    await save([{ question: 'married', answer: 'no' }]);
    expect((await open(itemId)).owners[0]?.surveys).toEqual([
      { question: 'married', answer: 'no', comment: '' },
    ]);
    expect((await save([{ question: 'shoe_size', answer: 'yes' }])).statusCode).toBe(400);
  });

  test('survey answers are dropped when the owner is removed while they are being saved', async () => {
    const itemId = await buyRisk([ivan, pyotr]);
    const [owner] = (await open(itemId)).owners;
    const removal = await world.owner.connect();
    await removal.query('begin');
    await removal.query(
      'select from customer_order where id = (select order_id from order_item where id = $1) for update',
      [itemId],
    );
    const saving = call(buyer, 'POST', '/risk/v2/survey', { owner_id: owner?.id, answers: [YES] });
    await until(
      () => world.owner.query('select from pg_locks where not granted'),
      ({ rowCount }) => rowCount !== 0,
    );
    await removal.query('delete from risk_owner where id = $1', [owner?.id]);
    await removal.query('commit');
    removal.release();
    expect(codeOf(await saving)).toBe('owner_not_found');
  });
});

describe('frozen reports', () => {
  test('a finished report can no longer be changed', async () => {
    const itemId = await buyRisk([ivan, pyotr]);
    const early = await call(buyer, 'POST', `/risk/v2/finish/${itemId}`);
    expect([early.statusCode, codeOf(early)]).toEqual([409, 'risk_report_running']);
    await deliver(world);
    const finished = (await call(buyer, 'POST', `/risk/v2/finish/${itemId}`)).json<RiskReportV2>();
    expect(finished.global_data).toMatchObject({ edits_left: 0, can_update_statement: false });
    const late = await call(buyer, 'POST', '/risk/v2/owner', { order_item_id: itemId, data: anna });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'risk_report_finished']);
  });
});
