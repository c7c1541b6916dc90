import type { Report } from '@proverka/contract/report';
import { describe, expect, test } from 'vitest';
import { buyerOfChecks } from '../../test/buyer-of-checks.ts';
import { CHECK_BANKRUPTCY, buyCheck } from '../../test/checks.ts';
import { ivan, pyotr } from '../../test/fake-check-sources.ts';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { act, addData, chargesOf, edit, postAs, statusesOf, taskOf } from '../../test/report-changes.ts';
import { lettersTo, paidBalanceOf, readReport } from '../../test/reports.ts';
import { sweepTasksJob } from './tasks/sweep-tasks.job.ts';

const MONEY = 100_000;
const at = buyerOfChecks({ paid: MONEY });
const { sources } = at;

const skipAll = (itemId: string) => postAs(at.buyer, `/report/${itemId}/skip`);
const codeOf = async (answer: ReturnType<typeof act>) => (await answer).json<{ code: string }>().code;

async function expire(): Promise<void> {
  at.world.clock.advance(40 * 60_000);
  await sweepTasksJob(at.world.deps);
  await at.world.jobs.runDue();
}

const waitingFor = async (...checks: readonly string[]): Promise<string> => {
  for (const check of checks) sources.needsData('Тестов', check);
  return buyCheck(at.world, at.buyer, ivan);
};

describe('a skipped check', () => {
  test('is named in the report with what it lacked, and the verdict is never an all-clear', async () => {
    const itemId = await waitingFor('courts');
    const report = (await act(at.buyer, itemId, 'courts', 'skip')).json<Report>();
    expect(report).toMatchObject({ status: 'done', verdict: { level: 'unchecked' }, money_note: '' });
    expect(taskOf(report, 'courts')).toMatchObject({
      status: 'skipped',
      reason: 'Проверка пропущена: без этих данных источник не отвечает, а их не указали: регион.',
      missing_requirements: ['region'],
      can_restart: false,
      can_resume: true,
      price: 0,
    });
    expect(report.verdict?.sentence).toContain('Не проверено, потому что не указаны данные: суды');
    expect(report.findings).toContainEqual(
      expect.objectContaining({ code: 'skipped_courts', kind: 'skipped', level: 'unchecked' }),
    );
    expect(await chargesOf(at.world, itemId)).toHaveLength(1);
  });

  test('ends the same way when the time to give the data is over', async () => {
    const itemId = await waitingFor('courts');
    await expire();
    const report = await readReport(at.buyer, itemId);
    expect(report).toMatchObject({ status: 'done', verdict: { level: 'unchecked' } });
    expect(taskOf(report, 'courts')).toMatchObject({
      status: 'skipped',
      reason:
        'Проверка пропущена: за отведённое время не указали данные, без которых источник не отвечает: регион.',
      can_resume: true,
    });
  });

  test('is asked after all once its data is given, and nothing is charged or announced twice', async () => {
    const itemId = await waitingFor('courts');
    await act(at.buyer, itemId, 'courts', 'skip');
    const resumed = (await addData(at.buyer, itemId, { region: '77' })).json<Report>();
    expect(taskOf(resumed, 'courts').status).toBe('queued');
    expect(resumed.status).toBe('running');
    await at.world.jobs.runDue();
    const report = await readReport(at.buyer, itemId);
    expect(report).toMatchObject({ status: 'done', verdict: { level: 'clear' } });
    expect(taskOf(report, 'courts').status).toBe('nothing_found');
    expect(await chargesOf(at.world, itemId)).toHaveLength(1);
    expect(lettersTo(at.world, at.buyer)).toEqual(['Заказ оплачен', 'Отчёт готов']);
    await expectLedgerLaws(at.world.owner);
  });

  test('is not asked any more when the report is older than three days', async () => {
    const itemId = await waitingFor('courts');
    await act(at.buyer, itemId, 'courts', 'skip');
    at.world.clock.advance(73 * 3600_000);
    expect(taskOf(await readReport(at.buyer, itemId), 'courts').can_resume).toBe(false);
    expect(await codeOf(addData(at.buyer, itemId, { region: '77' }))).toBe('data_not_needed');
  });
});

describe('skipping', () => {
  test('is refused with the reason: answered, skipped before, not waiting, foreign', async () => {
    sources.refuses('Тестов', 'wanted');
    const itemId = await waitingFor('courts', 'bankruptcy');
    const { task_id: taskId } = taskOf(await readReport(at.buyer, itemId), 'courts');
    const stranger = await at.world.signIn();
    const answer = await postAs(stranger, `/report/${itemId}/tasks/${taskId}/skip`);
    expect(answer.json()).toMatchObject({ status: 404, code: 'report_not_found' });
    expect((await postAs(stranger, `/report/${itemId}/skip`)).statusCode).toBe(404);
    expect((await act(at.buyer, itemId, 'courts', 'skip')).statusCode).toBe(200);
    expect(await codeOf(act(at.buyer, itemId, 'courts', 'skip'))).toBe('task_skipped');
    expect(await codeOf(act(at.buyer, itemId, 'passport', 'skip'))).toBe('task_answered');
    expect(await codeOf(act(at.buyer, itemId, 'wanted', 'skip'))).toBe('task_not_waiting');
    const none = '00000000-0000-4000-8000-000000000001';
    expect(await codeOf(postAs(at.buyer, `/report/${itemId}/tasks/${none}/skip`))).toBe('task_not_found');
    expect((await readReport(at.buyer, itemId)).status).toBe('needs_data');
  });

  test('all at once finishes the report, and a repeat changes nothing', async () => {
    const itemId = await waitingFor('courts', 'bankruptcy');
    const answers = await Promise.all([skipAll(itemId), skipAll(itemId), skipAll(itemId)]);
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    await at.world.jobs.runDue();
    const report = await readReport(at.buyer, itemId);
    expect(report.status).toBe('done');
    expect(report.tasks.filter(({ status }) => status === 'skipped')).toHaveLength(2);
    expect(lettersTo(at.world, at.buyer)).toEqual(['Заказ оплачен', 'Отчёт готов']);
  });

  test.each([
    ['by its reader', () => Promise.resolve()],
    ['by the end of its time', expire],
  ] as const)(
    'the only check %s returns the whole price, once, and the letter says why',
    async (_by, wait) => {
      sources.needsData('Тестов', 'bankruptcy');
      const itemId = await buyCheck(at.world, at.buyer, ivan, CHECK_BANKRUPTCY);
      await wait();
      await skipAll(itemId);
      await at.world.jobs.runDue();
      expect(await readReport(at.buyer, itemId)).toMatchObject({ status: 'refunded', edits_left: 0 });
      expect(await paidBalanceOf(at.world, at.buyer)).toBe(MONEY);
      expect(lettersTo(at.world, at.buyer)).toEqual(['Заказ оплачен', 'Проверка не состоялась']);
      expect(await codeOf(act(at.buyer, itemId, 'bankruptcy', 'restart'))).toBe('task_not_restartable');
      expect(await codeOf(addData(at.buyer, itemId, { region: '77' }))).toBe('data_not_needed');
      expect(await codeOf(edit(at.buyer, itemId, pyotr))).toBe('subject_not_editable');
      await expectLedgerLaws(at.world.owner);
    },
  );

  test('an answer that comes after it is dropped', async () => {
    const itemId = await waitingFor('courts');
    await skipAll(itemId);
    const refused = at.world.owner.query(
      `update report_task set status = 'found' where item_id = $1 and status = 'skipped'`,
      [itemId],
    );
    await expect(refused).rejects.toThrow(/cannot move from skipped to found/);
  });
});
