import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { PlacedOrder } from '@proverka/contract/order';
import type { Report } from '@proverka/contract/report';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './cleanup.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { expectLedgerLaws } from './ledger-laws.ts';
import { EGRN_OBJECT, EGRN_RIGHT_LIST } from './orders.ts';
import { freePort } from './postgres.ts';
import { runApi, runMigrations, runSandbox, runWorker } from './processes.ts';
import { sandboxEnvironment } from './sandbox-environment.ts';
import type { RunningProcess, RunningSandbox } from './processes.ts';
import { until } from './until.ts';

let database: TestDatabase;
let sandbox: RunningSandbox;
let environment: Record<string, string>;
let api: string;
let worker: RunningProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  api = `http://127.0.0.1:${port}`;
  sandbox = await runSandbox(`${api}/payment/notification`);
  environment = {
    DATABASE_URL: database.url,
    API_PORT: String(port),
    FILES_DIR: temporaryFolder(),
    LIMITS: 'requests_address=100000/60,register_address=1000/60,passport_address=1000/60',
    ...sandboxEnvironment(sandbox),
  };
  await runApi(environment).untilSays(/"ready"/);
  worker = runWorker(environment);
  await worker.untilSays(/"ready"/);
});

interface Customer {
  readonly email: string;
  readonly order: PlacedOrder;
  readonly itemId: string;
  readonly get: <Answer>(path: string) => Promise<Answer>;
  /** A response whose body has not been read. */
  readonly open: (url: string) => Promise<Response>;
}

/** A guest who orders and registers at once, as the order page does. */
async function buyAsGuest(object_key: string, product_id = EGRN_OBJECT): Promise<Customer> {
  const email = `guest-${randomUUID()}@example.com`;
  const response = await fetch(`${api}/regorder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      order_items: [{ product_id, object_key, object_address: '' }],
      metadata: { orderType: 'object' },
      payment_source: 'yookassa',
      phone: '+79990001122',
      email,
      registartion_url: 'http://realestate.localhost/',
      redirect_url: 'http://realestate.localhost/',
      consent: { offer_version: '1', personal_data_version: '1' },
    }),
  });
  const { jwt, data } = (await response.json()) as { jwt: { token: string }; data: { order: PlacedOrder } };
  const headers = { authorization: `Bearer ${jwt.token}` };
  return {
    email,
    order: data.order,
    itemId: data.order.order_items[0]?.order_item_id ?? '',
    get: async (path) => (await fetch(`${api}${path}`, { headers })).json() as never,
    open: (url) => fetch(url, { headers }),
  };
}

/** Pays in the provider's own form, as the widget does. */
async function payByCard({ order }: Customer): Promise<void> {
  const token = order.payment_data?.confirmation.confirmation_token ?? '';
  const response = await fetch(`${sandbox.url}/yookassa/pay/${token}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number: '5555 5555 5555 4444', expiry: '12/39', cvc: '123' }),
  });
  expect(response.status).toBe(303);
}

const reportOf = (customer: Customer, isGood: (report: Report) => boolean, seconds?: number) =>
  until(() => customer.get<Report>(`/report/${customer.itemId}`), isGood, seconds);
const isDone = ({ status }: Report) => status === 'done';
const switchTo = (setting: object) =>
  sandbox.control('/control/api/behaviours', { method: 'PUT', body: setting });
const listOf = async (kind: 'receipts' | 'extracts', subject: string): Promise<readonly unknown[]> => {
  const path = `/control/api/${kind}?subject=${encodeURIComponent(subject)}`;
  return (await sandbox.control<Record<string, unknown[]>>(path))[kind] ?? [];
};
const FLAT = '77:06:0001001:1234';

