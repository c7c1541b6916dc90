import { beforeEach, describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { fakeCheckSources, pyotr } from '../../../test/fake-check-sources.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import type { CheckAnswer } from '../sources/check-answer.ts';
import type { Proceeding } from '../sources/fssp/result.ts';
import { unavailable } from '#platform/outbound/source.ts';
import { processingConsent } from '../../../test/consents.ts';

const origin = { source: 'Банк данных', sourceDate: '2026-11-20' };
const row = (born: string, number: number): Proceeding => ({
  name: `ОБРАЗЦОВ ПЕТР ИЛЬИЧ ${born} Г. КАЗАНЬ`,
  exe_production: `0000${number}/20/16010-ИП от 20.01.2020`,
  details: 'Судебный приказ',
  subject: 'Взыскание налогов',
  department: 'ОСП № 1',
  bailiff: 'ПРИМЕРОВ П. П.',
  ip_end: '',
});

const fakes = fakeCheckSources();
let answers: CheckAnswer<readonly Proceeding[]>[] = [];
let asked = 0;
const checkSources = {
  ...fakes.all,
  fssp: {
    ...fakes.all.fssp,
    person: async () => {
      asked += 1;
      return answers.shift() ?? { kind: 'nothing_found' as const, ...origin };
    },
  },
};

let world: TestWorld;
beforeEach(async () => {
  answers = [];
  asked = 0;
  const config = testConfig({}, { free_fssp_address: { count: 3, windowSeconds: 3600 } });
  world = await createTestWorld({ config, replace: { checkSources } });
});

const check = async (subject: object = pyotr) => {
  const payload = { subject, consent: processingConsent };
  return (await world.api.inject({ method: 'POST', url: '/fssp/free', payload })).json();
};

describe('the free check of debts', () => {
  test("the free check of debts waits for the data bank and counts the person's proceedings without namesakes'", async () => {
    const data = [row('15.05.1975', 1), row('15.05.1975', 2), row('01.01.1960', 3)];
    answers = [
      { kind: 'working', ticket: 'task' },
      { kind: 'found', data, ...origin },
    ];
    expect(await check()).toMatchObject({ result: 'found', count: 2, source: 'Банк данных' });
    expect(asked).toBe(2);
  });

  test("the free check of debts finds nothing when there are no rows or only namesakes'", async () => {
    expect(await check()).toMatchObject({ result: 'nothing_found', count: 0, source_date: '2026-11-20' });
    answers = [{ kind: 'found', data: [row('01.01.1960', 1)], ...origin }];
    expect(await check()).toMatchObject({ result: 'nothing_found', count: 0 });
  });

  test('the free check of debts says when the data bank did not answer', async () => {
    answers = [unavailable('away')];
    expect(await check()).toMatchObject({ result: 'unavailable', count: null });
  });

  test('the free check of debts stores the consent and no data about the person', async () => {
    await check();
    const { rows } = await world.owner.query('select purpose, text_version, user_id from consent');
    expect(rows).toEqual([
      { purpose: 'personal_data', text_version: processingConsent.personal_data_version, user_id: null },
    ]);
  });

  test('the free check of debts is limited per address and sends no invalid subject to the data bank', async () => {
    expect(await check({ ...pyotr, last_name: '' })).toMatchObject({
      code: 'subject_invalid',
      fields: { 'subject.last_name': 'Обязательное поле' },
    });
    expect(asked).toBe(0);
    for (let turn = 0; turn < 3; turn += 1) await check();
    expect(await check()).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(asked).toBe(3);
  });
});
