import { randomUUID } from 'node:crypto';
import type { Invoice } from '@proverka/contract/invoice';
import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditOf } from '../../test/audit.ts';
import { FLAT } from '../../test/fake-extracts.ts';
import { returnProduct } from '../../test/money.ts';
import { fromBalance, order, orderByCard } from '../../test/orders.ts';
import { buy, createReportWorld, deliver, itemAbout } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';

const LEGAL = {
  inn: '7707083893',
  kpp: '773601001',
  name: 'ООО «Образец» "#eval(1)"',
  address: 'г Москва, ул Тестовая, д 1',
};

const flat = itemAbout(FLAT.number).order_items ?? [];

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});

async function payerOf(person: SignedInPerson): Promise<string> {
  const answer = await person.request({ method: 'POST', url: '/payer/add_payer', payload: LEGAL });
  return answer.json().payer.payer_id;
}
const ask = async (person: SignedInPerson, payload: object) =>
  (await person.request({ method: 'POST', url: '/invoice', payload })).json();
const read = (person: SignedInPerson, id: string) => person.request({ url: `/invoice?invoice_id=${id}` });
const placed = async (person: SignedInPerson) => (await order(person, fromBalance())).json();
const orderOfItem = async (itemId: string): Promise<string> =>
  (await world.owner.query('select order_id from order_item where id = $1', [itemId])).rows[0].order_id;

describe('invoices', () => {
  test('an invoice for a planned top-up is a PDF that never changes', async () => {
    const person = await world.signIn();
    const payer_id = await payerOf(person);
    const { invoice } = await ask(person, { kind: 'invoice', payer_id, amount: 5000.5 });
    expect(invoice).toMatchObject({ kind: 'invoice', amount: 5000.5, payer_id, payer_name: LEGAL.name });
    expect(invoice.number).toMatch(/^С-\d{4}-\d{6}$/);
    const first = await read(person, invoice.invoice_id);
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await person.request({
      method: 'POST',
      url: '/payer/update_payer_info',
      payload: { ...LEGAL, payer_id, name: 'ООО «Другое»' },
    });
    await person.request({ method: 'DELETE', url: `/payer/remove_payer?payer_id=${payer_id}` });
    expect((await read(person, invoice.invoice_id)).rawPayload).toEqual(first.rawPayload);
    expect((await person.request({ url: '/invoices' })).json()).toEqual({ invoices: [invoice], total: 1 });
  });

  test('an order gets one invoice, also when it is requested ten times at once', async () => {
    const person = await world.signIn({ paid: 100_000 });
    const payer_id = await payerOf(person);
    const { id: order_id } = await placed(person);
    const wish = { kind: 'invoice', payer_id, order_id };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(person, wish)));
    expect(new Set(answers.map(({ invoice }) => invoice.invoice_id)).size).toBe(1);
    expect(answers[0].invoice).toMatchObject({ order_id, amount: 499 });
    expect((await person.request({ url: '/invoices' })).json().total).toBe(1);
  });

  test('an order gets a new invoice after the requisites were corrected', async () => {
    const person = await world.signIn();
    const payer_id = await payerOf(person);
    const wish = { kind: 'invoice', payer_id, amount: 1000 };
    const before = (await ask(person, wish)).invoice;
    await person.request({
      method: 'POST',
      url: '/payer/update_payer_info',
      payload: { ...LEGAL, payer_id },
    });
    const after = (await ask(person, wish)).invoice;
    expect(after.number).not.toBe(before.number);
  });

  test('invoice numbers have no gaps when invoices are requested at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => world.signIn()));
    const invoices = await Promise.all(
      people.map(async (person): Promise<Invoice> => {
        const payer_id = await payerOf(person);
        return (await ask(person, { kind: 'invoice', payer_id, amount: 777 })).invoice;
      }),
    );
    const numbers = invoices.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, place) => (numbers[0] ?? 0) + place));
  });

  test('an invoice for a transaction is that of its order; a top-up without an order gets its own', async () => {
    const person = await world.signIn({ paid: 100_000 });
    const payer_id = await payerOf(person);
    const { id: order_id } = await placed(person);
    const { rows } = await world.owner.query(
      `select id, order_id from ledger_transfer t where order_id = $1 or reference = $2`,
      [order_id, `test:${person.id}:paid`],
    );
    const idOf = (of: string | null) => rows.find((row) => row.order_id === of).id;
    const bought = await ask(person, { kind: 'invoice', payer_id, transaction_id: idOf(order_id) });
    expect(bought.invoice).toMatchObject({ order_id, transaction_id: null });
    const topUp = await ask(person, { kind: 'invoice', payer_id, transaction_id: idOf(null) });
    expect(topUp.invoice).toMatchObject({ order_id: null, transaction_id: idOf(null), amount: 1000 });
    const act = await ask(person, { kind: 'act', payer_id, transaction_id: idOf(null) });
    expect(act).toMatchObject({ status: 409, code: 'act_not_ready' });
  });

  test.each([
    [{ amount: 10.001 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1e12 }, 'amount'],
    [{}, 'order_id'],
    [{ amount: 100, order_id: randomUUID() }, 'order_id'],
    [{ kind: 'act', amount: 100 }, 'amount'],
  ])('an invoice request like %j is refused by field and takes no number', async (more, field) => {
    const person = await world.signIn();
    const payer_id = await payerOf(person);
    const count = async () => (await world.owner.query('select * from document_counter order by 1, 2')).rows;
    const before = await count();
    expect(await ask(person, { kind: 'invoice', payer_id, ...more })).toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
    expect(await count()).toEqual(before);
  });

  test('an invoice for an expired order is refused', async () => {
    const person = await world.signIn();
    const payer_id = await payerOf(person);
    const { placed: waiting } = await orderByCard(world, person);
    await world.owner.query(`update customer_order set status = 'expired' where id = $1`, [waiting.id]);
    expect(await ask(person, { kind: 'invoice', payer_id, order_id: waiting.id })).toMatchObject({
      code: 'order_not_payable',
    });
  });
});

