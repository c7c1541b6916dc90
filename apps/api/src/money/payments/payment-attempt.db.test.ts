import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@proverka/contract/order';
import { kopecks } from '@proverka/validation/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import {
  PRICE,
  fromBalance,
  notify,
  order,
  orderBody,
  orderByCard,
  orderStatus,
} from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { readBalances } from '../ledger.store.ts';
import { expireOrdersJob } from '#ordering/placement/expire-orders.job.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const paymentOf = (paymentId: string) =>
  world.db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();

describe('payments with an unknown creation outcome', () => {
  test('an unanswered creation is reported, and repeating the key finishes it without a second payment', async () => {
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

  test('an unanswered creation is found in the provider’s list even when nobody repeats it', async () => {
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

  test('an unanswered creation is applied by a notification that arrives before the answer', async () => {
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

  test('a creation that never happened is given up after a day, when the provider has forgotten the key', async () => {
    const own = await createTestWorld();
    const person = await own.signIn();
    own.yookassa.trouble('createPayment', 'not_done');
    await order(person, orderBody());
    const status = async () =>
      (await own.db.selectFrom('payment').select('status').executeTakeFirstOrThrow()).status;
    await own.jobs.runAll('payment.check');
    expect(await status()).toBe('creating');
    own.clock.advance(25 * 3600_000 + 1000);
    await own.jobs.runAll('payment.check');
    expect(await status()).toBe('rejected');
    expect(await own.jobs.waiting('payment.check')).toBe(0);
  });

  test('two concurrent requests with one key open one payment', async () => {
    const person = await world.signIn();
    const key = randomUUID();
    const [one, two] = await Promise.all([order(person, orderBody(), key), order(person, orderBody(), key)]);
    expect(one.json()).toEqual(two.json());
    expect(one.statusCode).toBe(200);
  });

  test('a payment the provider rejected is replaced by another on the next attempt', async () => {
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

describe('repeated attempts to pay', () => {
  const retry = (person: Awaited<ReturnType<TestWorld['signIn']>>, orderId: string, key = randomUUID()) =>
    person.request({ method: 'POST', url: `/order/${orderId}/payment`, headers: { 'idempotency-key': key } });

  test('another attempt gets the open payment, or a new one after the bank declined it', async () => {
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

  test('another attempt with a used key gets the stored answer, and is refused for another order', async () => {
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

  test("another attempt has nothing to pay for a paid order and is refused for an expired or another user's one", async () => {
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

describe('late payments', () => {
  test('a payment after the order expired stays on the balance and is announced by letter', async () => {
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

  test('a second payment of a paid order stays on the balance', async () => {
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

  test("a payment below the order's price stays on the balance", async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    await notify(world, world.yookassa.pay(paymentId, kopecks(100)).id, 'succeeded');
    await world.jobs.runDue();
    expect(await orderStatus(world, placed.id)).toBe('awaiting_payment');
    expect(await readBalances(world.db, person.id)).toEqual({ paid: 100, bonus: 0 });
    await expectLedgerLaws(world.owner);
  });
});
