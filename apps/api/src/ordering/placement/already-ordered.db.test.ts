import type { PlacedOrder } from '@proverka/contract/order';
import type { Problem } from '@proverka/contract/problem';
import type { Report } from '@proverka/contract/report';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHECK_AUTO, CHECK_BANKRUPTCY, COUNTER_AGENT, atFizcheck, checkOf } from '../../../test/checks.ts';
import { couponInput } from '../../../test/coupons.ts';
import { fakeCheckSources, ivan, pyotr } from '../../../test/fake-check-sources.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { PRICE, fromBalance, notify, order, orderStatus } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import { riskOrder } from '../../../test/risk.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { readBalances } from '#money/ledger.store.ts';
import { MOMENT_MS } from '../order.domain.ts';

const MONEY = 400_000;
const PRICE_OF_CHECK = 2900;

let world: TestWorld;
let buyer: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld({ replace: { checkSources: fakeCheckSources().all } });
});
beforeEach(async () => {
  buyer = await world.signIn({ paid: MONEY });
});

const bankruptcyOf = (subject: object, more: object = {}) =>
  checkOf(CHECK_BANKRUPTCY, { ownersData: [subject] }, more);
const place = (body: object, key?: string, person = buyer) => order(person, body, key, atFizcheck);
const paidOf = async ({ id }: SignedInPerson) => (await readBalances(world.db, id)).paid;

describe('repeated purchases of one check', () => {
  test('a check bought a moment ago is not bought again, and the answer names it', async () => {
    const placed = (await place(bankruptcyOf(ivan))).json<PlacedOrder>();
    const again = (await place(bankruptcyOf({ ...ivan, last_name: ' Тестов ' }))).json<Problem>();
    expect(again).toMatchObject({
      status: 409,
      code: 'already_ordered',
      existing: { order_id: placed.id, order_item_id: placed.order_items[0]?.order_item_id },
    });
    expect(await paidOf(buyer)).toBe(MONEY - PRICE_OF_CHECK);
  });

  test('the same check is bought again on confirmation, by another user, or later', async () => {
    await place(bankruptcyOf(ivan));
    expect((await place(bankruptcyOf(ivan, { refresh: true }))).statusCode).toBe(200);
    const other = await world.signIn({ paid: MONEY });
    expect((await place(bankruptcyOf(ivan), undefined, other)).statusCode).toBe(200);
    world.clock.advance(MOMENT_MS);
    expect((await place(bankruptcyOf(ivan))).statusCode).toBe(200);
  });

  test('a check about another person, with other data or of another product is not a repetition', async () => {
    await place(bankruptcyOf(ivan));
    expect((await place(bankruptcyOf(pyotr))).statusCode).toBe(200);
    expect((await place(bankruptcyOf({ ...ivan, region: '77' }))).statusCode).toBe(200);
    const fines = checkOf('0192f0c1-0000-7000-8000-00000000020e', { ownersData: [ivan] });
    expect((await place(fines)).statusCode).toBe(200);
  });

  test.each([
    [
      'a company, however its number is written',
      COUNTER_AGENT,
      { ownersData: [{ inn: '7707083893' }] },
      { ownersData: [{ inn: '77 0708 3893' }] },
    ],
    [
      'a car, in whatever letters',
      CHECK_AUTO,
      { entityAuto: { plate: 'А123ВС77' } },
      { entityAuto: { plate: 'a123bc77' } },
    ],
  ])('a repeated check is recognised by its subject: %s', async (_what, product, first, second) => {
    expect((await place(checkOf(product, first))).statusCode).toBe(200);
    expect((await place(checkOf(product, second))).json().code).toBe('already_ordered');
  });

  test('an order with one repeated check among its items is refused as a whole', async () => {
    await place(bankruptcyOf(ivan));
    const both = {
      ...bankruptcyOf(pyotr),
      order_items: [pyotr, ivan].flatMap((one) => bankruptcyOf(one).order_items),
    };
    expect((await place(both)).json().code).toBe('already_ordered');
    expect(await paidOf(buyer)).toBe(MONEY - PRICE_OF_CHECK);
  });

  test('a check that waits for its payment counts as bought, is shown as such and starts when paid', async () => {
    const byCard = { ...bankruptcyOf(ivan), use_account_balance: false };
    await place(byCard);
    const { existing } = (await place(byCard)).json<Problem>();
    const open = async () =>
      (await buyer.request({ url: `/report/${existing?.order_item_id}` })).json<Report>();
    expect(await open()).toMatchObject({
      status: 'created',
      order_id: existing?.order_id,
      subject: { display_name: 'Тестов Иван Петрович' },
      tasks: [],
      edits_left: 0,
    });
    const stranger = await world.signIn();
    const foreign = await stranger.request({ url: `/report/${existing?.order_item_id}` });
    expect(foreign.json().code).toBe('report_not_found');
    const { id } = await world.db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', existing?.order_id ?? '')
      .executeTakeFirstOrThrow();
    await notify(world, world.yookassa.pay(id).id, 'succeeded');
    await world.jobs.runDue();
    expect((await open()).status).toBe('done');
  });

  test('a refunded check may be bought again', async () => {
    const placed = (await place(bankruptcyOf(ivan))).json<PlacedOrder>();
    await world.db
      .updateTable('order_item')
      .set({ status: 'refunded' })
      .where('order_id', '=', placed.id)
      .execute();
    expect((await place(bankruptcyOf(ivan))).statusCode).toBe(200);
  });
});

