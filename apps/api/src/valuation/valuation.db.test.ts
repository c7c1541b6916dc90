import type { PlacedOrder } from '@proverka/contract/order';
import type { Report } from '@proverka/contract/report';
import type { Estimate, ValuationModel } from '@proverka/contract/valuation';
import type { ValuationTask } from '@proverka/contract/valuation-task';
import { beforeAll, describe, expect, test } from 'vitest';
import { found } from '../../test/fake-sources.ts';
import { expectLedgerLaws } from '../../test/ledger-laws.ts';
import { orderBody, order } from '../../test/orders.ts';
import {
  COST_ASSESSMENT,
  ELSEWHERE,
  HOUSE,
  LONELY,
  NEVER_SOLD,
  SOLD,
  createValuationWorld,
} from '../../test/valuation-world.ts';
import type { ValuationWorld } from '../../test/valuation-world.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { readBalances } from '#money/ledger.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';

const MONEY = 100_000;
const PRICE = 9900;

let world: ValuationWorld;
let buyer: SignedInPerson;
beforeAll(async () => {
  world = await createValuationWorld();
  buyer = await world.signIn({ paid: MONEY });
});

const estimate = (object_key: string, word?: object) =>
  world.api.inject({ method: 'POST', url: '/estimate', payload: { object_key, ...(word && { word }) } });
const accuracy = async () =>
  (await world.api.inject('/valuation/accuracy')).json<{ model: ValuationModel | null }>().model;
const askAgain = () => inTransaction(world.db, (tx) => world.deps.enqueue(tx, 'valuation.train', [{}]));
const train = () => world.jobs.runAll('valuation.train');

async function buy(object_key: string, metadata: object = {}) {
  const body = orderBody({
    use_account_balance: true,
    order_items: [{ product_id: COST_ASSESSMENT, object_key, object_address: '', metadata, refresh: true }],
  });
  const answer = await order(buyer, body);
  expect(answer.statusCode).toBe(200);
  await world.jobs.runDue();
  const [item] = answer.json<PlacedOrder>().order_items;
  const url = `/report/${item?.order_item_id ?? ''}`;
  return { read: async () => (await buyer.request({ url })).json<Report>(), url };
}

test('before the first training nothing is valued, and who asks begins one', async () => {
  expect(await accuracy()).toBeNull();
  const answer = await estimate(SOLD);
  expect(answer.json()).toMatchObject({ status: 503, code: 'valuation_not_ready' });
  await estimate(SOLD);
  expect(await world.jobs.waiting('valuation.train')).toBe(1);
  const paid = await buy(SOLD);
  // The worker has trained meanwhile; the item waited for it.
  expect(await accuracy()).toMatchObject({ version: 1, sales: 6003, set_aside: 0 });
  await world.jobs.runAll('report.task');
  expect((await paid.read()).status).toBe('done');
});

describe('with a model', () => {
  test('a free estimate tells what a value would rest on, and no value', async () => {
    const told = (await estimate(SOLD)).json<Estimate>();
    expect(told).toMatchObject({
      object_key: SOLD,
      basis: 'sales',
      product_price: 99,
      asks: ['condition'],
      flat: {
        area_m2: 54.3,
        rooms: 2,
        floor: 4,
        said_by: { area_m2: 'register', rooms: 'sales', floor: 'register' },
      },
    });
    expect(told.comparables_found).toBeGreaterThanOrEqual(5);
    expect(told.district_range?.low).toBeLessThan(told.district_range?.high ?? 0);
    expect(JSON.stringify(told)).not.toContain('"value"');
  });

  test('the buyer’s word is used and marked as the buyer’s', async () => {
    const told = (await estimate(NEVER_SOLD, { condition: 'good', rooms: 3 })).json<Estimate>();
    expect(told.flat).toMatchObject({
      condition: 'good',
      rooms: 3,
      said_by: { condition: 'buyer', rooms: 'buyer' },
    });
    expect(told.asks).toEqual([]);
  });

  test('a paid valuation is a report with value, interval and comparables, a PDF, and no verdict', async () => {
    const { read, url } = await buy(SOLD, { valuation: { condition: 'good' } });
    const report = await read();
    expect(report).toMatchObject({
      status: 'done',
      product_name: 'CostAssessment',
      findings: [],
      has_pdf: true,
    });
    const { valuation } = report;
    expect(valuation?.low).toBeLessThan(valuation?.value ?? 0);
    expect(valuation?.value).toBeLessThan(valuation?.high ?? 0);
    expect(valuation).toMatchObject({
      basis: 'sales',
      model_version: 1,
      flat: { condition: 'good', said_by: { condition: 'buyer' } },
    });
    expect(valuation?.comparables.length).toBeGreaterThanOrEqual(5);
    expect(report.verdict).toBeNull();
    const pdf = await buyer.request({ url: `${url}/pdf` });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.length).toBeGreaterThan(10_000);
  });

  test('houses of compared sales are named by the data service, and without it the value is the same', async () => {
    const named = (await (await buy(SOLD)).read()).valuation;
    expect(named?.comparables.map(({ address }) => address)).toEqual(
      named?.comparables.map(() => expect.stringMatching(/^г\. Тестовск, ул\. Образцовая, д\. 1\d{3}$/u)),
    );
    world.place = 'silent';
    const unnamed = (await (await buy(SOLD)).read()).valuation;
    world.place = null;
    expect(unnamed?.comparables.some(({ address }) => address === null)).toBe(true);
    expect(unnamed?.value).toBe(named?.value);
  });

  test('what a flat is worth does not depend on the visitor’s way to it', async () => {
    const [one, other] = [await buy(SOLD), await buy(` ${SOLD} `)];
    expect((await one.read()).valuation?.value).toBe((await other.read()).valuation?.value);
  });

  test.each([
    ['a house', HOUSE, 'valuation_not_flat', 422],
    ['an object nobody knows', '78:01:0001001:999', 'object_not_found', 404],
    ['a flat where the market is not known', ELSEWHERE, 'valuation_place_unknown', 422],
    ['a flat of a district with two sales', LONELY, 'valuation_few_comparables', 422],
  ])('%s is refused before payment with its reason', async (_what, key, code, status) => {
    expect((await estimate(key)).json()).toMatchObject({ code, status });
  });

  test('paid all the same, it fails with the reason and the money is back', async () => {
    const before = (await readBalances(world.db, buyer.id)).paid;
    const report = await (await buy(LONELY)).read();
    expect(report).toMatchObject({ status: 'refunded' });
    expect(report.valuation).toBeUndefined();
    expect(report.tasks).toMatchObject([{ status: 'failed', reason: expect.stringMatching(/меньше пяти/u) }]);
    expect(report.money_note).not.toBe('');
    expect((await readBalances(world.db, buyer.id)).paid).toBe(before);
    await expectLedgerLaws(world.owner);
  });

  test('what was paid stays charged for a delivered one', async () => {
    const before = (await readBalances(world.db, buyer.id)).paid;
    await buy(NEVER_SOLD);
    expect((await readBalances(world.db, buyer.id)).paid).toBe(before - PRICE);
  });

  test('an address service that is silent is no unknown place', async () => {
    world.place = 'silent';
    expect((await estimate(NEVER_SOLD)).json()).toMatchObject({ code: 'source_unavailable' });
    world.place = { id_city: 1, id_district: 101, id_dom: 1001 };
    const told = (await estimate(NEVER_SOLD)).json<Estimate>();
    expect(told.flat.said_by).toMatchObject({ house_kind: 'house', year_built: 'house' });
    world.place = null;
  });
});

