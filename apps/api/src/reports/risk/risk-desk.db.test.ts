import type { DeskRiskReport } from '@proverka/contract/risk-desk';
import { beforeAll, describe, expect, test } from 'vitest';
import { buyerOfRisk, call } from '../../../test/risk.ts';
import { anna } from '../../../test/fake-check-sources.ts';
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

  test('its paper is made anew and read by the staff', async () => {
    const itemId = await buyDelivered();
    const made = await desk('POST', `create_pdf?orderItemID=${itemId}`);
    expect(made.json()).toMatchObject({ order_item_id: itemId, bytes: expect.any(Number) });
    const pdf = await desk('GET', `report/${itemId}/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
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