describe('corrections of an order nobody has paid', () => {
  const byCard = (more: object = {}) => ({ ...bankruptcyOf(ivan, more), use_account_balance: false });
  const statusOf = async ({ id }: PlacedOrder) => orderStatus(world, id);

  test('another way to pay replaces it, and the check is bought once', async () => {
    const first = (await place(byCard())).json<PlacedOrder>();
    const second = (await place(bankruptcyOf(ivan))).json<PlacedOrder>();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['expired', 'paid']);
    expect(await paidOf(buyer)).toBe(MONEY - PRICE_OF_CHECK);
    await expectLedgerLaws(world.owner);
  });

  test('a part of the balance that it held pays for the corrected order', async () => {
    const poor = await world.signIn({ paid: 1000 });
    const inPart = { ...bankruptcyOf(ivan), pay_rest_by_card: true };
    const first = (await place(inPart, undefined, poor)).json<PlacedOrder>();
    expect(first.card_amount).toBe(19);
    expect((await place(inPart, undefined, poor)).json().code).toBe('already_ordered');
    const second = (await place(byCard(), undefined, poor)).json<PlacedOrder>();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['expired', 'awaiting_payment']);
    expect(await paidOf(poor)).toBe(1000);
    await expectLedgerLaws(world.owner);
  });

  test('money that still comes for the replaced order stays on the balance', async () => {
    const first = (await place(byCard())).json<PlacedOrder>();
    await place(bankruptcyOf(ivan));
    const { id } = await world.db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', first.id)
      .executeTakeFirstOrThrow();
    await notify(world, world.yookassa.pay(id).id, 'succeeded');
    await world.jobs.runDue();
    expect(await paidOf(buyer)).toBe(MONEY);
    await expectLedgerLaws(world.owner);
  });

  test('its coupon, which may be used once, makes the price of the corrected order, and of no other', async () => {
    const admin = await world.signIn({ staff: 'admin' });
    const payload = couponInput('only-once', { max_uses: 1, max_uses_per_person: 1 });
    const made = await admin.request({ method: 'POST', url: '/admin/coupons', payload });
    const { id: coupon_id } = made.json().discount;
    const once = (subject: object, more: object = {}) => {
      const [item] = bankruptcyOf(subject).order_items;
      return { ...bankruptcyOf(subject), order_items: [{ ...item, coupon_id }], ...more };
    };
    const first = (await place(once(ivan, { use_account_balance: false }))).json<PlacedOrder>();
    expect((await place(once(pyotr))).json()).toMatchObject({ code: 'coupon_used' });
    expect(await statusOf(first)).toBe('awaiting_payment');
    const second = (await place(once(ivan))).json<PlacedOrder>();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['expired', 'paid']);
    expect(await paidOf(buyer)).toBe(MONEY - PRICE_OF_CHECK + 1000);
    expect((await place(once(pyotr))).json()).toMatchObject({ code: 'coupon_used' });
    await expectLedgerLaws(world.owner);
  });

  test('an order that a company has an invoice for is not replaced', async () => {
    const first = (await place(byCard())).json<PlacedOrder>();
    const { payer } = (
      await buyer.request({
        method: 'POST',
        url: '/payer/add_payer',
        payload: {
          inn: '7707083893',
          kpp: '000001001',
          name: 'ООО «Образец»',
          address: 'г Москва, ул Тестовая, д 1',
        },
      })
    ).json();
    const invoice = { kind: 'invoice', payer_id: payer.payer_id, order_id: first.id };
    expect((await buyer.request({ method: 'POST', url: '/invoice', payload: invoice })).statusCode).toBe(200);
    expect((await place(bankruptcyOf(ivan))).json()).toMatchObject({
      code: 'already_ordered',
      existing: { order_id: first.id },
    });
  });
});

