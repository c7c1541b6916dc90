import type { PlacedOrder } from '@proverka/contract/order';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsAbout } from '../../../test/audit.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import {
  PRICE,
  itemStatuses,
  notify,
  order,
  orderBody,
  orderByCard,
  orderStatus,
} from '../../../test/orders.ts';
import { topUpAndPay } from '../../../test/money.ts';
import { FLAT } from '../../../test/fake-extracts.ts';
import { createReportWorld, deliver, itemAbout } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { asRead } from '../../../test/worked-order.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { readBalances } from '#money/ledger.store.ts';
import { expireOrdersJob } from '../placement/expire-orders.job.ts';

let world: ReportWorld;
let accountant: SignedInPerson;
let admin: SignedInPerson;
let buyer: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  accountant = await world.signIn({ staff: 'accountant' });
  admin = await world.signIn({ staff: 'admin' });
});
beforeEach(async () => {
  buyer = await world.signIn();
});

const why = { reason: 'Оплатил в кассе', document: 'Приходный ордер № 7 от 20.11.2026' };
const update = async (itemId: string, more: object, who = accountant) => {
  const { orderId, version } = await asRead(world, itemId);
  const payload = { OrderID: orderId, Paid: true, version, ...why, ...more };
  return who.request({ method: 'PUT', url: '/admin/orders/update_order', payload });
};
/** Rubles: more than one person may book. */
const LARGE = 25;
const orderOfMany = async () => {
  const order_items = Array.from({ length: LARGE }, () => orderBody().order_items).flat();
  const placed = (await order(buyer, orderBody({ order_items }))).json<PlacedOrder>();
  return { orderId: placed.id, itemId: placed.order_items[0]?.order_item_id ?? '' };
};

