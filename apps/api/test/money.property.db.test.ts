import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { FLAT } from './fake-extracts.ts';
import { expectKeptRows } from './kept-rows.ts';
import { expectLedgerLaws } from './ledger-laws.ts';
import { returnProduct, topUp } from './money.ts';
import { notify, order, orderBody } from './orders.ts';
import { createReportWorld, itemAbout, resetReportWorld } from './reports.ts';
import type { ReportWorld } from './reports.ts';
import type { SignedInPerson } from './world.ts';
import { expireOrdersJob } from '#ordering/placement/expire-orders.job.ts';
import { sweepTasksJob } from '#fulfilment/tasks/sweep-tasks.job.ts';
import { reconcileJob } from '#money/payments/reconcile.job.ts';

let world: ReportWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  admin = await world.signIn({ staff: 'admin' });
});

const RUNS = 25;
const SEARCH_MS = 60_000;
const HOUR_MS = 3600_000;

const nth = fc.nat(9);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      by: fc.constantFrom('balance' as const, 'card' as const, 'part' as const),
      items: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('top up' as const),
      amount: fc.integer({ min: 100, max: 700_000 }),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('pay' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'pay again' as const), nth }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('notify' as const),
      nth,
      status: fc.constantFrom('succeeded', 'canceled', 'waiting_for_capture', 'pending'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      how: fc.constantFrom('ready' as const, 'ready' as const, 'failed' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      nth,
      amount: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined }),
      target: fc.constantFrom('card' as const, 'balance' as const),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('run' as const), isLook: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reconcile' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('trouble' as const),
      call: fc.constantFrom('createPayment', 'getPayment', 'createRefund', 'getRefund', 'listPayments'),
      trouble: fc.constantFrom('not_done' as const, 'answer_lost' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 1, 25) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Closes payments left open by earlier runs, which every reconciliation would check again. */
async function forgetEarlierRuns(): Promise<void> {
  await resetReportWorld(world);
  world.yookassa.payments.clear();
  world.yookassa.refunds.clear();
  world.yookassa.calm();
  await world.owner.query(
    `update payment set status = 'canceled' where status in ('creating', 'pending', 'waiting_for_capture')`,
  );
}

