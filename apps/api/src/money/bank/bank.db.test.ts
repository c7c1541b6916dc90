import { beforeAll, describe, expect, test } from 'vitest';
import {
  OUR_ACCOUNT,
  incoming,
  invoiceFor,
  sendStatement,
  statementText,
  statementUpload,
  takeStatement,
  uploadOf,
} from '../../../test/bank.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { transactionsOf } from '../../../test/money.ts';
import { itemStatuses, orderByCard, orderStatus } from '../../../test/orders.ts';
import { createReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';

const DAY_MS = 24 * 3600_000;

let world: ReportWorld;
let accountant: SignedInPerson;
let colleague: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  accountant = await world.signIn({ staff: 'accountant' });
  colleague = await world.signIn({ staff: 'admin' });
});

const balanceOf = async (person: SignedInPerson) => (await transactionsOf(person)).balance;
const pay = (number: string, amount: number, more: object = {}) =>
  incoming({ amount, purpose: `Оплата по счёту № ${number} от 18.11.2026. Без НДС`, ...more });
const decide = (who: SignedInPerson, lineId: string, payload: object) =>
  who.request({ method: 'POST', url: `/admin/money/lines/${lineId}/decide`, payload });

/** An order that waits for its money, and its invoice. */
async function orderByInvoice() {
  const person = await world.signIn();
  const { placed } = await orderByCard(world, person);
  return { person, orderId: placed.id, invoice: await invoiceFor(person, { order_id: placed.id }) };
}

