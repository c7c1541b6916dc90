import { looksAt } from '../../../test/audit.ts';
import { namedTitle } from '@proverka/words/named-title';
import type { PlacedOrder } from '@proverka/contract/order';
import type { Report } from '@proverka/contract/report';
import type { RiskReportV2 } from '@proverka/contract/risk-report';
import { describe, expect, test } from 'vitest';
import { FLAT, sampleFile } from '../../../test/fake-extracts.ts';
import { order } from '../../../test/orders.ts';
import { deliver, readReport } from '../../../test/reports.ts';
import { codeOf } from '../../../test/refusal-code.ts';
import { buyerOfRisk, call, riskOrder } from '../../../test/risk.ts';
import { anna, ivan, pyotr } from '../../../test/fake-check-sources.ts';
import { destroyReportsJob } from '../reading/destroy-reports.job.ts';

const { at, sources, buy, buyDelivered, open } = buyerOfRisk();

describe('a full check', () => {
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
    const { findings } = (await at.buyer.request({ url: `/report/${itemId}` })).json<Report>();
    const named = findings.filter(({ owner_id }) => owner_id !== undefined).map(namedTitle);
    expect(named.filter((title) => title.endsWith('(Тестов И. П.)')).length).toBeGreaterThan(0);
    expect(named.filter((title) => title.endsWith('(Образцов П. И.)')).length).toBeGreaterThan(0);
  });

  test('a full check needs at least one valid owner', async () => {
    const empty = await order(at.buyer, riskOrder({ ownersData: [] }));
    expect([empty.statusCode, empty.json().fields]).toEqual([
      422,
      { 'order_items.0.metadata.ownersData': 'Обязательное поле' },
    ]);
    const wrong = await order(at.buyer, riskOrder({ ownersData: [ivan, { ...pyotr, birth_date: '' }] }));
    expect(wrong.json().fields).toEqual({
      'order_items.0.metadata.ownersData.1.birth_date': 'Обязательное поле',
    });
  });

  test('a full check costs 1299 rubles, and 1000 more with insurance', async () => {
    const plain = (await order(at.buyer, riskOrder({ ownersData: [ivan] }))).json<PlacedOrder>();
    const insured = (
      await order(at.buyer, riskOrder({ ownersData: [anna], riskInsurance: true }, { refresh: true }))
    ).json<PlacedOrder>();
    expect([plain.total_amount, insured.total_amount]).toEqual([1299, 2299]);
    const report = await open(insured.order_items[0]?.order_item_id ?? '');
    expect(report.global_data.insurance_price).toBe(1000);
  });

  test('a full check is readable by its buyer and, logged, by the staff, and by nobody else', async () => {
    const itemId = await buy();
    const stranger = await at.world.signIn({});
    const manager = await at.world.signIn({ staff: 'manager' });
    expect((await call(stranger, 'GET', `/risk/v2/report/${itemId}`)).statusCode).toBe(404);
    expect((await call(manager, 'GET', `/risk/v2/report/${itemId}`)).statusCode).toBe(200);
    const looks = await looksAt(at.world, itemId);
    expect(looks).toEqual([
      { user_id: stranger.id, allowed: false },
      { user_id: manager.id, allowed: true },
    ]);
  });

  test('a full check destroyed after a month leaves no data about its owners', async () => {
    const itemId = await buyDelivered();
    await at.world.db
      .updateTable('report')
      .set({ expires_at: new Date(0) })
      .where('item_id', '=', itemId)
      .execute();
    const [owner] = (await open(itemId)).owners;
    await call(at.buyer, 'POST', '/risk/v2/survey', {
      owner_id: owner?.id,
      answers: [{ question: 'married', answer: 'yes' }],
    });
    await destroyReportsJob(at.world.deps);
    const left = await at.world.db
      .selectFrom('risk_owner')
      .select('id')
      .where('item_id', '=', itemId)
      .execute();
    expect(left).toEqual([]);
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
    at.world.extracts.document = () => renumbered();
    const asked = await call(at.buyer, 'POST', '/risk/v2/update_statement', { order_item_id: itemId });
    expect(asked.statusCode).toBe(200);
    await at.world.jobs.runDue();
    await deliver(at.world);
    const { global_data: data } = await open(itemId);
    expect(data.difference.is_checked).toBe(true);
    expect(data.difference.flags).toMatchObject({
      registration_number_of_rights: true,
      amount_of_owners: false,
    });
    expect((await readReport(at.buyer, itemId)).extracts).toHaveLength(2);
    const again = await call(at.buyer, 'POST', '/risk/v2/update_statement', { order_item_id: itemId });
    expect(codeOf(again)).toBe('edit_limit_reached');
  });
});

describe('frozen reports', () => {
  test('a finished report can no longer be changed', async () => {
    const itemId = await buy([ivan, pyotr]);
    const early = await call(at.buyer, 'POST', `/risk/v2/finish/${itemId}`);
    expect([early.statusCode, codeOf(early)]).toEqual([409, 'risk_report_running']);
    await deliver(at.world);
    const finished = (await call(at.buyer, 'POST', `/risk/v2/finish/${itemId}`)).json<RiskReportV2>();
    expect(finished.global_data).toMatchObject({ edits_left: 0, can_update_statement: false });
    const late = await call(at.buyer, 'POST', '/risk/v2/owner', { order_item_id: itemId, data: anna });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'risk_report_finished']);
  });
});