describe('corrections of an order whose payment by a document waits for another person', () => {
  test('an order that the other person may still pay for is not replaced', async () => {
    const byCard = { ...bankruptcyOf(ivan), use_account_balance: false };
    const { id } = (await place(byCard)).json<PlacedOrder>();
    const accountant = await world.signIn({ staff: 'accountant' });
    await world.owner.query(
      `insert into money_proposal
         (id, kind, user_id, amount, arguments, arguments_hash, reason, document, needs_second, made_by, made_at, state)
       values (gen_random_uuid(), 'order_payment', $1, 2900, $2, '', 'Касса', 'Ордер № 7', true, $3, now(), 'waiting')`,
      [buyer.id, { orderId: id }, accountant.id],
    );
    expect((await place(bankruptcyOf(ivan))).json()).toMatchObject({
      code: 'already_ordered',
      existing: { order_id: id },
    });
    expect(await orderStatus(world, id)).toBe('awaiting_payment');
  });
});

describe('orders from two tabs', () => {
  test('equal checks ordered in several tabs at once are bought once, and the others get the existing one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(bankruptcyOf(ivan))));
    const bought = answers.filter(({ statusCode }) => statusCode === 200);
    expect(bought).toHaveLength(1);
    const [id] = bought.map((answer) => answer.json<PlacedOrder>().id);
    for (const answer of answers.filter((one) => one !== bought[0])) {
      expect(answer.json()).toMatchObject({ code: 'already_ordered', existing: { order_id: id } });
    }
    expect(await paidOf(buyer)).toBe(MONEY - PRICE_OF_CHECK);
    await expectLedgerLaws(world.owner);
  });

  test('repeats of one request by its key get one answer', async () => {
    const key = 'the-same-click';
    const answers = await Promise.all([1, 2, 3].map(() => place(bankruptcyOf(ivan), key)));
    expect(new Set(answers.map((answer) => answer.json<PlacedOrder>().id)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test('an equal full check of a flat and its owners is bought once; with another owner it is another check', async () => {
    const risk = (owners: object[], key?: string) => order(buyer, riskOrder({ ownersData: owners }), key);
    const answers = await Promise.all([1, 2, 3].map(() => risk([ivan, pyotr])));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409', '409']);
    expect((await risk([ivan])).statusCode).toBe(200);
  });

  test('extracts of one object may be bought in two tabs, because its page shows earlier purchases', async () => {
    const answers = [await order(buyer, fromBalance()), await order(buyer, fromBalance())];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await paidOf(buyer)).toBe(MONEY - 2 * PRICE);
  });
});