describe('purchases over the real protocols', () => {
  test("a guest's card payment starts the work, and the extract arrives with receipt, PDF and letters", async () => {
    const customer = await buyAsGuest(FLAT);
    await payByCard(customer);
    const report = await reportOf(customer, isDone);
    expect(report).toMatchObject({ extracts: [{ kind: 'about_property' }], tasks: [{ status: 'found' }] });
    expect(report.verdict?.level).toBeTruthy();
    const receipts = await until(
      () => listOf('receipts', customer.email),
      (list) => list.length === 1,
    );
    expect(receipts).toHaveLength(1);
    const letters = await until(
      () =>
        sandbox.control<{ messages: { subject: string }[] }>(
          `/inbox/api/messages?to=${customer.email}&limit=20`,
        ),
      ({ messages }) => messages.length >= 3,
    );
    const subjects = letters.messages.map(({ subject }) => subject.split(' — ', 1).join(''));
    expect(subjects.sort()).toEqual(['Заказ оплачен', 'Личный кабинет создан', 'Отчёт готов']);
    await expectLedgerLaws(database.owner);
  });

  test('the transfer of rights of the same flat is another document', async () => {
    const customer = await buyAsGuest(FLAT, EGRN_RIGHT_LIST);
    await payByCard(customer);
    expect(await reportOf(customer, isDone)).toMatchObject({ extracts: [{ kind: 'transfer_of_rights' }] });
  });

  test('a notice of absence is delivered as the answer', async () => {
    const customer = await buyAsGuest('77:06:0001001:9999');
    await payByCard(customer);
    expect(await reportOf(customer, isDone)).toMatchObject({ tasks: [{ status: 'nothing_found' }] });
  });
});

describe('free services over the real protocols', () => {
  test('articles are published with the migrations', async () => {
    const migrations = runMigrations(environment);
    expect((await migrations.ended).code).toBe(0);
    expect(migrations.said()).not.toContain('left out');
    const response = await fetch(`${api}/articles?page_size=500`);
    const { articles } = (await response.json()) as { articles: { id: string }[] };
    expect(articles.length).toBeGreaterThan(0);
    const article = await fetch(`${api}/articles/${articles[0]?.id}`);
    expect(await article.json()).toMatchObject({ body_html: expect.stringContaining('<h2') });
  });

  test('sales of a building come from the supplier, or the page says that it does not answer', async () => {
    const customer = await buyAsGuest(FLAT);
    const ask = (query: string) => customer.get(`/sale_history?query=${encodeURIComponent(query)}`);
    const byNumber = await ask('78:31:0099001:101');
    expect(byNumber).toMatchObject({ building: { cadastral_number: '78:31:0099001:100' } });
    expect(byNumber).toEqual(await ask('г Санкт-Петербург, ул Маяковского, д 101, кв 1'));
    expect(await ask('г Нигде, ул Неведомая, д 1')).toMatchObject({ building: null, sales: [] });
    const subject = '78:31:0099001:119';
    await switchTo({
      source: 'supplier',
      operation: 'building_sales',
      subject,
      behaviour: { kind: 'failing', status: 503 },
    });
    expect(await ask(subject)).toMatchObject({ status: 503, code: 'source_unavailable' });
  });

  test('a support request reaches the support and is confirmed', async () => {
    const email = `asks-${randomUUID()}@example.com`;
    const response = await fetch(`${api}/support`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Тестов', email, text: 'Вопрос', page: '/' }),
    });
    const { number } = (await response.json()) as { number: number };
    const inbox = (to: string) =>
      sandbox.control<{ messages: { subject: string }[] }>(`/inbox/api/messages?to=${to}&limit=20`);
    for (const recipient of [email, 'help@realestate.localhost']) {
      const { messages } = await until(
        () => inbox(recipient),
        (letters) => letters.messages.length > 0,
      );
      expect(messages[0]?.subject).toContain(`№ ${number}`);
    }
  });
});

describe('failures of outside systems over the real protocols', () => {
  test('a lost payment notification is made up for by polling the provider', async () => {
    const customer = await buyAsGuest(FLAT);
    await switchTo({
      source: 'yookassa',
      operation: 'notify',
      subject: customer.email,
      behaviour: { kind: 'lose' },
    });
    await payByCard(customer);
    const paid = await until(
      () => customer.get<{ is_order_paid: boolean }>(`/check_order_paid/${customer.order.id}`),
      (answer) => answer.is_order_paid,
    );
    expect(paid).toEqual({ is_order_paid: true });
  });

  test('a repeated payment notification pays once', async () => {
    const customer = await buyAsGuest(FLAT);
    await switchTo({
      source: 'yookassa',
      operation: 'notify',
      subject: customer.email,
      behaviour: { kind: 'double' },
    });
    await payByCard(customer);
    expect((await reportOf(customer, isDone)).status).toBe('done');
    await expectLedgerLaws(database.owner);
  });

  test("an extract whose order's answer is lost is ordered once", async () => {
    const number = '77:06:0001001:3001';
    const subject = number;
    await switchTo({
      source: 'kadnet',
      operation: 'Create',
      subject,
      behaviour: { kind: 'failing', status: 500, executes: true },
      times: 1,
    });
    const customer = await buyAsGuest(number);
    await payByCard(customer);
    await reportOf(customer, isDone);
    expect(await listOf('extracts', number)).toHaveLength(1);
  });

  test.concurrent.each([
    ['html', '77:06:0001001:7'],
    ['truncated', '68:29:0101048:186'],
    ['entities', '78:00:0000001:1'],
    ['wrong_root', '78:00:0000001:2'],
    ['empty', '78:00:0000001:3'],
  ])('a document that is %s returns the money', async (how, number) => {
    await switchTo({
      source: 'kadnet',
      operation: 'Result',
      subject: number,
      behaviour: { kind: 'broken', how },
    });
    const customer = await buyAsGuest(number);
    await payByCard(customer);
    const report = await reportOf(customer, ({ status }) => status === 'refunded', 30);
    expect(report.tasks[0]?.reason).toMatch(/[а-я]/);
    expect(report.money_note).toContain('на карту');
  });
});

