import type { Report } from '@proverka/contract/report';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FLAT, sampleFile } from '../../test/fake-extracts.ts';
import { away, createFakeSource, found, nothing } from '../../test/fake-sources.ts';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { EGRN_RIGHT_LIST, PRICE, orderStatus } from '../../test/orders.ts';
import { buy, buyByCard, createReportWorld, deliver, itemAbout, readReport } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { readBalances, readTotalSpent } from '../ledger/ledger.store.ts';
import type { KadnetObject, ObjectsQuery } from '../sources/kadnet/objects.ts';
import { destroyReportsJob } from './destroy-reports.job.ts';
import { createExpectedTimes } from './expected-time.store.ts';
import { finishTask } from './finish-task.ts';
import { runTaskJob } from './run-task.job.ts';
import { outcome } from './step.ts';
import { sweepTasksJob } from './sweep-tasks.job.ts';

const register = createFakeSource<ObjectsQuery, readonly KadnetObject[]>(() => nothing);
const signal = new AbortController().signal;
const HOUR_MS = 3600_000;

let world: ReportWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld({ objects: register });
});
beforeEach(async () => {
  world.extracts.orders.length = 0;
  world.extracts.document = () => sampleFile(FLAT.file);
  world.extracts.isAway = false;
  world.mailer.sent.length = 0;
  await world.owner.query(`delete from pgboss.job`);
  person = await world.signIn({ paid: 3 * PRICE });
});

const taskOf = (itemId: string) =>
  world.db.selectFrom('report_task').selectAll().where('item_id', '=', itemId).executeTakeFirstOrThrow();
const paidBalance = async () => (await readBalances(world.db, person.id)).paid;
const lettersTo = (email: string) =>
  world.mailer.sent
    .filter(({ recipient }) => recipient === email)
    .map(({ subject }) => subject.split(' — ')[0]);

