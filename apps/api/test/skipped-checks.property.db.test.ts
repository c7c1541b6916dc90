import type { PlacedOrder } from '@proverka/contract/order';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { buyerOfChecks } from './buyer-of-checks.ts';
import { CHECK_AUTO_OWNER, atFizcheck, checkOf } from './checks.ts';
import { ivan } from './fake-check-sources.ts';
import { expectLedgerLaws } from './ledger-laws.ts';
import { paymentOf, returnProduct } from './money.ts';
import { namePrice } from './named-prices.ts';
import { notify, order } from './orders.ts';
import { addData, edit, postAs } from './report-changes.ts';
import type { SignedInPerson } from './world.ts';
import { sweepTasksJob } from '#fulfilment/tasks/sweep-tasks.job.ts';

const RUNS = 30;
const SEARCH_MS = 45_000;

const at = buyerOfChecks({ paid: 0 });
let admin: SignedInPerson;
beforeAll(async () => {
  admin = await at.world.signIn({ staff: 'admin' });
  await namePrice(at.world, CHECK_AUTO_OWNER, 'courts', 30.01);
  await namePrice(at.world, CHECK_AUTO_OWNER, 'bankruptcy', 17.77, true);
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('skip' as const), nth: fc.nat(4) }) },
  { weight: 3, arbitrary: fc.constant({ do: 'skip all' } as const) },
  { weight: 3, arbitrary: fc.constant({ do: 'give data' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'restart' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('correct' as const), day: fc.integer({ min: 10, max: 28 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'wait' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      amount: fc.option(fc.integer({ min: 1, max: 15_000 }), { nil: undefined }),
      target: fc.constantFrom('card' as const, 'balance' as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'trouble' } as const) },
  { weight: 5, arbitrary: fc.constant({ do: 'run' } as const) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const ways = {
  balance: { use_account_balance: true },
  card: { use_account_balance: false },
  part: { use_account_balance: true, pay_rest_by_card: true },
};
const start = fc.record({
  by: fc.constantFrom('balance' as const, 'card' as const, 'part' as const),
  paid: fc.integer({ min: 0, max: 20_000 }),
  bonus: fc.integer({ min: 0, max: 8000 }),
});

/** Undefined when there was not enough money. */
async function buy(person: SignedInPerson, by: keyof typeof ways): Promise<string | undefined> {
  const body = { ...checkOf(CHECK_AUTO_OWNER, { ownersData: [ivan] }), ...ways[by] };
  const answer = await order(person, body, undefined, atFizcheck);
  if (answer.statusCode !== 200) return undefined;
  const placed = answer.json<PlacedOrder>();
  // A balance that covers the price leaves nothing to the card.
  if (placed.payment_data !== undefined && placed.payment_data !== null) {
    await notify(at.world, at.world.yookassa.pay(await paymentOf(at.world, placed.id)).id, 'succeeded');
  }
  await at.world.jobs.runDue();
  return placed.order_items[0]?.order_item_id;
}

async function take(person: SignedInPerson, itemId: string, now: Step): Promise<void> {
  if (now.do === 'skip all') return void (await postAs(person, `/report/${itemId}/skip`));
  if (now.do === 'give data') return void (await addData(person, itemId, { region: '77' }));
  if (now.do === 'correct') {
    return void (await edit(person, itemId, { ...ivan, birth_date: `1980-01-${now.day}` }));
  }
  if (now.do === 'return') {
    const amount = now.amount === undefined ? {} : { amount: now.amount / 100 };
    return void (await returnProduct(admin, itemId, { target: now.target, ...amount }));
  }
  if (now.do === 'trouble') return at.world.yookassa.trouble('createRefund', 'rejected');
  if (now.do === 'run') return at.world.jobs.runDue();
  if (now.do === 'wait') {
    at.world.clock.advance(40 * 60_000);
    await sweepTasksJob(at.world.deps);
    return at.world.jobs.runDue();
  }
  const tasks = await at.world.db
    .selectFrom('report_task')
    .select('id')
    .where('item_id', '=', itemId)
    .orderBy('id')
    .execute();
  const task = tasks[now.do === 'skip' ? now.nth % tasks.length : 0];
  const action = now.do === 'skip' ? 'skip' : 'restart';
  if (task !== undefined) await postAs(person, `/report/${itemId}/tasks/${task.id}/${action}`);
  return undefined;
}

async function finish(itemId: string): Promise<void> {
  at.world.yookassa.calm();
  for (let round = 0; round < 3; round += 1) {
    await at.world.jobs.runDue();
    at.world.clock.advance(40 * 60_000);
    await sweepTasksJob(at.world.deps);
  }
  await at.world.jobs.runAll('refund.send');
  const { status } = await at.world.db
    .selectFrom('order_item')
    .select('status')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  expect(status).toMatch(/^(done|refunded)$/);
}

interface Sums {
  readonly balance: string;
  readonly held: string;
  readonly spent: string;
  readonly came: string;
  readonly went: string;
}

const SUMS = `
  select sum(balance) as balance, sum(balance) filter (where kind = 'user_hold') as held, sum(spent) as spent,
    (select coalesce(sum(amount), 0) from payment where user_id = $1 and status = 'succeeded') as came,
    (select coalesce(sum(r.amount), 0) from refund r join payment p on p.id = r.payment_id
     where p.user_id = $1 and r.status = 'succeeded') as went
  from ledger_account where user_id = $1`;

test('in any sequence of skips, data, corrections and returns no check is paid twice or returned twice', async () => {
  expect.hasAssertions();
  const end = performance.now() + SEARCH_MS;
  await fc.assert(
    fc.asyncProperty(start, fc.array(step, { minLength: 3, maxLength: 14 }), async (first, steps) => {
      if (performance.now() > end) return;
      await at.world.owner.query('delete from pgboss.job');
      for (const check of ['courts', 'bankruptcy']) at.sources.needsData('Тестов', check);
      const person = await at.world.signIn({ paid: first.paid, bonus: first.bonus });
      const itemId = await buy(person, first.by);
      if (itemId === undefined) return;
      for (const one of steps) await take(person, itemId, one);
      await expectLedgerLaws(at.world.owner);
      await finish(itemId);
      await expectLedgerLaws(at.world.owner);
      const { rows } = await at.world.owner.query<Sums>(SUMS, [person.id]);
      const [sums] = rows;
      expect(sums?.held).toBe('0');
      expect(Number(sums?.balance) + Number(sums?.spent)).toBe(
        first.paid + first.bonus + Number(sums?.came) - Number(sums?.went),
      );
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 240_000);
