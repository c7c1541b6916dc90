import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { PRICE, itemStatuses, notify, orderByCard, orderStatus } from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import { readBalances } from './ledger.store.ts';
import { reconcileJob } from './payments/reconcile.job.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const paymentOf = (paymentId: string) =>
  world.db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();

describe('orders paid by card', () => {
  test('an order by card is saved before the provider is called and answered with the widget’s token', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    expect(placed.payment_data?.confirmation.confirmation_token).toMatch(/^ct-/);
    expect(await orderStatus(world, placed.id)).toBe('awaiting_payment');
    expect(await itemStatuses(world, placed.id)).toEqual(['created']);
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'pending', amount: PRICE });
  });

  test('an order by card starts once the payment, read again, has succeeded', async () => {
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

  test('an order by card leaves the bonus money alone', async () => {
    const person = await world.signIn({ bonus: PRICE });
    const { paymentId } = await orderByCard(world, person);
    await notify(world, world.yookassa.pay(paymentId).id, 'succeeded');
    await world.jobs.runDue();
    expect(await readBalances(world.db, person.id)).toEqual({ paid: 0, bonus: PRICE });
  });

  test('an order by card has a receipt with the VAT of its date', async () => {
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

describe('payment notifications', () => {
  test('a notification that comes twice or after the check has no effect', async () => {
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

  test('a false notification moves no money', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    const { provider_id } = await paymentOf(paymentId);
    await notify(world, provider_id ?? '', 'succeeded');
    await world.jobs.runDue();
    expect(await orderStatus(world, placed.id)).toBe('awaiting_payment');
  });

  test('notifications in the wrong order cannot undo a final state', async () => {
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

  test("a notification about another shop's payment is stored and marked", async () => {
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

  test.each([
    ['a refund that is not ours', () => `ref-${randomUUID()}`, 'refund.succeeded'],
    ['a payment by an id nobody gives', () => "'; drop table payment; --", 'payment.succeeded'],
  ])('a notification about %s moves no money and is stored and marked', async (_what, newObjectId, event) => {
    const objectId = newObjectId();
    const before = await world.owner.query('select count(*) from ledger_transfer');
    expect((await notify(world, objectId, 'succeeded', event)).statusCode).toBe(200);
    await world.jobs.runDue();
    const { rows } = await world.owner.query(
      'select outcome from payment_notification where object_id = $1',
      [objectId],
    );
    expect(rows).toEqual([{ outcome: 'unknown' }]);
    expect((await world.owner.query('select count(*) from ledger_transfer')).rows).toEqual(before.rows);
  });

  test('a notification of an unknown kind is acknowledged', async () => {
    const objectId = `deal-${randomUUID()}`;
    expect((await notify(world, objectId, 'closed', 'deal.closed')).statusCode).toBe(200);
    await world.jobs.runDue();
  });

  test('a notification without an object is refused', async () => {
    const answer = await world.api.inject({
      method: 'POST',
      url: '/payment/notification',
      payload: { type: 'notification', event: 'x' },
    });
    expect(answer.json()).toMatchObject({ status: 400, fields: { object: 'Обязательное поле' } });
  });

  test('a notification larger than any of the provider’s is not stored, because anybody may send one', async () => {
    const object = { id: 'large', status: 'succeeded', description: 'x'.repeat(70_000) };
    const answer = await world.api.inject({
      method: 'POST',
      url: '/payment/notification',
      payload: { type: 'notification', event: 'payment.succeeded', object },
    });
    expect(answer.json()).toMatchObject({ status: 413, code: 'payload_too_large' });
    const kept = world.db.selectFrom('payment_notification').select('id').where('object_id', '=', 'large');
    expect(await kept.execute()).toEqual([]);
  });
});

describe('payments without a notification', () => {
  test('an unreported payment is found by a check that repeats with growing delays', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    await world.jobs.runAll('payment.check');
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'pending', checks: 1 });
    world.yookassa.pay(paymentId);
    await world.jobs.runAll('payment.check');
    expect(await orderStatus(world, placed.id)).toBe('paid');
  });

  test('an unreported payment is found when the customer’s page asks, at most every two seconds', async () => {
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

  test('a payer whose bank declined the payment is told why, until another try', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    world.yookassa.cancel(paymentId);
    expect((await person.request({ url: `/check_order_paid/${placed.id}` })).json()).toEqual({
      is_order_paid: false,
      decline: 'Время на оплату вышло. Попробуйте ещё раз.',
    });
  });

  test("the payment status of another user's order is not shown", async () => {
    const { placed } = await orderByCard(world, await world.signIn());
    const stranger = await world.signIn();
    expect((await stranger.request({ url: `/check_order_paid/${placed.id}` })).json()).toMatchObject({
      code: 'order_not_found',
    });
  });

  test('the reconciliation finds an unreported payment and ignores those of other shops', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    const remote = world.yookassa.pay(paymentId);
    const foreign = {
      ...remote,
      id: `yoo-${randomUUID()}`,
      metadata: { payment_id: 'order 17 of another shop' },
    };
    world.yookassa.payments.set(foreign.id, foreign);
    await reconcileJob(world.deps);
    await world.jobs.runDue();
    expect(await orderStatus(world, placed.id)).toBe('paid');
    world.yookassa.payments.delete(foreign.id);
  });

  test('a payment given up as never created is accepted when the provider turns out to have it', async () => {
    const person = await world.signIn();
    const { placed, paymentId } = await orderByCard(world, person);
    world.yookassa.pay(paymentId);
    await world.owner.query(`update payment set status = 'rejected', provider_id = null where id = $1`, [
      paymentId,
    ]);
    await reconcileJob(world.deps);
    await reconcileJob(world.deps);
    expect(await orderStatus(world, placed.id)).toBe('paid');
    expect((await paymentOf(paymentId)).status).toBe('succeeded');
  });

  test('the reconciliation resumes a payment whose check job was lost', async () => {
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
