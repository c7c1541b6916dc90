import type { Invoice } from '@proverka/contract/invoice';
import { beforeAll, describe, expect, test } from 'vitest';
import { incoming, invoiceFor, takeStatement } from '../../../test/bank.ts';
import { FLAT } from '../../../test/fake-extracts.ts';
import { returnProduct } from '../../../test/money.ts';
import { orderByCard } from '../../../test/orders.ts';
import { actsOf, askActs, chargedOf, contentOf, payerOf, today } from '../../../test/period-acts.ts';
import { buy, buyByCard, createReportWorld, deliver, itemAbout } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';

const [flat = expect.fail('nothing is ordered')] = itemAbout(FLAT.number).order_items ?? [];

let world: ReportWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  admin = await world.signIn({ staff: 'admin' });
});

const again = { order_items: [{ ...flat, refresh: true }] };

/** Somebody with a payer and so many delivered orders of 499 rubles. */
async function customerOf(count: number, money: object = { paid: 500_000 }) {
  const person = await world.signIn(money);
  const items: string[] = [];
  for (let made = 0; made < count; made += 1) items.push(await buy(world, person, again));
  await deliver(world);
  return { person, items, payer: await payerOf(person) };
}

const orderOf = async (itemId = ''): Promise<string> =>
  (await world.owner.query('select order_id from order_item where id = $1', [itemId])).rows[0].order_id;
const endedOn = (itemId: string | undefined, moment: string) =>
  world.owner.query('update order_item set finished_at = $2 where id = $1', [itemId, moment]);
const sumOf = (acts: readonly Invoice[]): number =>
  acts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
const actOfOrder = async (person: SignedInPerson, payer_id: string, itemId: string | undefined) =>
  (
    await person.request({
      method: 'POST',
      url: '/invoice',
      payload: { kind: 'act', payer_id, order_id: await orderOf(itemId) },
    })
  ).json();