// Each test starts several processes.
describe('processes of the API', { timeout: 60_000 }, () => {
  test('a killed worker leaves nothing undone and nothing done twice', async () => {
    const number = '50:12:0060110:535';
    const customer = await buyAsGuest(number);
    await payByCard(customer);
    await reportOf(customer, ({ status }) => status === 'running');
    worker.child.kill('SIGKILL');
    await worker.ended;
    worker = runWorker(environment);
    // The queue notices a dead worker after half a minute; a busy machine takes longer.
    await reportOf(customer, isDone, 120);
    expect(await listOf('extracts', number)).toHaveLength(1);
    await until(
      () => listOf('receipts', customer.email),
      (list) => list.length === 1,
    );
    await expectLedgerLaws(database.owner);
  }, 180_000);

  test('processes stop within five seconds of a signal, open streams included', async () => {
    const port = await freePort();
    const second = runApi({ ...environment, API_PORT: String(port) });
    const secondWorker = runWorker(environment);
    await Promise.all([second.untilSays(/"ready"/), secondWorker.untilSays(/"ready"/)]);
    const number = '77:06:0001001:3001';
    await switchTo({
      source: 'kadnet',
      operation: 'processing',
      subject: number,
      behaviour: { kind: 'stuck' },
    });
    const customer = await buyAsGuest(number);
    await payByCard(customer);
    await reportOf(customer, ({ status }) => status === 'running');
    const stream = await customer.open(`http://127.0.0.1:${port}/report/${customer.itemId}/events`);
    const stopping = performance.now();
    second.child.kill('SIGTERM');
    secondWorker.child.kill('SIGTERM');
    const [{ code }, { code: workerCode }] = await Promise.all([second.ended, secondWorker.ended]);
    expect([code, workerCode]).toEqual([0, 0]);
    expect(await stream.text()).toContain('event: report');
    expect(performance.now() - stopping).toBeLessThan(5000);
  });

  const sentenceOf = async (process: RunningProcess) => {
    const { code } = await process.ended;
    expect(code).toBe(1);
    expect(process.said()).not.toMatch(/\n\s+at /);
    return process
      .said()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'));
  };

  test('a server reports a taken port in one sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const sentences = await sentenceOf(runApi({ ...environment, API_PORT: String(port) }));
    expect(sentences).toEqual([`API_PORT ${port} on 127.0.0.1 cannot be used: another process has it.`]);
    taken.close();
  });

  test('a server reports in one sentence that the database is down, refuses or is not migrated', async () => {
    const away = { ...environment, DATABASE_URL: 'postgres://owner@127.0.0.1:1/x' };
    expect(await sentenceOf(runWorker(away))).toEqual([
      'The database at DATABASE_URL does not answer (ECONNREFUSED).',
    ]);
    const missing = { ...environment, DATABASE_URL: database.url.replace(/[^/]+$/, 'no_such_database') };
    expect(await sentenceOf(runMigrations(missing))).toEqual([
      'The database named in DATABASE_URL does not exist.',
    ]);
    const empty = await createTestDatabase({ migrated: false });
    const bare = { ...environment, DATABASE_URL: empty.url, API_PORT: String(await freePort()) };
    expect(await sentenceOf(runApi(bare))).toEqual([
      'The database is not migrated; run `node src/migrate.main.ts` first.',
    ]);
  });

  test('a server reports every mistake in the configuration in one sentence', async () => {
    const sentences = await sentenceOf(runApi({ DATABASE_URL: 'mysql://x', API_PORT: '0x50' }));
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toMatch(/^DATABASE_URL must be a PostgreSQL URL/);
  });
});