describe('a report', () => {
  test('is readable while its source works', async () => {
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

  test('is delivered, charged and told about', async () => {
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
    expect(await paidBalance()).toBe(2 * PRICE);
    expect(await readTotalSpent(world.db, person.id)).toBe(PRICE);
    expect(await orderStatus(world, report.order_id)).toBe('closed');
    expect(lettersTo(person.email)).toEqual(['Заказ оплачен', 'Отчёт готов']);
    await expectLedgerLaws(world.owner);
  });

  test('of the transfer of rights asks for that document', async () => {
    world.extracts.document = () => sampleFile('syn_transfer_rights_property_room');
    await buy(world, person, itemAbout(FLAT.number, EGRN_RIGHT_LIST));
    expect(world.extracts.orders[0]?.subject.requestType).toBe('EgrnRightList');
  });

  test('has a PDF, kept once it is rendered', async () => {
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

  test('bought again says what changed', async () => {
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

describe('answers of the register that are no extract', () => {
  test('a notice of absence is an answer: nothing found, done and charged', async () => {
    world.extracts.document = () => sampleFile('syn_notice_absence_info_12');
    const itemId = await buy(world, person);
    await deliver(world);
    const report = await readReport(person, itemId);
    expect(report).toMatchObject({
      status: 'done',
      tasks: [{ status: 'nothing_found' }],
      extracts: [{ kind: 'absence_notice' }],
    });
    expect(report.findings[0]?.code).toBe('nothing_in_register');
    expect(await paidBalance()).toBe(2 * PRICE);
  });

  test('a decision to refuse is shown with its reasons and claims nothing about the object', async () => {
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

describe('one question is put once', () => {
  test('when the answer to it was lost', async () => {
    world.extracts.askTroubles.push('answer_lost');
    const itemId = await buy(world, person);
    expect((await taskOf(itemId)).status).toBe('running');
    await world.jobs.runAll('report.task');
    await deliver(world);
    expect(world.extracts.orders).toHaveLength(1);
    expect(await readReport(person, itemId)).toMatchObject({ status: 'done', tasks: [{ attempts: 2 }] });
  });

  test('when two runs of the task meet', async () => {
    const itemId = await buy(world, person);
    const { id: taskId } = await taskOf(itemId);
    await world.db
      .updateTable('report_task')
      .set({ ticket: null, status: 'queued' })
      .where('id', '=', taskId)
      .execute();
    world.extracts.orders.length = 0;
    await Promise.all([1, 2, 3].map(() => runTaskJob(world.deps, { taskId }, signal)));
    expect(world.extracts.orders).toHaveLength(1);
  });

  test('when the process died while asking: the order is looked for, and placed only if it is not there', async () => {
    const itemId = await buy(world, person);
    const { id: taskId } = await taskOf(itemId);
    const asking = JSON.stringify({
      state: 'asking',
      since: world.clock.now().toISOString(),
      ticket: null,
      abandoned: [],
      looks: 0,
      failures: 0,
      broken: 0,
    });
    await world.db.updateTable('report_task').set({ ticket: asking }).where('id', '=', taskId).execute();
    await runTaskJob(world.deps, { taskId }, signal);
    expect(await taskOf(itemId)).toMatchObject({ ticket: { state: 'asking', ticket: null } });
    world.clock.advance(31_000);
    await runTaskJob(world.deps, { taskId }, signal);
    expect(world.extracts.orders).toHaveLength(1);
    expect(await taskOf(itemId)).toMatchObject({
      ticket: { state: 'asked', ticket: world.extracts.orders[0]?.ticket },
    });
  });

  test('and put anew only when the source gave up on it', async () => {
    const itemId = await buy(world, person);
    world.extracts.end('failed');
    await world.jobs.runAll('report.task');
    await world.jobs.runAll('report.task');
    expect(world.extracts.orders).toHaveLength(2);
    await deliver(world);
    expect(await readReport(person, itemId)).toMatchObject({ status: 'done' });
  });
});

describe('a job that is run again after it stopped midway', () => {
  test('charges once', async () => {
    const itemId = await buy(world, person);
    const { id: taskId } = await taskOf(itemId);
    world.extracts.end('ready');
    await Promise.all([1, 2, 3].map(() => runTaskJob(world.deps, { taskId }, signal)));
    await runTaskJob(world.deps, { taskId }, signal);
    expect(await paidBalance()).toBe(2 * PRICE);
    await world.jobs.runDue();
    expect(lettersTo(person.email)).toEqual(['Заказ оплачен', 'Отчёт готов']);
    await expectLedgerLaws(world.owner);
  });

  test('cannot deliver what was given up, nor give up what was delivered', async () => {
    const itemId = await buy(world, person);
    const { id: taskId } = await taskOf(itemId);
    await finishTask(world.deps, taskId, outcome('unavailable', { reason: 'Нет ответа' }));
    await finishTask(world.deps, taskId, outcome('found', {}));
    expect((await readReport(person, itemId)).status).toBe('refunded');
    expect(await paidBalance()).toBe(3 * PRICE);
  });
});

describe('a document nobody can read', () => {
  test('is fetched once more, then fails the task with its reason and gives the money back', async () => {
    world.extracts.document = () => Buffer.from('<html>Технические работы</html>');
    const itemId = await buy(world, person);
    await deliver(world);
    expect((await taskOf(itemId)).status).toBe('running');
    await world.jobs.runAll('report.task');
    const report = await readReport(person, itemId);
    expect(report).toMatchObject({
      status: 'refunded',
      tasks: [{ status: 'failed', attempts: 2 }],
      verdict: null,
    });
    expect(report.tasks[0]?.reason).toMatch(/[а-я]/);
    expect(report.findings).toMatchObject([
      { level: 'unchecked', title: 'Не удалось проверить: Выписка ЕГРН об объекте' },
    ]);
    expect(report.money_note.replaceAll('\u00A0', ' ')).toBe('499 ₽ возвращены на баланс.');
    expect(await paidBalance()).toBe(3 * PRICE);
  });

  test('that comes whole the second time is delivered', async () => {
    world.extracts.document = () => sampleFile(FLAT.file).subarray(0, 500);
    const itemId = await buy(world, person);
    await deliver(world);
    world.extracts.document = () => sampleFile(FLAT.file);
    await world.jobs.runAll('report.task');
    expect((await readReport(person, itemId)).status).toBe('done');
  });

  test('about another object is not passed off as the one that was bought', async () => {
    const itemId = await buy(world, person, itemAbout('77:06:0001001:9999'));
    await deliver(world);
    await world.jobs.runAll('report.task');
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'refunded',
      extracts: [],
      tasks: [{ reason: 'Источник прислал выписку о другом объекте.' }],
    });
  });
});

describe('a source that fails for good', () => {
  const fail = async () => {
    world.clock.advance(HOUR_MS);
    await world.jobs.runAll('report.task');
    await world.jobs.runDue();
  };

  test('is tried until the deadline, then the balance has its money back', async () => {
    const itemId = await buy(world, person);
    world.extracts.isAway = true;
    await world.jobs.runAll('report.task');
    await world.jobs.runAll('report.task');
    expect(await taskOf(itemId)).toMatchObject({ status: 'running', attempts: 3 });
    await fail();
    const report = await readReport(person, itemId);
    expect(report).toMatchObject({
      status: 'refunded',
      tasks: [{ status: 'unavailable', reason: 'Источник не ответил за отведённое время.' }],
    });
    expect(await paidBalance()).toBe(3 * PRICE);
    expect(await orderStatus(world, report.order_id)).toBe('closed');
    expect(lettersTo(person.email).at(-1)).toBe('Не удалось проверить');
    await expectLedgerLaws(world.owner);
  });

  test('that refuses the question at once is not asked again', async () => {
    world.extracts.askTroubles.push('refused');
    const itemId = await buy(world, person);
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'refunded',
      tasks: [{ reason: 'Поставщик не принял запрос' }],
    });
  });

  test('gives a card its money back, and says where it is on the way', async () => {
    world.yookassa.holdRefunds = true;
    const before = await paidBalance();
    const { itemId } = await buyByCard(world, person);
    world.extracts.isAway = true;
    await fail();
    const waiting = await readReport(person, itemId);
    expect(waiting.status).toBe('failed');
    expect(waiting.money_note).toContain('возвращаются на карту');
    expect(await paidBalance()).toBe(before);
    const refund = await world.db
      .selectFrom('refund')
      .selectAll()
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ status: 'pending', amount: PRICE });
    world.yookassa.settleRefund(refund.provider_id ?? '', 'succeeded');
    await world.jobs.runAll('refund.send');
    await world.jobs.runDue();
    const settled = await readReport(person, itemId);
    expect(settled.status).toBe('refunded');
    expect(settled.money_note).toContain('возвращены на карту');
    expect(await paidBalance()).toBe(before);
    expect(lettersTo(person.email).at(-1)).toBe('Деньги возвращены');
    world.yookassa.holdRefunds = false;
    await expectLedgerLaws(world.owner);
  });

  test('whose refund the provider refuses leaves the money on the balance', async () => {
    const before = await paidBalance();
    const { itemId } = await buyByCard(world, person);
    world.extracts.isAway = true;
    world.yookassa.trouble('createRefund', 'rejected');
    await fail();
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'refunded',
      money_note: expect.stringContaining('на баланс'),
    });
    expect(await paidBalance()).toBe(before + PRICE);
    await expectLedgerLaws(world.owner);
  });

  test('whose refund got no answer is asked again with the same key and paid back once', async () => {
    const before = await paidBalance();
    const { itemId, paymentId } = await buyByCard(world, person);
    world.extracts.isAway = true;
    world.yookassa.trouble('createRefund', 'answer_lost');
    await fail();
    expect((await readReport(person, itemId)).status).toBe('failed');
    await world.jobs.runAll('refund.send');
    await world.jobs.runAll('refund.send');
    expect((await readReport(person, itemId)).status).toBe('refunded');
    expect(await paidBalance()).toBe(before);
    const provider = await world.db
      .selectFrom('payment')
      .select('provider_id')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    expect(
      [...world.yookassa.refunds.values()].filter(({ payment_id }) => payment_id === provider.provider_id),
    ).toHaveLength(1);
    await expectLedgerLaws(world.owner);
  });

  test('and whose job got lost is given up by the sweep', async () => {
    const itemId = await buy(world, person);
    await world.owner.query('delete from pgboss.job');
    world.clock.advance(HOUR_MS);
    await sweepTasksJob(world.deps);
    await world.jobs.runDue();
    expect((await readReport(person, itemId)).status).toBe('refunded');
  });
});

describe('an item about an address', () => {
  const at = (Number: string): KadnetObject => ({ Number, Address: 'г Москва, ул Тестовая, д 10, кв 25' });
  const byAddress = () => buy(world, person, itemAbout('Москва, Тестовая, д 10, кв 25'));

  test('is checked by the number of the one object there', async () => {
    register.answer = () => found([at(FLAT.number)]);
    const itemId = await byAddress();
    await deliver(world);
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'done',
      object_key: 'Москва, Тестовая, д 10, кв 25',
    });
  });

  test('where several objects stand waits for the number, and fails when it does not come', async () => {
    register.answer = () => found([at(FLAT.number), at('77:06:0001001:1235')]);
    const itemId = await byAddress();
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'needs_data',
      tasks: [{ status: 'needs_data', missing_requirements: ['cadastral_number'] }],
    });
    world.clock.advance(HOUR_MS);
    await sweepTasksJob(world.deps);
    await world.jobs.runDue();
    expect(await readReport(person, itemId)).toMatchObject({
      status: 'refunded',
      tasks: [{ status: 'failed' }],
    });
    expect(await paidBalance()).toBe(3 * PRICE);
  });

  test('is tried again while the search is away', async () => {
    register.answer = () => away;
    const itemId = await byAddress();
    register.answer = () => found([at(FLAT.number)]);
    await world.jobs.runAll('report.task');
    await deliver(world);
    expect((await readReport(person, itemId)).status).toBe('done');
  });
});