/** Like the queue when a worker gave up: the job runs again. Any other error is a violated invariant. */
async function work(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('did not answer'))) throw error;
    await world.owner.query(
      `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
    );
  }
}

const paymentsOf = async (person: SignedInPerson) =>
  world.db
    .selectFrom('payment')
    .select(['id', 'order_id', 'provider_id'])
    .where('user_id', '=', person.id)
    .orderBy('id')
    .execute();

/** The payment at the provider; undefined when it was never created there. */
const remoteOf = (paymentId: string) =>
  [...world.yookassa.payments.values()].find(({ metadata }) => metadata?.['payment_id'] === paymentId);

async function take(person: SignedInPerson, now: Step): Promise<void> {
  if (now.do === 'buy') {
    const [line] = itemAbout(FLAT.number).order_items ?? [];
    const lines = Array.from({ length: now.items }, () => ({ ...line, refresh: true }));
    const ways = {
      balance: { use_account_balance: true },
      card: {},
      part: { use_account_balance: true, pay_rest_by_card: true },
    };
    await order(person, { ...orderBody(), order_items: lines, ...ways[now.by] });
    return;
  }
  if (now.do === 'top up') return void (await topUp(person, now.amount / 100));
  if (now.do === 'trouble') return world.yookassa.trouble(now.call, now.trouble);
  if (now.do === 'wait') return world.clock.advance(now.hours * HOUR_MS);
  if (now.do === 'run')
    return work(now.isLook ? () => world.jobs.runAll('payment.check') : world.jobs.runDue);
  if (now.do === 'reconcile') {
    await reconcileJob(world.deps);
    return expireOrdersJob(world.deps);
  }
  if (now.do === 'end') {
    await work(world.jobs.runDue);
    world.extracts.end(now.how);
    return work(() => world.jobs.runAll('report.task'));
  }
  if (now.do === 'return') return giveBack(person, now);
  return takePayment(person, now);
}

async function giveBack(person: SignedInPerson, { nth, amount, target }: Extract<Step, { do: 'return' }>) {
  const { rows } = await world.owner.query<{ id: string }>(
    `select i.id from order_item i join customer_order o on o.id = i.order_id where o.user_id = $1 order by i.id`,
    [person.id],
  );
  const item = rows[nth % Math.max(1, rows.length)];
  const wish = { target, ...(amount !== undefined && { amount: amount / 100 }) };
  if (item !== undefined) await returnProduct(admin, item.id, wish);
}

type PaymentStep = Extract<Step, { do: 'pay' | 'cancel' | 'pay again' | 'notify' }>;

async function takePayment(person: SignedInPerson, now: PaymentStep): Promise<void> {
  const payments = await paymentsOf(person);
  const payment = payments[now.nth % Math.max(1, payments.length)];
  if (payment === undefined) return;
  if (now.do === 'pay again') {
    const headers = { 'idempotency-key': randomUUID() };
    await person.request({ method: 'POST', url: `/order/${payment.order_id}/payment`, headers });
    return;
  }
  const remote = remoteOf(payment.id);
  if (remote === undefined) return;
  if (now.do === 'notify') {
    for (let i = 0; i < now.times; i += 1) await notify(world, remote.id, now.status);
  } else if (remote.status === 'pending') {
    if (now.do === 'pay') world.yookassa.pay(payment.id);
    else world.yookassa.cancel(payment.id);
  }
}

/** Lets everything open finish, like the worker over time once the provider answers again. */
async function finish(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    if (round === 3) world.yookassa.calm();
    world.extracts.end('ready');
    world.clock.advance(round < 2 ? 60_000 : 26 * HOUR_MS);
    await sweepTasksJob(world.deps);
    await expireOrdersJob(world.deps);
    await reconcileJob(world.deps);
    for (const queue of ['payment.check', 'payment.apply', 'report.task', 'refund.send'] as const) {
      await work(() => world.jobs.runAll(queue));
    }
    await work(world.jobs.runDue);
  }
}

interface ItemRow {
  readonly status: string;
  readonly order_status: string;
  readonly price: string;
  readonly posted: string;
  readonly pending: string;
  readonly returned: string;
}

const ITEMS = `
  select i.status, o.status as order_status, i.price,
    coalesce(sum(t.amount) filter (where t.kind = 'purchase' and s.outcome = 'posted'), 0) as posted,
    coalesce(sum(t.amount) filter (where t.kind = 'purchase' and s.outcome is null and t.id is not null), 0) as pending,
    coalesce((select sum(r.amount) from ledger_transfer r where r.item_id = i.id and r.reference like 'item:%:return:%'), 0)
      as returned
  from order_item i join customer_order o on o.id = i.order_id
  left join ledger_transfer t on t.item_id = i.id and t.kind = 'purchase'
  left join ledger_settlement s on s.transfer_id = t.id
  where o.user_id = $1 group by i.id, o.id`;

async function expectFairness(person: SignedInPerson, deposit: number): Promise<void> {
  const { rows: items } = await world.owner.query<ItemRow>(ITEMS, [person.id]);
  for (const item of items) {
    const returned = Number(item.returned);
    expect({ ...item, returned: returned <= Number(item.posted) }).toEqual({
      status: item.order_status === 'expired' ? 'created' : expect.stringMatching(/^(done|refunded)$/),
      order_status: expect.stringMatching(/^(closed|expired)$/),
      price: item.price,
      posted: item.status === 'done' ? item.price : '0',
      pending: '0',
      returned: true,
    });
  }
  const payments = await paymentsOf(person);
  const came = payments.map(({ id }) => remoteOf(id)).filter((remote) => remote?.status === 'succeeded');
  const ids = new Set(came.map((remote) => remote?.id));
  const sumOf = (amounts: readonly (number | undefined)[]) =>
    amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
  const went = [...world.yookassa.refunds.values()].filter(
    ({ payment_id: id, status }) => ids.has(id) && status === 'succeeded',
  );
  const spent = sumOf(items.map(({ posted, returned }) => Number(posted) - Number(returned)));
  const { rows } = await world.owner.query<{ kind: string; balance: string }>(
    'select kind, balance from ledger_account where user_id = $1',
    [person.id],
  );
  const has = sumOf(rows.map(({ balance }) => Number(balance)));
  expect(has).toBe(
    deposit + sumOf(came.map((one) => one?.amount)) - sumOf(went.map((one) => one.amount)) - spent,
  );
  expect(rows.find(({ kind }) => kind === 'user_hold')?.balance).toBe('0');
}

test('in any sequence of events nobody pays twice and no money is lost', async () => {
  expect.hasAssertions();
  // Fewer runs on a busy machine, at least one. Checked between runs: an interrupted one would continue behind the next test.
  const end = performance.now() + SEARCH_MS;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }),
      fc.nat(300_000),
      fc.nat(30_000),
      async (steps, paid, bonus) => {
        if (performance.now() > end) return;
        await forgetEarlierRuns();
        const person = await world.signIn({ paid, bonus });
        for (const one of steps) await take(person, one);
        await expectLedgerLaws(world.owner);
        await finish();
        await expectLedgerLaws(world.owner);
        await expectFairness(person, paid + bonus);
        await expectKeptRows(world.owner);
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 240_000);