describe('a task of the staff', () => {
  const job = async (admin: SignedInPerson, id: string) =>
    (await admin.request({ url: `/task/job?task_id=${id}` })).json<ValuationTask>();

  test('values an object in the background, without an order, and says why where it cannot', async () => {
    const admin = await world.signIn({ staff: 'admin' });
    const ask = async (object_key: string) =>
      (
        await admin.request({
          method: 'POST',
          url: '/task',
          payload: { job: 'rate_cost_assessment', object_key },
        })
      ).json<ValuationTask>();
    const [known, lonely] = [await ask(SOLD), await ask(LONELY)];
    expect(known).toMatchObject({ state: 'waiting', valuation: null });
    await world.jobs.runDue();
    expect(await job(admin, known.task_id)).toMatchObject({
      state: 'done',
      valuation: { basis: 'sales', value: expect.any(Number) },
    });
    expect(await job(admin, lonely.task_id)).toMatchObject({
      state: 'failed',
      valuation: null,
      reason: expect.stringMatching(/меньше пяти/u),
    });
  });
});

describe('training again', () => {
  const models = () =>
    world.db
      .selectFrom('valuation_model')
      .select(['version', 'refused_because', 'model'])
      .orderBy('version')
      .execute();

  test('only what is new is read, and a second model takes over', async () => {
    world.source.asked.length = 0;
    await askAgain();
    await train();
    expect(world.source.asked[0]?.since).toMatch(/^2026-10/u);
    expect(await accuracy()).toMatchObject({ version: 2 });
  });

  test('a worse model is refused, stands in the journal with its reasons, and the running one goes on', async () => {
    await world.owner.query(
      `update flat_sale set price = price * (1 + (hashtext(id) & 7) * 0.15) where registered_on > '2023-01-01'`,
    );
    await askAgain();
    await train();
    const last = (await models()).at(-1);
    expect(last?.refused_because.join(' ')).toMatch(/COD .* above 10/u);
    expect(last?.model).toBeNull();
    expect(await accuracy()).toMatchObject({ version: 2 });
    expect((await estimate(SOLD)).statusCode).toBe(200);
  });

  test('a supplier that repeats a page is left, and absurd sales are kept aside with a reason', async () => {
    const [sale] = world.sales;
    if (sale === undefined) throw new Error('nothing was sold');
    const absurd = { ...sale, id: 'absurd/2026-11-20', registered_on: '2026-11-20', price: 1 };
    world.source.answer = ({ cursor }) => found({ sales: [absurd], nextCursor: cursor + 1 });
    world.source.asked.length = 0;
    await askAgain();
    await train();
    expect(world.source.asked).toHaveLength(2);
    const row = await world.db
      .selectFrom('flat_sale')
      .select('aside')
      .where('id', '=', absurd.id)
      .executeTakeFirst();
    expect(row?.aside).toBe('price');
  });
});
