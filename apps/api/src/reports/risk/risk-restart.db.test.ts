import { describe, expect, test } from 'vitest';
import { readReport } from '../../../test/reports.ts';
import { codeOf } from '../../../test/refusal-code.ts';
import { buyerOfRisk, call } from '../../../test/risk.ts';
import { ivan } from '../../../test/fake-check-sources.ts';

const { at, sources, buyDelivered, open } = buyerOfRisk();

describe('failed tasks of a full check', () => {
  test('a failed task is restarted in its place, and the report is updated without a second charge', async () => {
    sources.refuses('Тестов', 'bankruptcy');
    const itemId = await buyDelivered([ivan]);
    const failed = (await open(itemId)).tasks.find(({ task_type }) => task_type === 'bankruptcy');
    expect(failed).toMatchObject({ status: 'unavailable', can_restart: true, number_of_starts: 1 });
    sources.reset();
    const restarted = await call(at.buyer, 'POST', '/risk/v2/task/restart', { task_id: failed?.task_id });
    expect(restarted.statusCode).toBe(200);
    await at.world.jobs.runDue();
    const report = await open(itemId);
    const again = report.tasks.find(({ task_id }) => task_id === failed?.task_id);
    expect(again).toMatchObject({ status: 'nothing_found', can_restart: false, number_of_starts: 2 });
    expect(report.status).toBe('done');
    expect((await readReport(at.buyer, itemId)).findings.map(({ code }) => code)).not.toContain(
      'unavailable_bankruptcy',
    );
  });

  test('a task is run three times at most', async () => {
    sources.refuses('Тестов', 'bankruptcy');
    const itemId = await buyDelivered([ivan]);
    const taskId = (await open(itemId)).tasks.find(({ task_type }) => task_type === 'bankruptcy')?.task_id;
    const restart = async () => {
      const answer = await call(at.buyer, 'POST', '/risk/v2/task/restart', { task_id: taskId });
      await at.world.jobs.runDue();
      return answer;
    };
    expect((await restart()).statusCode).toBe(200);
    expect((await restart()).statusCode).toBe(200);
    expect(codeOf(await restart())).toBe('task_not_restartable');
  });

  test('an answered task cannot be restarted', async () => {
    const itemId = await buyDelivered([ivan]);
    const answered = (await open(itemId)).tasks.find(({ task_type }) => task_type === 'bankruptcy');
    const answer = await call(at.buyer, 'POST', '/risk/v2/task/restart', { task_id: answered?.task_id });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'task_not_restartable']);
  });
});