describe('an item paid by card', () => {
  test('has its second receipt at delivery, once', async () => {
    const receipts = world.yookassa.receipts.length;
    await buyByCard(world, person);
    await deliver(world);
    expect(world.yookassa.receipts.slice(receipts)).toMatchObject([
      {
        type: 'payment',
        send: true,
        customer: { email: person.email },
        settlements: [{ type: 'prepayment', amount: { value: '499.00' } }],
        items: [{ payment_mode: 'full_payment', vat_code: 11 }],
      },
    ]);
  });
});

describe('somebody else’s report', () => {
  test('is not there for a user and is shown to an admin; both looks are logged', async () => {
    const itemId = await buy(world, person);
    const [stranger, admin] = [await world.signIn(), await world.signIn({ role: 0 })];
    expect((await stranger.request({ url: `/report/${itemId}` })).json()).toMatchObject({
      status: 404,
      code: 'report_not_found',
    });
    expect((await stranger.request({ url: `/report/${itemId}/pdf` })).statusCode).toBe(404);
    expect((await stranger.request({ url: `/report/${itemId}/events` })).statusCode).toBe(404);
    expect((await readReport(admin, itemId)).order_item_id).toBe(itemId);
    const looks = await world.db
      .selectFrom('access_log')
      .select(['user_id', 'allowed'])
      .where('item_id', '=', itemId)
      .execute();
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

  test('is confirmed to anybody by its number, with nothing personal', async () => {
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

describe('a month after completion', () => {
  test('the report and its files are destroyed, a proof without data stays', async () => {
    const own = await createReportWorld();
    const buyer = await own.signIn({ paid: PRICE });
    const itemId = await buy(own, buyer);
    await deliver(own);
    const { number } = await readReport(buyer, itemId);
    const { file_hash } = await own.db
      .selectFrom('report_task')
      .select('file_hash')
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow();
    own.clock.advance(27 * 24 * HOUR_MS);
    await destroyReportsJob(own.deps);
    expect((await readReport(buyer, itemId)).number).toBe(number);
    own.clock.advance(5 * 24 * HOUR_MS);
    await destroyReportsJob(own.deps);
    const later = await own.signIn({ role: 0 });
    expect(await readReport(later, itemId)).toMatchObject({ code: 'report_not_found' });
    expect(await own.deps.files.get(file_hash ?? '')).toBeNull();
    expect((await own.api.inject(`/confirm/${number}`)).json()).toMatchObject({ number });
    const { rows } = await own.owner.query('select * from destruction_proof');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(FLAT.number);
    await expectLedgerLaws(own.owner);
  });
});

describe('the expected time', () => {
  test('is measured once there are twenty answers', async () => {
    const own = await createReportWorld();
    const buyer = await own.signIn({ paid: PRICE });
    const itemId = await buy(own, buyer);
    await own.owner.query(
      `insert into report_task (id, item_id, type, status, created_at, finished_at, deadline_at)
       select uuidv7(), $1, 'egrn_object', 'found', now() - n * interval '1 minute', now(), now() from generate_series(1, 20) n`,
      [itemId],
    );
    const expectedTimeOf = await createExpectedTimes(own.db)();
    expect(expectedTimeOf('EgrnObject')).toEqual({ p50: 630, p95: 1143, measured: true });
    expect(expectedTimeOf('EgrnRightList')).toMatchObject({ measured: false });
  });
});

test('a report nobody bought is not there', async () => {
  const answer = await person.request({ url: '/report/00000000-0000-4000-8000-000000000001' });
  expect(answer.json<Report>()).toMatchObject({ status: 404 });
  expect((await person.request({ url: '/report/none' })).json()).toMatchObject({
    status: 400,
    fields: { order_item_id: 'Некорректное значение' },
  });
});
