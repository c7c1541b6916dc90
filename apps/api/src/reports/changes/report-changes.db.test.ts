import { auditOf } from '../../../test/audit.ts';
import type { Report } from '@proverka/contract/report';
import { twelveSources } from '@proverka/catalogue/person-sources';
import { describe, expect, test } from 'vitest';
import { buyerOfChecks } from '../../../test/buyer-of-checks.ts';
import type { PlacedOrder } from '@proverka/contract/order';
import { COUNTER_AGENT, atFizcheck, buyCheck, checkOf } from '../../../test/checks.ts';
import { order } from '../../../test/orders.ts';
import { ivan, pyotr } from '../../../test/fake-check-sources.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { act, addData, chargesOf, edit, postAs, statusesOf, taskOf } from '../../../test/report-changes.ts';
import { lettersTo, paidBalanceOf, readReport } from '../../../test/reports.ts';
import { finishTask } from '#fulfilment/finish-task.ts';
import { outcome } from '#registers/step.ts';

const MONEY = 100_000;
const DAY_MS = 86_400_000;
const PRICE_OF_OWNER_CHECK = 9900;
const LIMIT = 'Превышен лимит редактирования данных. Необходимо создать новый заказ.';

const at = buyerOfChecks({ paid: MONEY });
const { sources } = at;

const post = (path: string, payload: object = {}, person = at.buyer) => postAs(person, path, payload);

describe('reports on a person', () => {
  test('a report on a person shows its subject to its owner only (V8.2.3)', async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const report = await readReport(at.buyer, itemId);
    expect(report).toMatchObject({
      status: 'done',
      object_key: 'person',
      subject: { kind: 'person', display_name: 'Тестов Иван Петрович', data: ivan },
      edits_left: 2,
      rating: null,
      has_pdf: true,
    });
    expect(report.tasks.map(({ task_type }) => task_type)).toEqual(twelveSources);
    // Sources answer in any order; findings keep the product's order, on the page as on paper.
    const places = report.findings.map(({ code }) =>
      twelveSources.findIndex((type) => code.startsWith(`${type}_`)),
    );
    expect(places).toEqual(twelveSources.map((_, place) => place));
    const stranger = await at.world.signIn();
    expect((await stranger.request({ url: `/report/${itemId}` })).json()).toMatchObject({
      code: 'report_not_found',
    });
  });
});

describe('notifications about a check', () => {
  test("notifications link to the check's page and do not contain the person's name", async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const letters = (await at.world.letters()).filter(({ recipient }) => recipient === at.buyer.email);
    const ready = letters.find(({ subject }) => subject.startsWith('Отчёт готов'));
    expect(ready?.text).toContain(`/check-person/${itemId}/`);
    expect(ready?.text.replaceAll('\u00A0', ' ')).toContain('Т. И. П., 1980');
    expect(letters.map(({ text }) => text).join()).not.toContain('Иван');
    const [listed] = (await at.buyer.request({ url: '/orders' })).json().orders;
    expect(listed.OrderItem).toMatchObject([
      { ItemMetadata: { address: 'Тестов Иван Петрович, 1980\u00a0г.\u00a0р.', kadastr_number: '' } },
    ]);
  });
});

