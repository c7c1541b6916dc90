import type { Report } from '@proverka/contract/report';
import { describe, expect, test } from 'vitest';
import { buyerOfChecks } from '../../test/buyer-of-checks.ts';
import { buyCheck } from '../../test/checks.ts';
import { ivan } from '../../test/fake-check-sources.ts';
import { FLAT } from '../../test/fake-extracts.ts';
import { createFakeSource, found } from '../../test/fake-sources.ts';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { addData, chargesOf, edit, statusesOf, taskOf } from '../../test/report-changes.ts';
import { buy, deliver, itemAbout, lettersTo, readReport } from '../../test/reports.ts';
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

describe('missing data', () => {
  test('a source that needs more data gets it from the customer, and nothing is charged twice', async () => {
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
      'breaks a rule is refused in the words of its field',
      { region: '999' },
      'subject_invalid',
      'Выберите регион из списка',
    ],
    ['is empty is refused as required', { region: ' ' }, 'subject_invalid', 'Обязательное поле'],
  ])('invalid data that %s', async (_how, data, code, words) => {
    sources.needsData('Тестов', 'courts');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    expect((await addData(at.buyer, itemId, data)).json()).toMatchObject({
      code,
      fields: { 'data.region': words },
    });
    expect((await readReport(at.buyer, itemId)).status).toBe('needs_data');
  });

  test('missing data is awaited longer than a silent source, but not for ever', async () => {
    sources.needsData('Тестов', 'courts');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const sweepAfter = async (minutes: number) => {
      at.world.clock.advance(minutes * 60_000);
      await sweepTasksJob(at.world.deps);
      await at.world.jobs.runDue();
      return taskOf(await readReport(at.buyer, itemId), 'courts').status;
    };
    expect([await sweepAfter(20), await sweepAfter(20)]).toEqual(['needs_data', 'skipped']);
  });

  test('missing data is requested in one letter unless it arrives before', async () => {
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

  test('missing data is requested while other sources of the report are still working', async () => {
    sources.needsData('Тестов', 'courts');
    const careful = await at.world.signIn({ paid: 10 * MONEY });
    const itemId = await buyRisk(at.world, careful, [ivan]);
    expect((await readReport(careful, itemId)).status).toBe('running');
    await at.world.jobs.runAll('report.ask-data');
    await at.world.jobs.runDue();
    expect(lettersTo(at.world, careful)).toContain('Для отчёта нужны данные');
  });

  test('only data that was asked for is accepted', async () => {
    sources.needsData('Тестов', 'courts');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    expect((await addData(at.buyer, itemId, { last_name: 'Другой' })).json().code).toBe('data_not_needed');
    await addData(at.buyer, itemId, { region: '77' });
    expect((await addData(at.buyer, itemId, { region: '50' })).json().code).toBe('data_not_needed');
  });

  test('data added twice at the same time restarts the check once', async () => {
    sources.needsData('Тестов', 'courts');
    const itemId = await buyCheck(at.world, at.buyer, ivan);
    const answers = await Promise.all([1, 2, 3].map(() => addData(at.buyer, itemId, { region: '77' })));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    await at.world.jobs.runDue();
    expect(new Set(lettersTo(at.world, at.buyer))).toEqual(new Set(['Заказ оплачен', 'Отчёт готов']));
    expect(lettersTo(at.world, at.buyer)).toHaveLength(2);
  });

  test('an address with several objects accepts the number of one of them', async () => {
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