describe('an order marked as paid', () => {
  test('starts its work with money booked by the document', async () => {
    const { placed, itemId } = await orderByCard(world, buyer);
    expect((await update(itemId, {})).json()).toMatchObject({ outcome: 'paid' });
    expect(await orderStatus(world, placed.id)).toBe('paid');
    expect(await itemStatuses(world, placed.id)).toEqual(['queued']);
    const { rows } = await world.owner.query<{ kind: string; amount: number }>(
      `select kind, amount::int from ledger_transfer where order_id = $1 order by id`,
      [placed.id],
    );
    expect(rows).toEqual([
      { kind: 'correction', amount: PRICE },
      { kind: 'purchase', amount: PRICE },
    ]);
    await expectLedgerLaws(world.owner);
  });

  test('gets no receipt of another payment of the same person when it is delivered', async () => {
    await topUpAndPay(world, buyer, 100);
    const { placed, itemId } = await orderByCard(world, buyer, itemAbout(FLAT.number));
    await update(itemId, {});
    await world.jobs.runDue();
    await deliver(world);
    expect(await itemStatuses(world, placed.id)).toEqual(['done']);
    const { rows } = await world.owner.query('select 1 from receipt where item_id = $1', [itemId]);
    expect(rows).toEqual([]);
  });

  test('is paid once, though the card pays meanwhile: that money stays on the balance', async () => {
    const { itemId, paymentId } = await orderByCard(world, buyer);
    await update(itemId, {});
    await notify(world, world.yookassa.pay(paymentId).id, 'succeeded');
    await world.jobs.runDue();
    expect((await readBalances(world.db, buyer.id)).paid).toBe(PRICE);
    await expectLedgerLaws(world.owner);
  });

  test('is refused to the second of two people and once it is paid', async () => {
    const { itemId } = await orderByCard(world, buyer);
    const { orderId, version } = await asRead(world, itemId);
    const payload = { OrderID: orderId, Paid: true, version, ...why };
    const answers = await Promise.all(
      [accountant, admin].map((who) =>
        who.request({ method: 'PUT', url: '/admin/orders/update_order', payload }),
      ),
    );
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect((await update(itemId, {})).json()).toMatchObject({ code: 'order_not_payable' });
    await expectLedgerLaws(world.owner);
  });

  test('above the sum waits for another person, and is paid when that one approves', async () => {
    const { orderId, itemId } = await orderOfMany();
    const waiting = (await update(itemId, {})).json();
    expect(waiting).toMatchObject({ outcome: 'waiting' });
    expect(await orderStatus(world, orderId)).toBe('awaiting_payment');
    expect((await update(itemId, {}, admin)).json()).toMatchObject({
      code: 'order_changed',
      detail: 'Эту оплату уже предложили: она ждёт второго сотрудника',
    });
    const { proposals } = (await admin.request({ url: '/admin/money/proposals' })).json();
    const [proposal] = proposals;
    expect(proposal).toMatchObject({ kind: 'order_payment', order_id: orderId, amount: LARGE * 499 });
    const approve = (who: SignedInPerson) =>
      who.request({
        method: 'POST',
        url: `/admin/money/proposals/${proposal.proposal_id}/approve`,
        payload: { arguments_hash: proposal.arguments_hash },
      });
    expect((await approve(accountant)).json()).toMatchObject({ code: 'own_proposal' });
    expect((await approve(admin)).statusCode).toBe(200);
    expect(await orderStatus(world, orderId)).toBe('paid');
    await expectLedgerLaws(world.owner);
  });

  test('is not approved when it was paid in another way meanwhile', async () => {
    const { orderId, itemId } = await orderOfMany();
    await update(itemId, {});
    const { id } = await world.db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await notify(world, world.yookassa.pay(id).id, 'succeeded');
    await world.jobs.runDue();
    const { proposals } = (await admin.request({ url: '/admin/money/proposals' })).json();
    const [proposal] = proposals;
    const answer = await admin.request({
      method: 'POST',
      url: `/admin/money/proposals/${proposal.proposal_id}/approve`,
      payload: { arguments_hash: proposal.arguments_hash },
    });
    expect(answer.json()).toMatchObject({ code: 'order_not_payable' });
    await expectLedgerLaws(world.owner);
  });

  test('is neither cancelled nor expires while another person has not decided', async () => {
    const { orderId, itemId } = await orderOfMany();
    await update(itemId, {});
    expect((await update(itemId, { Paid: false })).json()).toMatchObject({
      code: 'order_changed',
      detail: expect.stringContaining('сначала отклоните'),
    });
    const overdue = "update customer_order set expires_at = now() - interval '1 hour' where id = $1";
    await world.owner.query(overdue, [orderId]);
    await expireOrdersJob(world.deps);
    expect(await orderStatus(world, orderId)).toBe('awaiting_payment');
    const { proposals } = (await admin.request({ url: '/admin/money/proposals' })).json();
    const [{ proposal_id: id }] = proposals;
    await admin.request({ method: 'POST', url: `/admin/money/proposals/${id}/end` });
    await expireOrdersJob(world.deps);
    expect(await orderStatus(world, orderId)).toBe('expired');
  });

  test('needs a reason and a document, and the grant for money', async () => {
    const { itemId } = await orderByCard(world, buyer);
    expect((await update(itemId, { document: ' ' })).statusCode).toBe(400);
    expect((await update(itemId, { reason: '' })).statusCode).toBe(400);
    const support = await world.signIn({ staff: 'support' });
    expect((await update(itemId, {}, support)).json()).toMatchObject({ code: 'forbidden' });
  });
});

describe('an unpaid order', () => {
  test('is cancelled, and its part of the balance is free again', async () => {
    const poor = await world.signIn({ paid: 10_000 });
    const { placed, itemId } = await orderByCard(world, poor, {
      use_account_balance: true,
      pay_rest_by_card: true,
    });
    expect((await readBalances(world.db, poor.id)).paid).toBe(0);
    expect((await update(itemId, { Paid: false })).json()).toEqual({
      outcome: 'cancelled',
      proposal_id: null,
    });
    expect(await orderStatus(world, placed.id)).toBe('expired');
    expect((await readBalances(world.db, poor.id)).paid).toBe(10_000);
    expect(await eventsAbout(world, 'order.cancelled', placed.id)).toEqual([
      { user_id: accountant.id, owner_id: poor.id },
    ]);
    await expectLedgerLaws(world.owner);
  });

  test('that is paid is not cancelled any more', async () => {
    const { itemId } = await orderByCard(world, buyer);
    await update(itemId, {});
    expect((await update(itemId, { Paid: false })).json()).toMatchObject({ code: 'order_paid' });
  });
});