describe('a statement of the bank', () => {
  test('a clear payment starts the order of its invoice, and a top-up reaches the balance', async () => {
    const { person, orderId, invoice } = await orderByInvoice();
    const other = await world.signIn();
    const topUp = await invoiceFor(other, { amount: 1000 });
    const { statement, lines } = await takeStatement(accountant, [
      pay(invoice.number, 499),
      pay(topUp.number, 1000),
    ]);
    expect(statement).toMatchObject({ added: 2, booked: 2, doubtful: 0, known: 0 });
    expect(lines.map(({ doubt, decided_by: who }) => [doubt, who])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await orderStatus(world, orderId)).toBe('paid');
    expect(await itemStatuses(world, orderId)).not.toContain('created');
    expect(await balanceOf(person)).toBe('0.00');
    expect(await balanceOf(other)).toBe('1000.00');
    const { transactions } = await transactionsOf(person);
    expect(transactions.map(({ Description }) => Description)).toContain('Оплата заказа по счёту');
    const subjects = (await world.letters())
      .filter(({ recipient }) => recipient === person.email)
      .map(({ subject }) => subject.replaceAll('\u00A0', ' '));
    expect(subjects).toEqual([expect.stringContaining('Оплата по счёту получена')]);
    await expectLedgerLaws(world.owner);
  });

  test('no line is booked twice: the same file, an overlap, a file with repeated lines, and all at once', async () => {
    const person = await world.signIn();
    const [one, two] = [
      await invoiceFor(person, { amount: 1000 }),
      await invoiceFor(person, { amount: 2000 }),
    ];
    const [first, second] = [pay(one.number, 1000), pay(two.number, 2000)];
    const twice = await takeStatement(accountant, [first, first]);
    expect(twice.statement).toMatchObject({ added: 1, booked: 1, repeated: 1 });
    const files = [[first], [first, second], [second, first], [second]].map(statementUpload);
    const answers = await Promise.all(files.map((file) => sendStatement(accountant, file)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await balanceOf(person)).toBe('3000.00');
    const again = await takeStatement(accountant, [first, second]);
    expect(again.statement).toMatchObject({ added: 0, known: 2, booked: 0 });
    await expectLedgerLaws(world.owner);
  });

  test('the same payment in another export, where its purpose is cut, waits for a person', async () => {
    const person = await world.signIn();
    const { number } = await invoiceFor(person, { amount: 1500 });
    const paid = pay(number, 1500, { number: '88' });
    await takeStatement(accountant, [paid]);
    const csv = [
      'Дата;Номер;Кредит;Дебет;Контрагент;ИНН;Назначение',
      `20.11.2026;00088;1500,00;;ООО;7707083893;Счёт ${number}`,
    ].join('\n');
    const answer = await sendStatement(accountant, uploadOf(csv, { account: OUR_ACCOUNT }));
    expect(answer.json()).toMatchObject({
      statement: { booked: 0, doubtful: 1 },
      lines: [{ doubt: 'twin' }],
    });
    expect(await balanceOf(person)).toBe('1500.00');
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, -60), 'обрывается'],
    ['doubled', (text: string) => text + text, 'после конца'],
    ['with a sum that is none', (text: string) => text.replace('Сумма=', 'Сумма=x'), 'Сумма'],
    ['that is something else', () => 'Фамилия;Имя\nТестов;Иван', 'колонки'],
  ])('a statement %s is refused in words and books nothing', async (_, spoil, words) => {
    const person = await world.signIn();
    const { number } = await invoiceFor(person, { amount: 1000 });
    const answer = await sendStatement(accountant, uploadOf(spoil(statementText([pay(number, 1000)]))));
    expect(answer.json()).toMatchObject({ code: 'statement_unreadable' });
    expect(answer.json().fields.content.toLowerCase()).toContain(words.toLowerCase());
    expect(await balanceOf(person)).toBe('0.00');
  });

  test("a stranger's statement books nothing, and a table without an account asks which it is of", async () => {
    const person = await world.signIn();
    const { number } = await invoiceFor(person, { amount: 1000 });
    const theirs = statementText([pay(number, 1000)], '40702810900000000009').replaceAll(
      OUR_ACCOUNT,
      '40702810900000000009',
    );
    expect((await sendStatement(accountant, uploadOf(theirs))).json()).toMatchObject({
      code: 'statement_foreign',
    });
    const csv = `Дата;№;Сумма;Назначение\n20.11.2026;1;10;${number}`;
    expect((await sendStatement(accountant, uploadOf(csv))).json().fields).toHaveProperty('account');
    const foreign = uploadOf(csv, { account: '40702810900000000009' });
    expect((await sendStatement(accountant, foreign)).json()).toMatchObject({ code: 'statement_foreign' });
    expect(await balanceOf(person)).toBe('0.00');
  });

  test('an invoice keeps its order for five working days; later money is an advance', async () => {
    const { person, orderId, invoice } = await orderByInvoice();
    const { expires_at: until } = await world.db
      .selectFrom('customer_order')
      .select('expires_at')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(until.getTime() - world.clock.now().getTime()).toBeGreaterThan(4.9 * DAY_MS);
    await world.owner.query(
      `update customer_order set expires_at = now() - interval '1 hour' where id = $1`,
      [orderId],
    );
    await world.jobs.runDue();
    await world.db
      .updateTable('customer_order')
      .set({ status: 'expired' })
      .where('id', '=', orderId)
      .where('status', '=', 'awaiting_payment')
      .execute();
    await takeStatement(accountant, [pay(invoice.number, 499)]);
    expect(await orderStatus(world, orderId)).toBe('expired');
    expect(await balanceOf(person)).toBe('499.00');
  });
});

