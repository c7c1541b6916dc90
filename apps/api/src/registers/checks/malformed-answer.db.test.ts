import type { Report } from '@proverka/contract/report';
import { beforeEach, describe, expect, test } from 'vitest';
import { buyCheck } from '../../../test/checks.ts';
import { fakeCheckSources, ivan } from '../../../test/fake-check-sources.ts';
import { createProtocolFake } from '../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../test/protocol-fake.ts';
import { createReportWorld, readReport } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { createGate } from '#platform/outbound/gate.ts';
import { createSupplier } from '../sources/supplier/supplier.ts';

const nothing: FakeAnswer = {
  body: { status: 'done', source: 'Реестр', source_date: '2026-11-20', records: [] },
};
const sameInn: FakeAnswer = {
  body: { status: 'done', source: 'Реестр', source_date: '2026-11-20', records: [{ inn: ivan.inn }] },
};
const webPage: FakeAnswer = { body: '<html><h1>Портал</h1></html>' };

const caseOf = (last_name: string) => ({
  person: {
    last_name,
    first_name: 'ИВАН',
    middle_name: null,
    birth_date: null,
    birth_place: null,
    region: null,
    inn: null,
  },
  court: 'Тестовый районный суд',
  case_number: '1-1/2026',
  category: 'Кража',
  kind: 'criminal',
  role: 'обвиняемый',
  received_on: '2026-02-01',
  result: null,
  decided_on: null,
});

let world: ReportWorld;
let buyer: SignedInPerson;
let courts: FakeAnswer[];
beforeEach(async () => {
  courts = [];
  const fake = await createProtocolFake(({ url }) => {
    if (url.includes('/checks/courts')) return courts.shift() ?? nothing;
    return url.includes('/checks/inn') ? sameInn : nothing;
  });
  const supplier = createSupplier(
    { url: fake.url, key: 'k' },
    createGate({ perSecond: 1000, repeatAfterMs: [] }),
  );
  world = await createReportWorld({ checkSources: { ...fakeCheckSources().all, supplier } });
  buyer = await world.signIn({ paid: 100_000 });
});

const buy = async (): Promise<Report> => {
  const itemId = await buyCheck(world, buyer, ivan);
  await world.jobs.runAll('report.task');
  await world.jobs.runDue();
  return readReport(buyer, itemId);
};
const courtsOf = ({ tasks }: Report) => tasks.find(({ task_type }) => task_type === 'courts');

describe('a source with a malformed answer', () => {
  test('a task with two malformed answers fails with the reason, and the other sources are read as usual', async () => {
    courts.push(webPage, webPage);
    const report = await buy();
    expect(courtsOf(report)).toMatchObject({
      status: 'failed',
      attempts: 2,
      reason: 'Источник прислал веб-страницу вместо сведений.',
      can_restart: true,
    });
    expect(report).toMatchObject({ status: 'done', verdict: { level: 'unchecked' } });
    expect(report.tasks.filter(({ status }) => status === 'failed')).toHaveLength(1);
    expect(report.findings.at(-1)).toMatchObject({
      level: 'unchecked',
      code: 'unavailable_courts',
      text: 'Источник прислал веб-страницу вместо сведений.',
    });
  });

  test('an answer about other people or in a broken encoding does not count as «nothing found»', async () => {
    const aboutAnother: FakeAnswer = {
      body: {
        status: 'done',
        source: 'Реестр',
        source_date: '2026-11-20',
        records: [caseOf('РўРµСЃС‚РѕРІ')],
      },
    };
    courts.push(aboutAnother, aboutAnother);
    const report = await buy();
    expect(courtsOf(report)).toMatchObject({
      status: 'failed',
      reason: 'Источник прислал сведения не о том, о ком спрашивали.',
    });
    expect(report.findings.map(({ code }) => code)).not.toContain('courts_none');
  });

  test('once is read the second time', async () => {
    courts.push(webPage);
    const report = await buy();
    expect(courtsOf(report)).toMatchObject({ status: 'nothing_found', reason: '' });
    expect(report).toMatchObject({ status: 'done', verdict: { level: 'clear' } });
  });
});

describe('a source that gives no answer', () => {
  const captcha: FakeAnswer = { body: '<html><h1>Введите код с картинки</h1></html>' };
  const day = 24 * 3600 * 1000;

  test.each([
    ['asks for a captcha', captcha, 'Источник просит ввести код с картинки.'],
    ['is down', { status: 503, body: '' }, 'Источник сообщил об ошибке на своей стороне.'],
    [
      'leads to another page',
      { status: 302, headers: { location: '/login' } },
      'Источник вместо ответа отправил на другую страницу.',
    ],
    [
      'never ends its work',
      { status: 202, body: { status: 'working', ticket: 't' } },
      'Источник принял вопрос и ещё готовит ответ.',
    ],
  ] as const)(
    'a source that %s until the deadline is «не удалось проверить» and says why',
    async (_how, answer, words) => {
      courts.push(answer, answer, answer);
      const itemId = await buyCheck(world, buyer, ivan);
      await world.jobs.runAll('report.task');
      world.clock.advance(day);
      await world.jobs.runAll('report.task');
      const report = await readReport(buyer, itemId);
      const reason = `Ответа за отведённое время нет. ${words}`;
      expect(courtsOf(report)).toMatchObject({ status: 'unavailable', reason });
      expect(report.findings.map(({ code }) => code)).not.toContain('courts_none');
      expect(report.findings).toContainEqual(
        expect.objectContaining({ code: 'unavailable_courts', text: reason }),
      );
    },
  );
});