describe('failed checks', () => {
  const buyWithFailure = async () => {
    sources.refuses('Тестов', 'wanted');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    sources.reset();
    return itemId;
  };

  test('a failed check is restarted once; the delivered report is then completed, charged and announced only once', async () => {
    const itemId = await buyWithFailure();
    const before = await readReport(at.buyer, itemId);
    expect(before).toMatchObject({ status: 'done', verdict: { level: 'unchecked' } });
    expect(before.tasks.filter(({ can_restart }) => can_restart).map(({ task_type }) => task_type)).toEqual([
      'wanted',
    ]);
    const restarted = (await act(at.buyer, itemId, 'wanted', 'restart')).json<Report>();
    expect(restarted).toMatchObject({ status: 'running', has_pdf: false });
    expect(taskOf(restarted, 'wanted')).toMatchObject({ status: 'queued', can_restart: false });
    const pdf = await at.buyer.request({ url: `/report/${itemId}/pdf` });
    expect(pdf.json().code).toBe('file_not_found');
    await at.world.jobs.runDue();
    const after = await readReport(at.buyer, itemId);
    expect(after).toMatchObject({ status: 'done', has_pdf: true, verdict: { level: 'clear' } });
    expect(after.completed_at).toBe(before.completed_at);
    expect(await chargesOf(at.world, itemId)).toHaveLength(1);
    expect(await paidBalanceOf(at.world, at.buyer)).toBe(MONEY - PRICE_OF_OWNER_CHECK);
    expect(new Set(lettersTo(at.world, at.buyer))).toEqual(new Set(['Заказ оплачен', 'Отчёт готов']));
    expect(lettersTo(at.world, at.buyer)).toHaveLength(2);
    await expectLedgerLaws(at.world.owner);
  });

  test('a failed check cannot be restarted a second time', async () => {
    sources.refuses('Тестов', 'wanted');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    await act(at.buyer, itemId, 'wanted', 'restart');
    await at.world.jobs.runDue();
    expect(taskOf(await readReport(at.buyer, itemId), 'wanted').can_restart).toBe(false);
    expect((await act(at.buyer, itemId, 'wanted', 'restart')).json()).toMatchObject({
      status: 409,
      code: 'task_not_restartable',
    });
  });

  test('a check is restarted only within three days, an answered one never', async () => {
    const itemId = await buyWithFailure();
    expect((await act(at.buyer, itemId, 'courts', 'restart')).json().code).toBe('task_not_restartable');
    at.world.clock.advance(3 * DAY_MS);
    const report = await readReport(at.buyer, itemId);
    expect(report.edits_left).toBe(0);
    expect(taskOf(report, 'wanted').can_restart).toBe(false);
    expect((await act(at.buyer, itemId, 'wanted', 'restart')).json().code).toBe('task_not_restartable');
    expect((await edit(at.buyer, itemId, pyotr)).json().code).toBe('subject_not_editable');
  });

  test('a restart requested in two tabs at once runs once', async () => {
    const itemId = await buyWithFailure();
    const { task_id: taskId } = taskOf(await readReport(at.buyer, itemId), 'wanted');
    const answers = await Promise.all([1, 2, 3].map(() => post(`/report/${itemId}/tasks/${taskId}/restart`)));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
  });

  test('a restarted check discards the result of its earlier run', async () => {
    const itemId = await buyWithFailure();
    const { task_id: id } = taskOf(await readReport(at.buyer, itemId), 'wanted');
    await act(at.buyer, itemId, 'wanted', 'restart');
    await finishTask(at.world.deps, { id, run: 1 }, outcome('failed', { reason: 'Поздний ответ' }));
    expect(taskOf(await readReport(at.buyer, itemId), 'wanted').status).toBe('queued');
  });
});