describe('a doubtful line', () => {
  test('a part waits for a person; with the rest the order starts, and what is more is an advance', async () => {
    const { person, orderId, invoice } = await orderByInvoice();
    const part = await takeStatement(accountant, [pay(invoice.number, 400)]);
    const [line] = part.lines;
    expect(line?.doubt).toBe('sum_less');
    // Other open invoices of the payer follow.
    expect(line?.candidates[0]).toMatchObject({ number: invoice.number, state: 'open' });
    const book = { decision: 'book', invoice_id: invoice.invoice_id, reason: 'Доплатят завтра' };
    expect((await decide(accountant, line?.line_id ?? '', book)).statusCode).toBe(200);
    expect(await orderStatus(world, orderId)).toBe('awaiting_payment');
    expect(await balanceOf(person)).toBe('400.00');
    const rest = await takeStatement(accountant, [pay(invoice.number, 150)]);
    expect(rest.lines[0]).toMatchObject({ doubt: 'sum_more' });
    await decide(accountant, rest.lines[0]?.line_id ?? '', book);
    expect(await orderStatus(world, orderId)).toBe('paid');
    expect(await balanceOf(person)).toBe('51.00');
    const { rows } = await world.owner.query(
      `select event, after->>'kopecks' as kopecks from audit_event where user_id = $1 and owner_id = $2 order by seq`,
      [accountant.id, person.id],
    );
    expect(rows).toEqual([
      { event: 'bank_line.booked', kopecks: '40000' },
      { event: 'bank_line.booked', kopecks: '15000' },
    ]);
    await expectLedgerLaws(world.owner);
  });

  test('of two who decide at once the first wins, and the other is told what was decided', async () => {
    const person = await world.signIn();
    const { invoice_id, number } = await invoiceFor(person, { amount: 900 });
    const { lines } = await takeStatement(accountant, [pay(number, 900, { inn: '' })]);
    const id = lines[0]?.line_id ?? '';
    expect(lines[0]?.doubt).toBe('no_inn');
    const answers = await Promise.all([
      decide(accountant, id, { decision: 'book', invoice_id, reason: 'Плательщик известен' }),
      decide(colleague, id, { decision: 'ignore', reason: 'Чужой платёж' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'line_decided' });
    expect(refused.detail).toMatch(/зачислено по счёту|решено не зачислять/);
    const isBooked = answers[0]?.statusCode === 200;
    expect(await balanceOf(person)).toBe(isBooked ? '900.00' : '0.00');
  });

  test('a decided line cannot be changed, not even in the database', async () => {
    const { lines } = await takeStatement(accountant, [incoming({ amount: 5, purpose: 'Возврат' })]);
    const id = lines[0]?.line_id ?? '';
    await decide(accountant, id, { decision: 'ignore', reason: 'Возврат от поставщика' });
    await expect(
      world.owner.query(`update bank_line set state = 'doubtful', decided_at = null where id = $1`, [id]),
    ).rejects.toThrow('decided once');
    await expect(world.owner.query('delete from bank_line where id = $1', [id])).rejects.toThrow('stays');
  });

  test('a decision needs a fresh proof, an invoice that exists, and a reason', async () => {
    const { lines } = await takeStatement(accountant, [incoming({ amount: 7, purpose: 'Оплата' })]);
    const id = lines[0]?.line_id ?? '';
    const ignore = { decision: 'ignore', reason: 'Не наш' };
    const stale = await world.signIn({ staff: 'accountant', isProved: false });
    expect((await decide(stale, id, ignore)).json()).toMatchObject({ code: 'proof_needed' });
    const nobody = '00000000-0000-7000-8000-000000000000';
    const book = { decision: 'book', invoice_id: nobody, reason: 'Проверка' };
    expect((await decide(accountant, id, book)).json()).toMatchObject({ code: 'invoice_not_found' });
    expect((await decide(accountant, id, { decision: 'ignore', reason: ' ' })).statusCode).toBe(400);
    expect((await decide(accountant, nobody, ignore)).json()).toMatchObject({ code: 'line_not_found' });
    const support = await world.signIn({ staff: 'support' });
    expect((await decide(support, id, ignore)).json()).toMatchObject({ code: 'forbidden' });
  });
});

test('invoices are listed by state and found by number, INN and name', async () => {
  const person = await world.signIn();
  const invoice = await invoiceFor(person, { amount: 4321 });
  const list = async (query: string) =>
    (await accountant.request({ url: `/admin/invoice/list?${query}` })).json();
  const number = encodeURIComponent(invoice.number);
  expect(await list(`query=${number}`)).toMatchObject({
    total: 1,
    invoices: [{ amount: 4321, received: 0, state: 'open', payer_inn: '7707083893' }],
  });
  await takeStatement(accountant, [pay(invoice.number, 4321)]);
  expect((await list(`query=${number}&state=paid`)).invoices).toMatchObject([{ received: 4321 }]);
  expect((await list(`query=${number}&state=open`)).total).toBe(0);
  expect((await list('query=%25%25%25')).total).toBe(0);
});