describe('an act for a period', () => {
  test('lists each delivered order with its number, day, subject and price, and adds up to the ledger', async () => {
    const { person, items, payer } = await customerOf(3);
    const [act, ...others] = await actsOf(person, payer);
    expect(others).toEqual([]);
    expect(act).toMatchObject({ kind: 'act', amount: 1497, order_id: null });
    expect(act).toMatchObject({ period: { from: today(), to: today() } });
    expect(sumOf(act === undefined ? [] : [act])).toBe(await chargedOf(world, person));
    const { lines, vat } = await contentOf(world, act?.invoice_id ?? '');
    expect(lines).toHaveLength(3);
    const orderId = await orderOf(items[0]);
    expect(lines[0]).toMatchObject({
      amount: 49_900,
      day: today(),
      order: { number: orderId.slice(-12) },
      subject: 'г Москва, ул Тестовая, д 10, кв 25',
    });
    expect(vat).toEqual({ percent: 22, amount: 26_995 });
    const list = (await person.request({ url: '/invoices' })).json();
    expect(list).toEqual({ invoices: [act], total: 1 });
  });

  test('is one when it is asked for ten times at once, and repeats get the same bytes', async () => {
    const { person, payer } = await customerOf(2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => actsOf(person, payer)));
    const ids = new Set(answers.flat().map(({ invoice_id: id }) => id));
    expect(ids.size).toBe(1);
    const url = `/invoice?invoice_id=${[...ids][0] ?? ''}`;
    const first = await person.request({ url });
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await person.request({ method: 'DELETE', url: `/payer/remove_payer?payer_id=${payer}` });
    expect((await person.request({ url })).rawPayload).toEqual(first.rawPayload);
  });

  test('leaves to a further act what was delivered after it was issued', async () => {
    const { person, payer } = await customerOf(1);
    const [first] = await actsOf(person, payer);
    await buy(world, person, again);
    await deliver(world);
    const [second] = await actsOf(person, payer);
    expect(second).toMatchObject({ amount: 499 });
    expect(second?.number).not.toBe(first?.number);
    expect(new Set((await actsOf(person, payer)).map(({ number }) => number))).toEqual(
      new Set([first?.number, second?.number]),
    );
  });

  test('has only what ended within its days, by the clock of Moscow', async () => {
    const { person, items, payer } = await customerOf(3);
    await endedOn(items[0], '2026-09-30T20:59:59Z');
    await endedOn(items[1], '2026-09-30T21:00:00Z');
    await endedOn(items[2], '2026-10-31T21:00:00Z');
    await world.owner.query(
      `update customer_order set created_at = '2026-09-30T10:00:00Z' where user_id = $1`,
      [person.id],
    );
    const days = { from: '2026-10-01', to: '2026-10-31' };
    const [act] = await actsOf(person, payer, days);
    expect(act).toMatchObject({ amount: 499, period: days });
    const { lines } = await contentOf(world, act?.invoice_id ?? '');
    expect(lines.map(({ day, order: of }) => [day, of?.number])).toEqual([
      ['2026-10-01', (await orderOf(items[1])).slice(-12)],
    ]);
  });

  test('has neither an order under way nor one with an act of its own, and an order in it gets no other act', async () => {
    const { person, items, payer } = await customerOf(2);
    const own = await actOfOrder(person, payer, items[0]);
    expect(own.invoice).toMatchObject({ amount: 499 });
    const [act] = await actsOf(person, payer);
    expect(act).toMatchObject({ amount: 499 });
    expect(await actOfOrder(person, payer, items[1])).toMatchObject({
      code: 'order_in_act',
      detail: expect.stringContaining(act?.number ?? ''),
    });
    await buy(world, person, again);
    expect(await actsOf(person, payer)).toEqual([act]);
  });

  test('leaves out what bonuses or a card paid, and says what papers there are instead', async () => {
    const { person, payer } = await customerOf(1, { paid: 500_000, bonus: 20_000 });
    expect(await actsOf(person, payer)).toMatchObject([{ amount: 299 }]);
    const byCard = await world.signIn();
    await buyByCard(world, byCard);
    await deliver(world);
    const refused = await askActs(byCard, await payerOf(byCard));
    expect(refused.json()).toMatchObject({
      code: 'act_has_no_services',
      detail: expect.stringContaining('кассовый чек'),
    });
  });

  test('is issued again when the requisites were corrected, and says which it replaces', async () => {
    const { person, payer } = await customerOf(1);
    const [first] = await actsOf(person, payer);
    const payload = {
      payer_id: payer,
      inn: '7707083893',
      kpp: '773601001',
      name: 'АО «Образец»',
      address: 'г Москва',
    };
    await person.request({ method: 'POST', url: '/payer/update_payer_info', payload });
    const [second] = await actsOf(person, payer);
    expect(second).toMatchObject({ amount: 499, payer_name: 'АО «Образец»' });
    expect((await contentOf(world, second?.invoice_id ?? '')).ground).toContain(
      `взамен акта № ${first?.number ?? ''}`,
    );
    expect(await actsOf(person, payer)).toEqual([second]);
  });

  test('is one of each company whose services were bought, and names the rates of a year that changed them', async () => {
    const { person, items, payer } = await customerOf(3);
    await world.owner.query(`update customer_order set brand = 'person-check' where id = $1`, [
      await orderOf(items[2]),
    ]);
    await endedOn(items[0], '2025-12-30T10:00:00Z');
    const [a, b] = await actsOf(person, payer, { from: '2025-12-01', to: today() });
    expect([a?.amount, b?.amount]).toEqual([998, 499]);
    expect((await contentOf(world, a?.invoice_id ?? '')).vats).toEqual([
      { percent: 20, amount: 8317 },
      { percent: 22, amount: 8998 },
    ]);
    expect((await contentOf(world, b?.invoice_id ?? '')).vat).toBeNull();
  });
});

test('an order that the bank paid for one payer is in no act of another', async () => {
  const person = await world.signIn();
  const { placed } = await orderByCard(world, person, itemAbout(FLAT.number));
  const invoice = await invoiceFor(person, { order_id: placed.id });
  const accountant = await world.signIn({ staff: 'accountant' });
  const purpose = `Оплата по счёту № ${invoice.number} от 18.11.2026`;
  await takeStatement(accountant, [incoming({ amount: 499, purpose })]);
  await world.jobs.runDue();
  await deliver(world);
  const other = await payerOf(person, { inn: '7728168971', kpp: '772801001' });
  expect((await askActs(person, other)).json()).toMatchObject({ code: 'act_has_no_services' });
  expect(await actsOf(person, invoice.payer_id)).toMatchObject([{ amount: 499 }]);
});

