import type { DeskRiskReport } from '@proverka/contract/risk-desk';
import { beforeAll, describe, expect, test } from 'vitest';
import { buyerOfRisk, call } from '../../../test/risk.ts';
import { textOfPdf } from '../../../test/disputes.ts';
import { anna, ivan } from '../../../test/fake-check-sources.ts';
import { deliver } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';

const { at, buyDelivered, open } = buyerOfRisk();
let manager: SignedInPerson;
beforeAll(async () => {
  manager = await at.world.signIn({ staff: 'manager' });
});

const desk = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  call(manager, method, `/admin/risk/${path}`, payload);
const deskOf = async (itemId: string) => (await desk('GET', `report/${itemId}`)).json<DeskRiskReport>();

describe('a risk report at the desk', () => {
  test('the staff reads it with hidden conclusions, its number and its extracts', async () => {
    const itemId = await buyDelivered();
    const payload = { order_item_id: itemId, level: 'attention', text: 'Сначала снять арест.' };
    const { id } = (await call(manager, 'POST', '/risk/v2/conclusion/', payload)).json();
    const hidden = await desk('PUT', 'conclusion', { id, is_hidden: true });
    expect(hidden.json()).toMatchObject({ is_hidden: true, text: 'Сначала снять арест.' });
    expect((await open(itemId)).conclusions).toEqual([]);
    const read = await deskOf(itemId);
    expect(read.report.conclusions).toMatchObject([{ id, is_hidden: true }]);
    expect(read.report_number).not.toBe('');
    const { statements } = (await desk('GET', `report/${itemId}/statements`)).json();
    expect(statements).toHaveLength(2);
    expect(statements).toContainEqual(
      expect.objectContaining({ status: 'found', document_number: expect.stringMatching(/.+/) }),
    );
    expect((await desk('GET', 'report/0192f0c1-0000-7000-8000-0000000000aa')).json()).toMatchObject({
      code: 'report_not_found',
    });
  });

  test('the staff corrects and removes owners beyond the limits of the buyer, in the journal of the buyer', async () => {
    const itemId = await buyDelivered();
    const [first, second] = (await deskOf(itemId)).report.owners;
    for (let change = 0; change < 4; change += 1) {
      const middle_name = change % 2 === 0 ? 'Петровна' : 'Ильинична';
      const answer = await desk('PUT', 'owner_item', { id: first?.id, data: { ...anna, middle_name } });
      expect(answer.statusCode).toBe(200);
    }
    const wrong = await desk('PUT', 'owner_item', { id: first?.id, data: { last_name: 'Smith' } });
    expect(wrong.json()).toMatchObject({ code: 'subject_invalid' });
    expect((await open(itemId)).global_data.edits_left).toBeGreaterThan(0);
    const left = (await desk('DELETE', 'owner_item', { id: second?.id })).json<DeskRiskReport>();
    expect(left.report.owners).toHaveLength(1);
    expect((await desk('DELETE', 'owner_item', { id: first?.id })).json()).toMatchObject({
      code: 'last_owner',
    });
    const { rows } = await at.world.owner.query(
      `select count(*)::int as count from audit_event where event = 'report.changed' and subject = $1 and owner_id = $2`,
      [itemId, at.buyer.id],
    );
    expect(rows[0].count).toBe(5);
  });

  test('sources that did not answer are asked again, of one owner or of the whole report', async () => {
    const itemId = await buyDelivered();
    const [owner] = (await deskOf(itemId)).report.owners;
    const nothing = await desk('PUT', 'owner_item/status', { id: owner?.id, status: 'queued' });
    expect(nothing.json()).toMatchObject({ code: 'task_not_restartable' });
    // No source is silent once it has answered: what a test needs goes past the guard of states.
    const silence = async () => {
      await at.world.owner.query('set session_replication_role = replica');
      await at.world.owner.query(
        `update report_task set status = 'unavailable' where item_id = $1 and type = 'fssp'`,
        [itemId],
      );
      await at.world.owner.query('set session_replication_role = origin');
    };
    await silence();
    const asked = await desk('PUT', 'owner_item/status', { id: owner?.id, status: 'queued' });
    const stateOf = (answer: DeskRiskReport) =>
      answer.report.tasks.filter(({ task_type: type }) => type === 'fssp').map(({ status }) => status);
    expect(stateOf(asked.json()).toSorted()).toEqual(['queued', 'unavailable']);
    await silence();
    const all = await desk('POST', 'report', { order_item_id: itemId });
    expect(stateOf(all.json())).toEqual(['queued', 'queued']);
    const waiting = await desk('PUT', 'owner_item/status', { id: owner?.id, status: 'skipped' });
    expect(waiting.json()).toMatchObject({ code: 'task_not_waiting' });
  });

  test('a fresh extract is ordered more than once, but not while one is on its way', async () => {
    const itemId = await buyDelivered();
    const update = () => desk('PUT', 'update_statement', { order_item_id: itemId });
    expect((await update()).statusCode).toBe(200);
    expect((await update()).json()).toMatchObject({ code: 'risk_report_running' });
    const { statements } = (await desk('GET', `report/${itemId}/statements`)).json();
    expect(statements).toHaveLength(3);
  });

  test('what the staff starts anew uses up nothing of the buyer', async () => {
    at.sources.refuses('Тестов', 'bankruptcy');
    const itemId = await buyDelivered([ivan]);
    for (let times = 0; times < 3; times += 1) {
      expect((await desk('POST', 'report', { order_item_id: itemId })).statusCode).toBe(200);
      await at.world.jobs.runDue();
    }
    await desk('PUT', 'update_statement', { order_item_id: itemId });
    await at.world.jobs.runDue();
    expect((await open(itemId)).global_data.can_update_statement).toBe(false);
    await deliver(at.world);
    const { tasks, global_data: terms } = await open(itemId);
    const failed = tasks.find(({ task_type: type }) => type === 'bankruptcy');
    expect(failed).toMatchObject({ status: 'unavailable', number_of_starts: 4, can_restart: true });
    expect(terms.can_update_statement).toBe(true);
    const restarted = await call(at.buyer, 'POST', '/risk/v2/task/restart', { task_id: failed?.task_id });
    const updated = await call(at.buyer, 'POST', '/risk/v2/update_statement', { order_item_id: itemId });
    expect([restarted.statusCode, updated.statusCode]).toEqual([200, 200]);
  });

  test('its paper is made anew, and what came out wrong is read by nobody any more', async () => {
    const itemId = await buyDelivered();
    const wrong = await at.world.deps.files.put(Buffer.from('%PDF-wrong'));
    await at.world.owner.query('update report set pdf_hash = $1 where item_id = $2', [wrong, itemId]);
    const read = async () => (await desk('GET', `report/${itemId}/pdf`)).rawPayload;
    expect((await read()).toString()).toBe('%PDF-wrong');
    const made = await desk('POST', `create_pdf?orderItemID=${itemId}`);
    const paper = await read();
    expect(made.json()).toEqual({ order_item_id: itemId, bytes: paper.length });
    expect(await textOfPdf(paper)).toContain((await deskOf(itemId)).report_number);
    expect(await at.world.deps.files.get(wrong)).toBeNull();
  });

  test('a report its buyer has finished is not changed by the staff either', async () => {
    const itemId = await buyDelivered();
    const [owner] = (await deskOf(itemId)).report.owners;
    await call(at.buyer, 'POST', `/risk/v2/finish/${itemId}`, {});
    for (const [path, payload] of [
      ['owner_item', { id: owner?.id, data: anna }],
      ['update_statement', { order_item_id: itemId }],
    ] as const) {
      expect((await desk('PUT', path, payload)).json()).toMatchObject({ code: 'risk_report_finished' });
    }
  });
});
