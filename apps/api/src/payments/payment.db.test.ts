import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@proverka/contract/order';
import { kopecks } from '@proverka/validation/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import {
  PRICE,
  fromBalance,
  itemStatuses,
  notify,
  order,
  orderBody,
  orderByCard,
  orderStatus,
} from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import { readBalances } from '../ledger/ledger.store.ts';
import { expireOrdersJob } from '../orders/expire-orders.job.ts';
import { reconcileJob } from './reconcile.job.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const paymentOf = (paymentId: string) =>
  world.db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();

describe('an order paid by card', () => {
  test('is saved before the provider is asked, and answered with the widget’s token', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    expect(placed.payment_data?.confirmation.confirmation_token).toMatch(/^ct-/);
    expect(await orderStatus(world, placed.id)).toBe('awaiting_payment');
    expect(await itemStatuses(world, placed.id)).toEqual(['created']);
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'pending', amount: PRICE });
  });

  test('begins when the payment was read again and had succeeded', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    const remote = world.yookassa.pay(paymentId);
    expect((await notify(world, remote.id, 'succeeded')).json()).toEqual({ ok: true });
    expect(await orderStatus(world, placed.id)).toBe('awaiting_payment');
    await world.jobs.runDue();
    expect(await orderStatus(world, placed.id)).toBe('paid');
    expect(await itemStatuses(world, placed.id)).toEqual(['running']);
    expect(await readBalances(world.db, person.id)).toEqual({ paid: 0, bonus: 0 });
    await expectLedgerLaws(world.owner);
  });

  test('leaves the bonus alone', async () => {
    const person = await world.signIn({ bonus: PRICE });
    const { paymentId } = await orderByCard(world, person);
    await notify(world, world.yookassa.pay(paymentId).id, 'succeeded');
    await world.jobs.runDue();
    expect(await readBalances(world.db, person.id)).toEqual({ paid: 0, bonus: PRICE });
  });

  test('carries a receipt with the VAT of its date', async () => {
    const person = await world.signIn();
    const { paymentId } = await orderByCard(world, person);
    expect(world.yookassa.requests.get(paymentId)).toMatchObject({
      amount: { value: '499.00', currency: 'RUB' },
      capture: true,
      confirmation: { type: 'embedded' },
      receipt: {
        customer: { email: person.email },
        items: [
          {
            amount: { value: '499.00' },
            vat_code: 11,
            payment_mode: 'full_prepayment',
            payment_subject: 'service',
          },
        ],
      },
    });
  });
});

describe('a notification', () => {
  test('that comes twice, or after the check found out first, does nothing more', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    const remote = world.yookassa.pay(paymentId);
    const [one, two] = await Promise.all([
      notify(world, remote.id, 'succeeded'),
      notify(world, remote.id, 'succeeded'),
    ]);
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
    await world.jobs.runAll('payment.check');
    await world.jobs.runDue();
    const transfers = await world.db
      .selectFrom('ledger_transfer')
      .select('kind')
      .where('order_id', '=', placed.id)
      .execute();
    expect(transfers.map(({ kind }) => kind).sort()).toEqual(['payment', 'purchase']);
    await expectLedgerLaws(world.owner);
  });

  test('that lies moves nothing', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    const { provider_id } = await paymentOf(paymentId);
    await notify(world, provider_id ?? '', 'succeeded');
    await world.jobs.runDue();
    expect(await orderStatus(world, placed.id)).toBe('awaiting_payment');
  });

  test('in the wrong order cannot undo what is final', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    const remote = world.yookassa.pay(paymentId);
    await notify(world, remote.id, 'succeeded');
    await world.jobs.runDue();
    await notify(world, remote.id, 'waiting_for_capture');
    await notify(world, remote.id, 'canceled');
    await world.jobs.runDue();
    expect(await orderStatus(world, placed.id)).toBe('paid');
    expect((await paymentOf(paymentId)).status).toBe('succeeded');
  });

  test('about a payment that is not ours is kept and marked', async () => {
    const objectId = `yoo-${randomUUID()}`;
    await notify(world, objectId, 'succeeded');
    await world.jobs.runDue();
    const kept = await world.db
      .selectFrom('payment_notification')
      .select(['outcome', 'body'])
      .where('object_id', '=', objectId)
      .executeTakeFirst();
    expect(kept).toMatchObject({ outcome: 'unknown', body: { object: { id: objectId } } });
  });

  test('of a kind we do not know is kept and answered', async () => {
    const objectId = `deal-${randomUUID()}`;
    expect((await notify(world, objectId, 'closed', 'deal.closed')).statusCode).toBe(200);
    await world.jobs.runDue();
  });

  test('without an object is refused', async () => {
    const answer = await world.api.inject({
      method: 'POST',
      url: '/payment/notification',
      payload: { type: 'notification', event: 'x' },
    });
    expect(answer.json()).toMatchObject({ status: 400, fields: { object: 'Обязательное поле' } });
  });
});

