import type { PlacedOrder } from '@proverka/contract/order';
import type { Report } from '@proverka/contract/report';
import { beforeAll, expect, test } from 'vitest';
import { inventMarket } from '../../test/invented-market.ts';
import { order, orderBody } from '../../test/orders.ts';
import { hostOf } from '../../test/told-adverts.ts';
import { COST_ASSESSMENT, SOLD, createValuationWorld } from '../../test/valuation-world.ts';
import type { ValuationWorld } from '../../test/valuation-world.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { beginPass } from '#market/reading/fetch-page.ts';
import { readBatch } from '#market/reading/read-batch.ts';
import { inTransaction } from '#platform/db/transaction.ts';

const never = new AbortController().signal;
const waiting = /^Срок продажи: объявления прошлых лет ещё читаются/u;

let world: ValuationWorld;
let buyer: SignedInPerson;
beforeAll(async () => {
  world = await createValuationWorld({ adverts: hostOf(inventMarket({ sales: 6000 }).offers) });
  buyer = await world.signIn({ paid: 100_000 });
});

async function readPass(): Promise<void> {
  const pass = beginPass();
  while ((await readBatch(world.deps, pass, never)) === 'more');
}

async function buy() {
  const items = [{ product_id: COST_ASSESSMENT, object_key: SOLD, object_address: '', metadata: {}, refresh: true }];
  const answer = await order(buyer, orderBody({ use_account_balance: true, order_items: items }));
  await world.jobs.runDue();
  const [item] = answer.json<PlacedOrder>().order_items;
  const report = await buyer.request({ url: `/report/${item?.order_item_id ?? ''}` });
  const { valuation } = report.json<Report>();
  if (valuation === undefined) throw new Error('there is no value');
  return valuation;
}

const trainings = () =>
  world.db.selectFrom('valuation_model').select(['version', 'adverts_read', 'refused_because']).orderBy('version').execute();
const trainNow = () => world.jobs.runAll('valuation.train');
const isAsked = () => world.jobs.waiting('valuation.train');

test('a model of the first minutes values without days on sale, and the value says why they are missing', async () => {
  await inTransaction(world.db, (tx) => world.deps.enqueue(tx, 'valuation.train', [{}]));
  await trainNow();
  expect(await trainings()).toEqual([{ version: 1, adverts_read: false, refused_because: [] }]);
  const { sell_times: times, unknown } = await buy();
  expect(times.map(({ days }) => days)).toEqual([null, null, null]);
  expect(unknown[0]).toMatch(waiting);
});

test('as soon as all adverts are read another one is trained, and values tell how long a sale takes', async () => {
  await readPass();
  expect(await isAsked()).toBe(0);
  await readPass();
  expect(await isAsked()).toBe(1);
  await trainNow();
  expect((await trainings()).at(-1)).toEqual({ version: 2, adverts_read: true, refused_because: [] });
  const { sell_times: times, unknown, model_version: version } = await buy();
  expect(version).toBe(2);
  const days = times.map((one) => one.days ?? 0);
  expect(days[0]).toBeGreaterThan(0);
  expect(days[2]).toBeGreaterThan(days[0] ?? 0);
  expect(unknown[0]).not.toMatch(waiting);
});

test('reading what has changed since trains nothing', async () => {
  await readPass();
  await buy();
  expect(await isAsked()).toBe(0);
});

test('where the reading ends during a training, the same job trains once more', async () => {
  const stage = (to: 'all' | 'changes') => world.db.updateTable('advert_reading').set({ stage: to }).execute();
  await stage('all');
  const answer = world.source.answer;
  world.source.answer = (question) => {
    void stage('changes');
    return answer(question);
  };
  await inTransaction(world.db, (tx) => world.deps.enqueue(tx, 'valuation.train', [{}]));
  await trainNow();
  expect((await trainings()).slice(-2).map((one) => one.adverts_read)).toEqual([false, true]);
});
