import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { runDutiesJob } from '#personal-data/timers/run-duties.job.ts';
import { testConfig } from '../../../test/config.ts';
import { notify, orderByCard } from '../../../test/orders.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { isFromProvider } from './provider-networks.ts';

const MOST_UNKNOWN = 5;
let world: TestWorld;
beforeAll(async () => {
  const limits = { notification_unknown: { count: MOST_UNKNOWN, windowSeconds: 3600 } };
  world = await createTestWorld({ config: testConfig({}, limits) });
});

const kept = async () =>
  (await world.db.selectFrom('payment_notification').select(['object_id', 'outcome']).execute()).length;
const reads = () =>
  world.yookassa.calls.filter((call) => call === 'getPayment' || call === 'getRefund').length;

/** A person's open payment at the provider. */
async function openPayment() {
  const { placed, paymentId } = await orderByCard(world, await world.signIn());
  const { provider_id: id } = await world.db
    .selectFrom('payment')
    .select('provider_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { placed, paymentId, id: id ?? '' };
}

test('a flood of invented notifications costs few rows and few calls to the provider, and real ones go on', async () => {
  const [rowsBefore, readsBefore] = [await kept(), reads()];
  for (let round = 0; round < 10; round += 1) {
    const flood = Array.from({ length: 30 }, (_one, index) =>
      notify(world, `yoo-${randomUUID()}`, 'succeeded', index % 2 ? 'refund.succeeded' : 'payment.succeeded'),
    );
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  await world.jobs.runDue();
  expect((await kept()) - rowsBefore).toBe(MOST_UNKNOWN);
  expect(reads() - readsBefore).toBeLessThanOrEqual(MOST_UNKNOWN);
  const { paymentId, id } = await openPayment();
  world.yookassa.pay(paymentId);
  await notify(world, id, 'succeeded');
  await world.jobs.runDue();
  const payment = world.db.selectFrom('payment').select('status').where('id', '=', paymentId);
  expect(await payment.executeTakeFirst()).toEqual({ status: 'succeeded' });
});

test('whatever is invented about a known payment, it is stored once per status of the provider', async () => {
  const { id } = await openPayment();
  const before = await kept();
  const statuses = [
    'succeeded',
    'canceled',
    'waiting_for_capture',
    'pending',
    'closed',
    'invented-1',
    'invented-2',
  ];
  const events = [...statuses.map((status) => `payment.${status}`), 'refund.succeeded', 'deal.closed'];
  for (const event of events) {
    for (const status of statuses) {
      expect((await notify(world, id, status, event)).statusCode).toBe(200);
    }
  }
  expect((await kept()) - before).toBe(3);
});

test('a notification from outside of the provider’s networks is refused and leaves nothing', async () => {
  const { id } = await openPayment();
  const before = await kept();
  const send = (address: string) =>
    world.api.inject({
      method: 'POST',
      url: '/payment/notification',
      headers: { 'x-forwarded-for': address },
      payload: { type: 'notification', event: 'payment.succeeded', object: { id, status: 'succeeded' } },
    });
  for (const address of ['203.0.113.7', '2001:db8::7', '185.71.76.1']) {
    expect((await send(address)).json()).toMatchObject({ status: 403, code: 'forbidden' });
  }
  expect(await kept()).toBe(before);
});

test('in production notifications come from the networks the provider publishes, or the configured ones', async () => {
  const secrets = { ENVIRONMENT: 'production', APP_SECRET: 'x'.repeat(32) };
  const published = testConfig(secrets).yookassa.networks;
  expect(
    ['185.71.76.1', '77.75.156.11', '2a02:5180::1'].map((one) => isFromProvider(published, one)),
  ).toEqual([true, true, true]);
  expect(['127.0.0.1', '185.71.76.32', '::1'].map((one) => isFromProvider(published, one))).toEqual([
    false,
    false,
    false,
  ]);
  const own = testConfig({ ...secrets, YOOKASSA_NETWORKS: '198.51.100.0/24, 2001:db8::1' }).yookassa.networks;
  expect(['198.51.100.9', '2001:db8::1', '185.71.76.1'].map((one) => isFromProvider(own, one))).toEqual([
    true,
    true,
    false,
  ]);
  expect(() => testConfig({ YOOKASSA_NETWORKS: '198.51.100.0/33' })).toThrow(/YOOKASSA_NETWORKS/);
});

test('notifications that came to nothing are deleted after a week', async () => {
  await world.owner.query(`insert into payment_notification
    (id, event, object_id, status, body, received_at, outcome, processed_at)
    select gen_random_uuid(), 'payment.succeeded', 'old-' || outcome, 'succeeded', '{}', now() - interval '8 days', outcome, now()
    from unnest(array['unknown', 'ignored', 'applied']) outcome`);
  await runDutiesJob(world.deps);
  const { rows } = await world.owner.query(
    `select object_id from payment_notification where object_id like 'old-%'`,
  );
  expect(rows).toEqual([{ object_id: 'old-applied' }]);
});