describe('a payment nobody reported on', () => {
  test('is found by the check, which comes later and later', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    await world.jobs.runAll('payment.check');
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'pending', checks: 1 });
    world.yookassa.pay(paymentId);
    await world.jobs.runAll('payment.check');
    expect(await orderStatus(world, placed.id)).toBe('paid');
  });

  test('is found when the customer’s page asks, at most every two seconds', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    const ask = async () => (await person.request({ url: `/check_order_paid/${placed.id}` })).json();
    const callsBefore = world.yookassa.calls.filter((call) => call === 'getPayment').length;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(
      Array.from({ length: 3 }, () => ({ is_order_paid: false })),
    );
    expect(world.yookassa.calls.filter((call) => call === 'getPayment').length).toBe(callsBefore + 1);
    world.yookassa.pay(paymentId);
    expect(await ask()).toEqual({ is_order_paid: false });
    world.clock.advance(2100);
    expect(await ask()).toEqual({ is_order_paid: true });
  });

  test('of somebody else’s order is not told', async () => {
    const { placed } = await orderByCard(world, await world.signIn());
    const stranger = await world.signIn();
    expect((await stranger.request({ url: `/check_order_paid/${placed.id}` })).json()).toMatchObject({
      code: 'order_not_found',
    });
  });

  test('and whose check got lost is taken up by the reconciliation', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    await world.owner.query(`delete from pgboss.job where name = 'payment.check'`);
    world.yookassa.pay(paymentId);
    await world.deps.db
      .updateTable('payment')
      .set({ next_check_at: new Date(0) })
      .where('id', '=', paymentId)
      .execute();
    await reconcileJob(world.deps);
    await world.jobs.runDue();
    expect(await orderStatus(world, placed.id)).toBe('paid');
  });
});

describe('a creation whose outcome is not known', () => {
  test('is refused, kept, and finished by the same key without a second payment', async () => {
    const person = await world.signIn();
    const key = randomUUID();
    world.yookassa.trouble('createPayment', 'answer_lost');
    const first = await order(person, orderBody(), key);
    expect(first.json()).toMatchObject({ status: 502, code: 'payment_provider_unavailable' });
    const second = (await order(person, orderBody(), key)).json<PlacedOrder>();
    expect(second.payment_data?.confirmation.confirmation_token).toMatch(/^ct-/);
    const payments = await world.db
      .selectFrom('payment')
      .select('provider_id')
      .where('order_id', '=', second.id)
      .execute();
    expect(payments).toHaveLength(1);
    expect(
      [...world.yookassa.payments.values()].filter(({ metadata }) => metadata?.['order_id'] === second.id),
    ).toHaveLength(1);
    expect((await order(person, orderBody(), key)).json()).toEqual(second);
  });

  test('is found in the provider’s list even when nobody repeats it', async () => {
    const person = await world.signIn();
    world.yookassa.trouble('createPayment', 'answer_lost');
    await order(person, orderBody());
    const payment = await world.db
      .selectFrom('payment')
      .selectAll()
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ status: 'creating', provider_id: null });
    world.yookassa.pay(payment.id);
    await world.jobs.runAll('payment.check');
    expect(await orderStatus(world, payment.order_id)).toBe('paid');
  });

  test('is applied by a notification that was faster than the answer', async () => {
    const person = await world.signIn();
    world.yookassa.trouble('createPayment', 'answer_lost');
    await order(person, orderBody());
    const payment = await world.db
      .selectFrom('payment')
      .selectAll()
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    await notify(world, world.yookassa.pay(payment.id).id, 'succeeded');
    await world.jobs.runDue();
    expect(await orderStatus(world, payment.order_id)).toBe('paid');
  });

  test('two at once with one key open one payment', async () => {
    const person = await world.signIn();
    const key = randomUUID();
    const [one, two] = await Promise.all([order(person, orderBody(), key), order(person, orderBody(), key)]);
    expect(one.json()).toEqual(two.json());
    expect(one.statusCode).toBe(200);
  });

  test('refused for good opens another payment when tried again', async () => {
    const person = await world.signIn();
    const key = randomUUID();
    world.yookassa.trouble('createPayment', 'rejected');
    expect((await order(person, orderBody(), key)).statusCode).toBe(502);
    const second = (await order(person, orderBody(), key)).json<PlacedOrder>();
    const statuses = await world.db
      .selectFrom('payment')
      .select('status')
      .where('order_id', '=', second.id)
      .execute();
    expect(statuses.map(({ status }) => status).sort()).toEqual(['pending', 'rejected']);
  });
});