describe('corrections of the subject of a paid report', () => {
  test('correcting the subject restarts all checks and deletes the old answers and the old PDF', async () => {
    sources.found('Тестов', 'bankruptcy');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const before = await readReport(at.buyer, itemId);
    expect(before.verdict?.level).toBe('danger');
    const edited = (await edit(at.buyer, itemId, pyotr)).json<Report>();
    expect(edited).toMatchObject({
      status: 'running',
      number: before.number,
      edits_left: 1,
      completed_at: null,
      verdict: null,
      findings: [],
      has_pdf: false,
      subject: { display_name: 'Образцов Пётр Ильич' },
    });
    expect(edited.tasks.every(({ status }) => status === 'queued')).toBe(true);
    expect((await at.buyer.request({ url: `/confirm/${before.number}` })).json().code).toBe(
      'report_not_found',
    );
    await at.world.jobs.runDue();
    const after = await readReport(at.buyer, itemId);
    expect(after).toMatchObject({ status: 'done', verdict: { level: 'clear' }, has_pdf: true });
    expect(after.expires_at).not.toBeNull();
    expect(await chargesOf(at.world, itemId)).toHaveLength(1);
    expect((await at.buyer.request({ url: `/confirm/${before.number}` })).statusCode).toBe(200);
    await expectLedgerLaws(at.world.owner);
  });

  test('the subject is corrected twice; a third correction requires a new order', async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    expect((await edit(at.buyer, itemId, pyotr)).json()).toMatchObject({ edits_left: 1 });
    expect((await edit(at.buyer, itemId, pyotr)).json()).toMatchObject({ edits_left: 1 });
    expect((await edit(at.buyer, itemId, ivan)).json()).toMatchObject({ edits_left: 0 });
    const refused = (await edit(at.buyer, itemId, pyotr)).json();
    expect([refused.status, refused.code, refused.title]).toEqual([409, 'edit_limit_reached', LIMIT]);
  });

  test('the same number of a company is no correction', async () => {
    const body = checkOf(COUNTER_AGENT, { ownersData: [{ inn: '7707083893', name: 'ПАО Сбербанк' }] });
    const placed = (await order(at.buyer, body, undefined, atFizcheck)).json<PlacedOrder>();
    const itemId = placed.order_items[0]?.order_item_id ?? '';
    await at.world.jobs.runDue();
    expect((await edit(at.buyer, itemId, { inn: '7707083893' })).json()).toMatchObject({
      edits_left: 2,
      subject: { display_name: 'ПАО Сбербанк, ИНН 7707083893' },
    });
    expect((await edit(at.buyer, itemId, { inn: '7700000016' })).json()).toMatchObject({
      edits_left: 1,
      object_key: 'company:7700000016',
      subject: { display_name: 'ИНН 7700000016' },
    });
  });

  test('an invalid correction names the field and is not counted', async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const refused = (await edit(at.buyer, itemId, { ...ivan, birth_date: '2999-01-01' })).json();
    expect(refused).toMatchObject({
      code: 'subject_invalid',
      fields: { 'subject.birth_date': expect.any(String) },
    });
    expect((await readReport(at.buyer, itemId)).edits_left).toBe(2);
  });

  test('a correction while sources are being asked discards their answers about the old subject', async () => {
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const [task] = (await readReport(at.buyer, itemId)).tasks;
    await edit(at.buyer, itemId, pyotr);
    await finishTask(at.world.deps, { id: task?.task_id ?? '', run: 1 }, outcome('found', {}));
    expect((await readReport(at.buyer, itemId)).tasks.map(({ status }) => status)).not.toContain('found');
  });
});

describe('reports of other users', () => {
  test("every call answers «not found» for another user's report and is recorded in the journal", async () => {
    sources.needsData('Тестов', 'courts');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const { task_id: taskId } = taskOf(await readReport(at.buyer, itemId), 'courts');
    const stranger = await at.world.signIn();
    const answers = [
      await addData(stranger, itemId, { region: '77' }),
      await post(`/report/${itemId}/tasks/${taskId}/skip`, {}, stranger),
      await post(`/report/${itemId}/tasks/${taskId}/restart`, {}, stranger),
      await edit(stranger, itemId, pyotr),
      await post(`/report/${itemId}/rating`, { rating: 'up' }, stranger),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(5).fill('report_not_found'));
    const lines = await auditOf(at.world, stranger);
    expect(lines.map(({ action }) => action)).toEqual([
      'report.data',
      'report.skip',
      'report.restart',
      'report.edit',
      'report.rate',
    ]);
  });

  test("tasks of another user's report cannot be changed", async () => {
    sources.refuses('Тестов', 'wanted');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const other = await buyCheck(at.world, at.buyer, pyotr);
    const { task_id: taskId } = taskOf(await readReport(at.buyer, itemId), 'wanted');
    expect((await post(`/report/${other}/tasks/${taskId}/restart`)).json()).toMatchObject({
      status: 404,
      code: 'task_not_found',
    });
  });
});
