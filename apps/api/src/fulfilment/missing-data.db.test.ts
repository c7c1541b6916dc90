import type { Report } from '@proverka/contract/report';
import { describe, expect, test } from 'vitest';
import { buyerOfChecks } from '../../test/buyer-of-checks.ts';
import { CHECK_BANKRUPTCY, buyCheck } from '../../test/checks.ts';
import { ivan, pyotr } from '../../test/fake-check-sources.ts';
import { FLAT } from '../../test/fake-extracts.ts';
import { createFakeSource, found } from '../../test/fake-sources.ts';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { act, addData, chargesOf, edit, statusesOf, taskOf } from '../../test/report-changes.ts';
import { buy, deliver, itemAbout, lettersTo, paidBalanceOf, readReport } from '../../test/reports.ts';
import { buyRisk } from '../../test/risk.ts';
import type { KadnetObject, ObjectsQuery } from '#registers/sources/kadnet/objects.ts';
import { sweepTasksJob } from './tasks/sweep-tasks.job.ts';

const MONEY = 100_000;

const register = createFakeSource<ObjectsQuery, readonly KadnetObject[]>(() =>
  found([
    { Number: FLAT.number, Address: 'г Москва, ул Тестовая, д 10, кв 25' },
    { Number: '77:06:0001001:1235', Address: 'г Москва, ул Тестовая, д 10, кв 25' },
  ]),
);

const at = buyerOfChecks({ paid: MONEY }, { objects: register });
const { sources } = at;