describe('another attempt to pay', () => {
  const retry = (person: Awaited<ReturnType<TestWorld['signIn']>>, orderId: string, key = randomUUID()) =>
    person.request({ method: 'POST', url: `/order/${orderId}/payment`, headers: { 'idempotency-key': key } });

  test('gives the open payment again and a new one after a refusal of the bank', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    expect((await retry(person, placed.id)).json()).toEqual(placed);
    await notify(world, world.yookassa.cancel(paymentId).id, 'canceled');
    await world.jobs.runDue();
    expect((await paymentOf(paymentId)).status).toBe('canceled');
    const again = (await retry(person, placed.id)).json<PlacedOrder>();
    expect(again.id).toBe(placed.id);
    expect(again.payment_data).not.toEqual(placed.payment_data);
  });

  test('with a used key repeats its answer, and is refused for another order', async () => {
    const person = await world.signIn();
    const key = randomUUID();
    const { placed } = await orderByCard(world, person);
    const other = await orderByCard(world, person);
    expect((await retry(person, placed.id, key)).json()).toEqual(
      (await retry(person, placed.id, key)).json(),
    );
    expect((await retry(person, other.placed.id, key)).json()).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  test('of a paid order has nothing to pay, of an expired or foreign one is refused', async () => {
    const person = await world.signIn({ paid: PRICE });
    const paid = (await order(person, fromBalance())).json<PlacedOrder>();
    expect((await retry(person, paid.id)).json()).toMatchObject({ id: paid.id, payment_data: null });
    const { placed } = await orderByCard(world, person);
    expect((await retry(await world.signIn(), placed.id)).json()).toMatchObject({ code: 'order_not_found' });
    await world.db
      .updateTable('customer_order')
      .set({ status: 'expired' })
      .where('id', '=', placed.id)
      .execute();
    expect((await retry(person, placed.id)).json()).toMatchObject({ status: 409, code: 'order_not_payable' });
  });
});

describe('money that comes late', () => {
  test('after the order expired stays on the balance, and a letter says so', async () => {
    const own = await createTestWorld();
    const person = await own.signIn();
    const { placed, paymentId } = await orderByCard(own, person);
    own.clock.advance(24 * 3600 * 1000 + 1000);
    await own.jobs.runDue();
    await expireOrdersJob(own.deps);
    expect(await orderStatus(own, placed.id)).toBe('expired');
    await notify(own, own.yookassa.pay(paymentId).id, 'succeeded');
    await own.jobs.runDue();
    expect(await orderStatus(own, placed.id)).toBe('expired');
    expect(await readBalances(own.db, person.id)).toEqual({ paid: PRICE, bonus: 0 });
    expect((await own.letters()).at(-1)).toMatchObject({
      recipient: person.email,
      subject: expect.stringContaining('зачислена на баланс'),
    });
    await expectLedgerLaws(own.owner);
  });

  test('a second time for a paid order stays on the balance', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    await notify(world, world.yookassa.cancel(paymentId).id, 'canceled');
    await world.jobs.runDue();
    const retried = await person.request({
      method: 'POST',
      url: `/order/${placed.id}/payment`,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(retried.statusCode).toBe(200);
    const second = await world.db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', placed.id)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    await world.db.updateTable('payment').set({ status: 'pending' }).where('id', '=', paymentId).execute();
    for (const id of [second.id, paymentId]) await notify(world, world.yookassa.pay(id).id, 'succeeded');
    await world.jobs.runDue();
    expect(await orderStatus(world, placed.id)).toBe('paid');
    expect(await readBalances(world.db, person.id)).toEqual({ paid: PRICE, bonus: 0 });
  });

  test('less than the order costs stays on the balance', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    await notify(world, world.yookassa.pay(paymentId, kopecks(100)).id, 'succeeded');
    await world.jobs.runDue();
    expect(await orderStatus(world, placed.id)).toBe('awaiting_payment');
    expect(await readBalances(world.db, person.id)).toEqual({ paid: 100, bonus: 0 });
    await expectLedgerLaws(world.owner);
  });
});