describe('returns', () => {
  test('before the act are left out of it, later ones are lines of a further act with day and number', async () => {
    const { person, items, payer } = await customerOf(2);
    await returnProduct(admin, items[0] ?? '', { amount: 99 });
    const [first] = await actsOf(person, payer);
    expect(first).toMatchObject({ amount: 899 });
    await returnProduct(admin, items[0] ?? '', { amount: 100, expected_left: 400 });
    await returnProduct(admin, items[1] ?? '');
    const [second] = await actsOf(person, payer);
    expect(second).toMatchObject({ kind: 'act', amount: -599 });
    const { lines } = await contentOf(world, second?.invoice_id ?? '');
    expect(lines).toMatchObject([
      { amount: -10_000, day: today(), corrects: first?.number },
      { amount: -49_900, day: today(), corrects: first?.number },
    ]);
    expect(sumOf(await actsOf(person, payer))).toBe(await chargedOf(world, person));
    const pdf = await person.request({ url: `/invoice?invoice_id=${second?.invoice_id ?? ''}` });
    expect(pdf.statusCode).toBe(200);
  });

  test('that come while an act is issued are in it or in the next one, and nothing is lost', async () => {
    const { person, items, payer } = await customerOf(4);
    const [first] = await Promise.all([
      actsOf(person, payer),
      ...items.map((id) => returnProduct(admin, id, { amount: 50 })),
    ]);
    await actsOf(person, payer);
    const all = await actsOf(person, payer);
    expect(all.map(({ number }) => number)).toContain(first[0]?.number);
    expect(sumOf(all)).toBe(await chargedOf(world, person));
    expect(await chargedOf(world, person)).toBe(4 * 44_900);
  });

  test('of everything leave nothing for an act', async () => {
    const { person, items, payer } = await customerOf(1);
    await returnProduct(admin, items[0] ?? '');
    expect((await askActs(person, payer)).json()).toMatchObject({ code: 'act_has_no_services' });
  });
});

describe('a refused act', () => {
  test.each([
    ['reversed', { from: '2026-02-02', to: '2026-02-01' }, 400],
    ['of 367 days', { from: '2025-01-01', to: '2026-01-02' }, 400],
    ['in the future', { from: '2026-01-01', to: '2031-01-01' }, 400],
    ['of a day that is none', { from: '2026-02-30', to: '2026-03-01' }, 400],
  ])('for a period %s takes no number', async (_what, days, status) => {
    const { person, payer } = await customerOf(0);
    const count = async () => (await world.owner.query('select * from document_counter order by 1, 2')).rows;
    const before = await count();
    const answer = await askActs(person, payer, days);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      fields: { [days.from === '2026-02-30' ? 'from' : 'to']: expect.any(String) },
    });
    expect(await count()).toEqual(before);
  });

  test('says that there is nothing, or that everything is in acts already', async () => {
    const { person, payer } = await customerOf(1);
    const none = await askActs(person, payer, { from: '2026-01-01', to: '2026-01-31' });
    expect(none.json()).toMatchObject({
      status: 409,
      code: 'act_has_no_services',
      detail: expect.stringContaining('Выберите другие дни'),
    });
    await actsOf(person, payer);
    const other = await payerOf(person, { inn: '7728168971', kpp: '772801001' });
    expect((await askActs(person, other)).json()).toMatchObject({
      code: 'act_has_no_services',
      detail: expect.stringContaining('уже в актах'),
    });
  });

  test("names another user's payer as one that does not exist", async () => {
    const { person } = await customerOf(1);
    const stranger = await world.signIn();
    expect((await askActs(person, await payerOf(stranger))).json()).toMatchObject({
      code: 'payer_not_found',
    });
  });
});

test('an issued act and what it tells of cannot be changed', async () => {
  const { person, payer } = await customerOf(1);
  const [act] = await actsOf(person, payer);
  const id = act?.invoice_id ?? '';
  await expect(world.owner.query('update invoice set amount = 1 where id = $1', [id])).rejects.toThrow(
    'stays as it was issued',
  );
  await expect(world.owner.query(`update invoice set content = '{}' where id = $1`, [id])).rejects.toThrow(
    'stays as it was issued',
  );
  await expect(world.owner.query('delete from invoice where id = $1', [id])).rejects.toThrow(
    'a document stays',
  );
  await expect(world.db.deleteFrom('act_transfer').where('invoice_id', '=', id).execute()).rejects.toThrow(
    'permission denied',
  );
});
