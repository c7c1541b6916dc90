import { looksAt } from '../../../test/audit.ts';
import type { Report } from '@proverka/contract/report';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FLAT, sampleFile } from '../../../test/fake-extracts.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { EGRN_RIGHT_LIST, PRICE, orderStatus } from '../../../test/orders.ts';
import {
  buy,
  createReportWorld,
  deliver,
  itemAbout,
  lettersTo,
  paidBalanceOf,
  readReport,
  resetReportWorld,
} from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { readTotalSpent } from '#money/ledger.store.ts';

let world: ReportWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
});
beforeEach(async () => {
  await resetReportWorld(world);
  person = await world.signIn({ paid: 3 * PRICE });
});

describe('reports of an object', () => {
  test('a report is readable while its source is working', async () => {
    const itemId = await buy(world, person);
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'running',
      product_name: 'EgrnObject',
      object_key: FLAT.number,
      completed_at: null,
      verdict: null,
      findings: [],
      extracts: [],
      has_pdf: false,
      money_note: '',
      expected: { p50: 1800, measured: false },
      tasks: [{ task_type: 'egrn_object', status: 'running', attempts: 1 }],
    });
    expect(world.extracts.orders).toMatchObject([
      { subject: { cadastralNumber: FLAT.number, requestType: 'EgrnObject' } },
    ]);
  });

  test('a finished report is delivered, charged and announced', async () => {
    const itemId = await buy(world, person);
    await deliver(world);
    const report = await readReport(person, itemId);
    expect(report).toMatchObject({
      status: 'done',
      has_pdf: true,
      tasks: [{ status: 'found', source: 'Росреестр (ЕГРН)', reason: '' }],
      extracts: [{ kind: 'about_property', object: { cadastralNumber: FLAT.number } }],
    });
    expect(report.verdict?.sentence).toBeTruthy();
    expect(report.findings.every(({ source }) => source.startsWith('ЕГРН'))).toBe(true);
    expect(await paidBalanceOf(world, person)).toBe(2 * PRICE);
    expect(await readTotalSpent(world.db, person.id)).toBe(PRICE);
    expect(await orderStatus(world, report.order_id)).toBe('closed');
    expect(lettersTo(world, person)).toEqual(['Заказ оплачен', 'Отчёт готов']);
    await expectLedgerLaws(world.owner);
  });

  test('a report on the transfer of rights orders the extract about it', async () => {
    world.extracts.document = () => sampleFile('syn_transfer_rights_property_room');
    await buy(world, person, itemAbout(FLAT.number, EGRN_RIGHT_LIST));
    expect(world.extracts.orders[0]?.subject.requestType).toBe('EgrnRightList');
  });

  test('a report has a PDF that is rendered once', async () => {
    const itemId = await buy(world, person);
    expect((await person.request({ url: `/report/${itemId}/pdf` })).json()).toMatchObject({
      status: 404,
      code: 'file_not_found',
    });
    await deliver(world);
    const { pdf_hash } = await world.db
      .selectFrom('report')
      .select('pdf_hash')
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(pdf_hash).toMatch(/^[\da-f]{64}$/);
    const pdf = await person.request({ url: `/report/${itemId}/pdf` });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await world.deps.files.remove(pdf_hash ?? '');
    expect((await person.request({ url: `/report/${itemId}/pdf` })).rawPayload.equals(pdf.rawPayload)).toBe(
      true,
    );
  });

  test('a report bought again shows what has changed', async () => {
    await buy(world, person);
    await deliver(world);
    const before = sampleFile(FLAT.file).toString();
    const record = /<restrict_record>[\s\S]*?<\/restrict_record>/.exec(before)?.[0] ?? '';
    world.extracts.document = () => Buffer.from(before.replace(record, ''));
    world.clock.advance(1000);
    const again = await buy(world, person);
    await deliver(world);
    const { metadata } = await world.db
      .selectFrom('order_item')
      .select('metadata')
      .where('id', '=', again)
      .executeTakeFirstOrThrow();
    expect(metadata).toEqual({
      diffStatement: {
        amount_of_owners: false,
        date_rights: false,
        registration_number_of_rights: false,
        encumbrance: true,
      },
    });
  });
});

describe('answers of the register other than an extract', () => {
  test('a notice of absence completes the report with «nothing found» and is charged', async () => {
    world.extracts.document = () => sampleFile('syn_notice_absence_info_12');
    const itemId = await buy(world, person, itemAbout('77:06:0001001:9999'));
    await deliver(world);
    const report = await readReport(person, itemId);
    expect(report).toMatchObject({
      status: 'done',
      tasks: [{ status: 'nothing_found' }],
      extracts: [{ kind: 'absence_notice' }],
    });
    expect(report.findings[0]?.code).toBe('nothing_in_register');
    expect(await paidBalanceOf(world, person)).toBe(2 * PRICE);
  });

  test('a refusal of the register is shown with its reasons and claims nothing about the object', async () => {
    world.extracts.document = () => sampleFile('syn_decision_refuse_provide_info');
    const itemId = await buy(world, person);
    await deliver(world);
    const report = await readReport(person, itemId);
    expect(report).toMatchObject({
      status: 'done',
      verdict: { level: 'unchecked' },
      extracts: [{ kind: 'refusal_notice' }],
    });
  });
});

describe('access to reports', () => {
  test("another user's report is not found for a user and shown to an admin, and both attempts are logged", async () => {
    const itemId = await buy(world, person);
    const [stranger, admin] = [await world.signIn(), await world.signIn({ staff: 'admin' })];
    expect((await stranger.request({ url: `/report/${itemId}` })).json()).toMatchObject({
      status: 404,
      code: 'report_not_found',
    });
    expect((await stranger.request({ url: `/report/${itemId}/pdf` })).statusCode).toBe(404);
    expect((await stranger.request({ url: `/report/${itemId}/events` })).statusCode).toBe(404);
    expect((await readReport(admin, itemId)).order_item_id).toBe(itemId);
    const looks = await looksAt(world, itemId);
    expect(looks.filter(({ user_id }) => user_id === stranger.id).map(({ allowed }) => allowed)).toEqual([
      false,
      false,
      false,
    ]);
    expect(looks.filter(({ user_id }) => user_id === admin.id)).toEqual([
      { user_id: admin.id, allowed: true },
    ]);
    expect(looks.some(({ user_id }) => user_id === person.id)).toBe(false);
  });

  test('a report is publicly confirmed by its number, without personal data', async () => {
    const itemId = await buy(world, person);
    const { number } = await readReport(person, itemId);
    const confirm = () => world.api.inject(`/confirm/${number.toLowerCase()}`);
    expect((await confirm()).statusCode).toBe(404);
    await deliver(world);
    const answer = (await confirm()).json();
    expect(Object.keys(answer).sort()).toEqual(['completed_at', 'hash', 'number', 'product_name_ru']);
    expect(answer).toMatchObject({ number, hash: expect.stringMatching(/^[\da-f]{64}$/) });
  });
});

test('an unpaid report is not found', async () => {
  const answer = await person.request({ url: '/report/00000000-0000-4000-8000-000000000001' });
  expect(answer.json<Report>()).toMatchObject({ status: 404 });
  expect((await person.request({ url: '/report/none' })).json()).toMatchObject({
    status: 400,
    fields: { order_item_id: 'Некорректное значение' },
  });
});