describe('acts', () => {
  test('an act leaves out what was refunded after delivery', async () => {
    const admin = await world.signIn({ staff: 'admin' });
    const actAfter = async (amount?: number) => {
      const person = await world.signIn({ paid: 100_000 });
      const payer_id = await payerOf(person);
      const itemId = await buy(world, person);
      await deliver(world);
      await returnProduct(admin, itemId, amount === undefined ? {} : { amount });
      return ask(person, { kind: 'act', payer_id, order_id: await orderOfItem(itemId) });
    };
    expect(await actAfter(100.5)).toMatchObject({ invoice: { kind: 'act', amount: 398.5 } });
    expect(await actAfter()).toMatchObject({ status: 409, code: 'act_not_ready' });
  });

  test('an act requested again after a refund is a corrected one with its own number, and the earlier one is kept', async () => {
    const admin = await world.signIn({ staff: 'admin' });
    const person = await world.signIn({ paid: 100_000 });
    const payer_id = await payerOf(person);
    const { id: order_id, order_items: items } = (
      await order(person, fromBalance({ order_items: [...flat, ...flat] }))
    ).json<PlacedOrder>();
    await world.jobs.runDue();
    await deliver(world);
    const act = async () => (await ask(person, { kind: 'act', payer_id, order_id })).invoice;
    const give = (place: number, more = {}) => returnProduct(admin, items[place]?.order_item_id ?? '', more);
    const first = await act();
    expect(first).toMatchObject({ amount: 998 });
    await give(0, { amount: 100 });
    const [second, again] = await Promise.all([act(), act()]);
    expect(second).toMatchObject({ kind: 'act', amount: 898, order_id });
    expect(again).toEqual(second);
    await give(1);
    const third = await act();
    expect(third).toMatchObject({ amount: 399 });
    expect(await act()).toEqual(third);
    expect(new Set([first, second, third].map(({ number }) => number)).size).toBe(3);
    const list = (await person.request({ url: '/invoices' })).json<{ invoices: Invoice[] }>();
    expect(list.invoices.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([399, 898, 998]);
  });

  test('an act covers only what money paid, and one after a return names the act it replaces', async () => {
    const admin = await world.signIn({ staff: 'admin' });
    const person = await world.signIn({ paid: 100_000, bonus: 20_000 });
    const payer_id = await payerOf(person);
    const itemId = await buy(world, person);
    await deliver(world);
    const wish = { kind: 'act', payer_id, order_id: await orderOfItem(itemId) };
    const first = (await ask(person, wish)).invoice;
    expect(first).toMatchObject({ amount: 299 });
    await returnProduct(admin, itemId, { amount: 100 });
    const second = (await ask(person, wish)).invoice;
    expect(second).toMatchObject({ amount: 199 });
    const { rows } = await world.owner.query(
      `select content ->> 'ground' as ground from invoice where id = $1`,
      [second.invoice_id],
    );
    expect(rows[0].ground).toContain(`взамен акта № ${first.number}`);
    await returnProduct(admin, itemId, { amount: 250, expected_left: 399 });
    expect(await ask(person, wish)).toMatchObject({
      code: 'act_not_ready',
      detail: expect.stringContaining('бонусами'),
    });
  });

  test('no act is issued once everything was refunded, and the earlier one is kept', async () => {
    const admin = await world.signIn({ staff: 'admin' });
    const person = await world.signIn({ paid: 100_000 });
    const payer_id = await payerOf(person);
    const itemId = await buy(world, person);
    await deliver(world);
    const wish = { kind: 'act', payer_id, order_id: await orderOfItem(itemId) };
    const { invoice } = await ask(person, wish);
    await returnProduct(admin, itemId);
    expect(await ask(person, wish)).toMatchObject({ status: 409, code: 'act_not_ready' });
    expect((await person.request({ url: '/invoices' })).json()).toEqual({ invoices: [invoice], total: 1 });
    const wanted = { kind: 'invoice', payer_id, order_id: wish.order_id };
    expect(await ask(person, wanted)).toMatchObject({ invoice: { kind: 'invoice', amount: 499 } });
  });

  test('an act is issued when the reports are ready and lists what was delivered', async () => {
    const person = await world.signIn({ paid: 100_000 });
    const payer_id = await payerOf(person);
    const order_id = await orderOfItem(await buy(world, person));
    const wish = { kind: 'act', payer_id, order_id };
    expect(await ask(person, wish)).toMatchObject({ status: 409, code: 'act_not_ready' });
    await deliver(world);
    const { invoice } = await ask(person, wish);
    expect(invoice).toMatchObject({ kind: 'act', amount: 499, order_id });
    expect(invoice.number).toMatch(/^А-/);
    expect((await read(person, invoice.invoice_id)).rawPayload.length).toBeGreaterThan(5000);
  });
});

describe('documents of other users', () => {
  test("another user's order, transaction and document are not found, and the attempts are logged", async () => {
    const [owner, stranger] = [await world.signIn({ paid: 100_000 }), await world.signIn()];
    const payer_id = await payerOf(stranger);
    const { id: order_id } = await placed(owner);
    const { rows } = await world.owner.query('select id from ledger_transfer where order_id = $1', [
      order_id,
    ]);
    const own = await ask(owner, { kind: 'invoice', payer_id: await payerOf(owner), order_id });
    expect(await ask(stranger, { kind: 'invoice', payer_id, order_id })).toMatchObject({
      code: 'order_not_found',
    });
    const transaction_id = rows[0].id;
    expect(await ask(stranger, { kind: 'invoice', payer_id, transaction_id })).toMatchObject({
      status: 404,
      code: expect.stringMatching(/^(transaction|order)_not_found$/),
    });
    expect((await read(stranger, own.invoice.invoice_id)).json()).toMatchObject({
      code: 'invoice_not_found',
    });
    expect((await stranger.request({ url: '/invoices' })).json()).toEqual({ invoices: [], total: 0 });
    expect(await auditOf(world, stranger)).toEqual(
      ['invoice.order', 'invoice.transaction', 'invoice.read'].map((action) => ({
        action,
        owner_id: owner.id,
      })),
    );
  });
});
