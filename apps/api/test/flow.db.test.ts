import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { registration } from './accounts.ts';
import { expectLedgerLaws } from './ledger-laws.ts';
import { EGRN_RIGHT_LIST } from './orders.ts';
import { runMigrations } from './processes.ts';
import { until } from './until.ts';
import { reportOf, isDone, startRunningStack } from './running-stack.ts';

const { at, buyAsGuest, payByCard, switchTo, listOf } = startRunningStack();
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
        at.sandbox.control<{ messages: { subject: string }[] }>(
          `/inbox/api/messages?to=${customer.email}&limit=20`,
        ),
      ({ messages }) => messages.length >= 3,
    );
    const subjects = letters.messages.map(({ subject }) => subject.split(' — ', 1).join(''));
    expect(subjects.sort()).toEqual(['Заказ оплачен', 'Личный кабинет создан', 'Отчёт готов']);
    await expectLedgerLaws(at.database.owner);
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
    const migrations = runMigrations(at.environment);
    expect((await migrations.ended).code).toBe(0);
    expect(migrations.said()).not.toContain('left out');
    const response = await fetch(`${at.api}/articles?page_size=500`);
    const { articles } = (await response.json()) as { articles: { id: string }[] };
    expect(articles.length).toBeGreaterThan(0);
    const article = await fetch(`${at.api}/articles/${articles[0]?.id}`);
    expect(await article.json()).toMatchObject({ body_html: expect.stringContaining('<h2') });
  });

  test('sales of a building come from the supplier, or the page says that it does not answer', async () => {
    const registered = await fetch(`${at.api}/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration()),
    });
    const { jwt } = (await registered.json()) as { jwt: { token: string } };
    const headers = { authorization: `Bearer ${jwt.token}` };
    const ask = async (query: string): Promise<unknown> =>
      (await fetch(`${at.api}/sale_history?query=${encodeURIComponent(query)}`, { headers })).json();
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

  test('a support request is confirmed by a letter that names its number', async () => {
    const email = `asks-${randomUUID()}@example.com`;
    const response = await fetch(`${at.api}/support`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Тестов', email, text: 'Вопрос', page: '/' }),
    });
    const { number } = (await response.json()) as { number: number };
    const inbox = (to: string) =>
      at.sandbox.control<{ messages: { subject: string }[] }>(`/inbox/api/messages?to=${to}&limit=20`);
    const { messages } = await until(
      () => inbox(email),
      (letters) => letters.messages.length > 0,
    );
    expect(messages[0]?.subject).toContain(`№ ${number}`);
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
    await expectLedgerLaws(at.database.owner);
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
  ])('a document that is %s gives the money back', async (how, number) => {
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