describe('a source that needs one more datum', () => {
  test('gets it from the customer and answers; nothing is charged twice', async () => {
    sources.needsData('Тестов', 'courts');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const waiting = await readReport(at.buyer, itemId);
    expect(waiting.status).toBe('needs_data');
    expect(taskOf(waiting, 'courts')).toMatchObject({
      status: 'needs_data',
      missing_requirements: ['region'],
      can_restart: false,
    });
    const added = (await addData(at.buyer, itemId, { region: '77', last_name: 'Другой' })).json<Report>();
    expect(added).toMatchObject({
      status: 'running',
      edits_left: 2,
      subject: { data: { ...ivan, region: '77' } },
    });
    expect(taskOf(added, 'courts').status).toBe('queued');
    await at.world.jobs.runDue();
    expect(await readReport(at.buyer, itemId)).toMatchObject({ status: 'done' });
    expect(await chargesOf(at.world, itemId)).toHaveLength(1);
    await expectLedgerLaws(at.world.owner);
  });

  test.each([
    [
      'that is wrong is told so in its words',
      { region: '999' },
      'subject_invalid',
      'Выберите регион из списка',
    ],
    ['that is empty is due', { region: ' ' }, 'subject_invalid', 'Обязательное поле'],
  ])('and one %s', async (_how, data, code, words) => {
    sources.needsData('Тестов', 'courts');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    expect((await addData(at.buyer, itemId, data)).json()).toMatchObject({
      code,
      fields: { 'data.region': words },
    });
    expect((await readReport(at.buyer, itemId)).status).toBe('needs_data');
  });

  test('is waited for longer than a silent source would be, and not for ever', async () => {
    sources.needsData('Тестов', 'courts');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const sweepAfter = async (minutes: number) => {
      at.world.clock.advance(minutes * 60_000);
      await sweepTasksJob(at.world.deps);
      await at.world.jobs.runDue();
      return taskOf(await readReport(at.buyer, itemId), 'courts').status;
    };
    expect([await sweepAfter(20), await sweepAfter(20)]).toEqual(['needs_data', 'failed']);
  });

  test('is asked for by one letter, unless it is there before anybody writes', async () => {
    sources.needsData('Тестов', 'courts');
    const answered = await buyCheck(at.world, at.buyer, ivan);
    await addData(at.buyer, answered, { region: '77' });
    const forgotten = await buyCheck(at.world, at.buyer, ivan);
    expect(lettersTo(at.world, at.buyer)).not.toContain('Для отчёта нужны данные');
    await at.world.jobs.runAll('report.ask-data');
    await at.world.jobs.runDue();
    const asked = (await at.world.letters()).filter(({ subject }) => subject.startsWith('Для отчёта нужны'));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.text).toContain(`/check-person/${forgotten}/`);
    expect(asked[0]?.text.replaceAll('\u00A0', ' ')).toMatch(
      /Мы ждём до \d\d\.\d\d\.\d{4}, \d\d:\d\d \(МСК\)/,
    );
    expect(asked[0]?.text).not.toContain('Иван');
  });

  test('is asked for while other sources of the report are still at work', async () => {
    sources.needsData('Тестов', 'courts');
    const careful = await at.world.signIn({ paid: 10 * MONEY });
    const itemId = await buyRisk(at.world, careful, [ivan]);
    expect((await readReport(careful, itemId)).status).toBe('running');
    await at.world.jobs.runAll('report.ask-data');
    await at.world.jobs.runDue();
    expect(lettersTo(at.world, careful)).toContain('Для отчёта нужны данные');
  });

  test('takes nothing it did not ask for', async () => {
    sources.needsData('Тестов', 'courts');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    expect((await addData(at.buyer, itemId, { last_name: 'Другой' })).json().code).toBe('data_not_needed');
    await addData(at.buyer, itemId, { region: '77' });
    expect((await addData(at.buyer, itemId, { region: '50' })).json().code).toBe('data_not_needed');
  });

  test('answered twice at the same time begins once', async () => {
    sources.needsData('Тестов', 'courts');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const answers = await Promise.all([1, 2, 3].map(() => addData(at.buyer, itemId, { region: '77' })));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    await at.world.jobs.runDue();
    expect(new Set(lettersTo(at.world, at.buyer))).toEqual(new Set(['Заказ оплачен', 'Отчёт готов']));
    expect(lettersTo(at.world, at.buyer)).toHaveLength(2);
  });

  test('may be passed over: the report says that it was not checked', async () => {
    sources.needsData('Тестов', 'courts');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const skipped = (await act(at.buyer, itemId, 'courts', 'skip')).json<Report>();
    expect(skipped).toMatchObject({ status: 'done' });
    expect(taskOf(skipped, 'courts')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('пропущена'),
    });
    expect(skipped.verdict?.level).toBe('unchecked');
    expect((await act(at.buyer, itemId, 'courts', 'skip')).json().code).toBe('task_not_waiting');
  });

  test('passed over as the only one gives the money back', async () => {
    sources.needsData('Тестов', 'bankruptcy');
    const itemId = await buyCheck(at.world, at.buyer, ivan, CHECK_BANKRUPTCY);
    const skipped = (await act(at.buyer, itemId, 'bankruptcy', 'skip')).json<Report>();
    expect(skipped).toMatchObject({ status: 'refunded', edits_left: 0 });
    expect(await paidBalanceOf(at.world, at.buyer)).toBe(MONEY);
    expect((await act(at.buyer, itemId, 'bankruptcy', 'restart')).json().code).toBe('task_not_restartable');
    expect((await edit(at.buyer, itemId, pyotr)).json().code).toBe('subject_not_editable');
    await expectLedgerLaws(at.world.owner);
  });

  test('for an object takes the number of one of the objects at its address', async () => {
    const itemId = await buy(at.world, at.buyer, itemAbout('Москва, Тестовая, д 10, кв 25'));
    expect((await addData(at.buyer, itemId, { cadastral_number: '77:1' })).json()).toMatchObject({
      fields: { 'data.cadastral_number': 'Введите корректный кадастровый номер' },
    });
    const added = (await addData(at.buyer, itemId, { cadastral_number: FLAT.number })).json<Report>();
    expect(added).toMatchObject({ status: 'running', object_key: FLAT.number, edits_left: 0 });
    await at.world.jobs.runDue();
    await deliver(at.world);
    expect((await readReport(at.buyer, itemId)).status).toBe('done');
    expect((await edit(at.buyer, itemId, ivan)).json().code).toBe('subject_not_editable');
  });
});
