import type {
  Metrics,
  NumberDay,
  NumberFigure,
  ProductNumbers,
  SourceNumbers,
  TopCustomer,
  TrafficNumbers,
} from '@proverka/contract/desk-numbers';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectKeptRows } from '../../test/kept-rows.ts';
import { returnProduct, topUpAndPay } from '../../test/money.ts';
import { numbersOf } from '../../test/numbers.ts';
import { fromBalance, notify, order, orderByCard } from '../../test/orders.ts';
import { CHECK_BANKRUPTCY, checkOf } from '../../test/checks.ts';
import { buy, createReportWorld, deliver } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { foldNumbersJob } from './numbers/fold-numbers.job.ts';

let world: ReportWorld;
let staff: SignedInPerson;
let numbers: ReturnType<typeof numbersOf>;
beforeAll(async () => {
  world = await createReportWorld();
  staff = await world.signIn({ staff: 'accountant' });
  numbers = numbersOf(world, staff);
});

describe('figures of the business', () => {
  test('an order is counted when it is placed, paid, delivered and given back, at once and after the job', async () => {
    const buyer = await world.signIn({ paid: 1_000_000 });
    const bought = await numbers.growth(() => buy(world, buyer));
    expect(bought).toMatchObject({ placed: 1, placed_sum: 499, paid: 1, paid_sum: 499, sold: 1 });
    expect(bought).not.toHaveProperty('charged');
    expect(await numbers.growth(() => deliver(world))).toMatchObject({
      delivered: 1,
      delivered_in_time: 1,
      charged: 499,
      margin: 499,
      asked: 1,
    });
    const [delivered] = (await numbers.rowsOf('delivered')).rows;
    const admin = await world.signIn({ staff: 'admin' });
    const itemId = delivered?.order_item_id ?? '';
    const back = await numbers.growth(() => returnProduct(admin, itemId, { amount: 100 }));
    expect(back).toEqual({ given_back: 100, given_back_count: 1, margin: -100 });
    const unfolded = await numbers.totals();
    expect(await numbers.growth(() => foldNumbersJob(world.deps))).toEqual({});
    expect(await numbers.totals()).toEqual(unfolded);
    await expectKeptRows(world.owner);
  });

  test('an order that waits for its card is placed, and paid when the money comes', async () => {
    const buyer = await world.signIn();
    const { placed } = await orderByCard(world, buyer);
    const paid = await numbers.growth(async () => {
      const { id } = await world.db
        .selectFrom('payment')
        .select('id')
        .where('order_id', '=', placed.id)
        .executeTakeFirstOrThrow();
      await notify(world, world.yookassa.pay(id).id, 'succeeded');
      await world.jobs.runDue();
    });
    expect(paid).toMatchObject({ paid: 1, paid_sum: 499, sold: 1 });
    expect(await numbers.growth(() => topUpAndPay(world, buyer, 700))).toEqual({
      topped_up: 1,
      topped_up_sum: 700,
    });
    await expectKeptRows(world.owner);
  });

  test('each answer of a source has its price, which outlives the report', async () => {
    const buyer = await world.signIn({ paid: 1_000_000 });
    const person = {
      last_name: 'Тестов',
      first_name: 'Иван',
      middle_name: 'Петрович',
      birth_date: '1980-01-31',
    };
    const check = checkOf(CHECK_BANKRUPTCY, { ownersData: [person] });
    const answer = await order(buyer, { ...check, use_account_balance: true }, undefined, {
      'source-site': 'fizcheck.localhost',
    });
    expect(answer.statusCode).toBe(200);
    const [item] = answer.json<{ order_items: { order_item_id: string }[] }>().order_items;
    await world.db
      .insertInto('source_charge')
      .values({
        item_id: item?.order_item_id ?? '',
        task_type: 'bankruptcy',
        source: 'ЕФРСБ',
        amount: 150,
        charged_at: world.clock.now(),
      })
      .execute();
    const { sources } = await numbers.ask<{ sources: SourceNumbers[] }>('source');
    expect(sources).toContainEqual({ source: 'ЕФРСБ', answers: 1, cost: 1.5 });
    await expect(world.db.updateTable('source_charge').set({ amount: 0 }).execute()).rejects.toThrow(
      /permission denied/,
    );
    await expect(world.owner.query('delete from source_charge')).rejects.toThrow(/not allowed/);
    await expectKeptRows(world.owner);
  });

  test('every figure equals the list behind it, in count and in sum', async () => {
    const now = await numbers.totals();
    const behind: Record<string, readonly [count: number, sum: number | null]> = {
      registered: [now.registered, null],
      placed: [now.placed, now.placed_sum],
      paid: [now.paid, now.paid_sum],
      topped_up: [now.topped_up, now.topped_up_sum],
      sold: [now.sold, null],
      delivered: [now.delivered, null],
      given_back: [now.given_back_count, now.given_back],
      asked: [now.asked, now.source_cost],
    };
    for (const [figure, [count, sum]] of Object.entries(behind)) {
      const { rows, total } = await numbers.rowsOf(figure as NumberFigure);
      expect({ figure, count: total?.count }).toEqual({ figure, count });
      if (sum === null) continue;
      const listed = rows.reduce((all, { amount }) => all + (amount ?? 0), 0);
      expect({ figure, listed: Math.round(listed * 100) / 100 }).toEqual({ figure, listed: sum });
    }
    const { rows } = await numbers.rowsOf('charged');
    expect(rows.reduce((all, { amount }) => all + (amount ?? 0), 0)).toBeCloseTo(now.charged);
  });

  test('the list behind a figure goes on behind its last row', async () => {
    const all = (await numbers.rowsOf('registered')).rows.map(({ row_id: id }) => id);
    const first = await numbers.rowsOf('registered', { limit: 2 });
    const second = await numbers.rowsOf('registered', { limit: 2, after: first.next });
    expect([...first.rows, ...second.rows].map(({ row_id: id }) => id)).toEqual(all.slice(0, 4));
    expect(second.total).toBeNull();
  });

  test('products, days, sources of traffic and the best customers add up to the totals', async () => {
    const now = await numbers.totals();
    const { products } = await numbers.ask<{ products: ProductNumbers[] }>('products_sum');
    const sumOf = (pick: (one: ProductNumbers) => number) =>
      products.reduce((sum, one) => sum + pick(one), 0);
    expect(sumOf(({ charged }) => charged)).toBeCloseTo(now.charged);
    expect(sumOf(({ margin }) => margin)).toBeCloseTo(now.margin);
    expect(products.find(({ product_name: name }) => name === 'EgrnObject')).toMatchObject({
      brand: 'real-estate',
      promised_seconds: 86_400,
    });
    const { traffic } = await numbers.ask<{ traffic: TrafficNumbers[] }>('source');
    expect(traffic.map((one) => one.traffic)).toEqual(['direct', 'campaign', 'partner']);
    expect(traffic.reduce((sum, { paid }) => sum + paid, 0)).toBe(now.paid);
    const { days } = await numbers.ask<{ days: NumberDay[] }>('stats_graphic');
    expect(days).toEqual([{ day: numbers.day(), ...now }]);
    const { people } = await numbers.ask<{ people: TopCustomer[] }>('top_donators');
    expect(people.reduce((sum, one) => sum + one.paid_sum, 0)).toBeCloseTo(now.paid_sum);
    expect(people[0]?.email).toContain('***');
  });

  test('brand and traffic narrow all of it', async () => {
    const partner = await world.signIn();
    const buyer = await world.signIn({ paid: 1_000_000 });
    const before = await numbers.totals(numbers.period({ traffic: 'partner' }));
    await order(buyer, fromBalance({ partner_id: partner.id }));
    expect((await numbers.totals(numbers.period({ traffic: 'partner' }))).paid).toBe(before.paid + 1);
    expect((await numbers.rowsOf('paid', { traffic: 'partner' })).total?.count).toBe(before.paid + 1);
    const [both, one, other] = [
      await numbers.totals(),
      await numbers.totals(numbers.period({ brand: 'real-estate' })),
      await numbers.totals(numbers.period({ brand: 'person-check' })),
    ];
    expect(one.paid + other.paid).toBe(both.paid);
  });

  test('what is under way now is counted as the lists that it opens', async () => {
    await orderByCard(world, await world.signIn());
    await buy(world, await world.signIn({ paid: 1_000_000 }));
    const now = await numbers.ask<Metrics>('metrics', {});
    const admin = await world.signIn({ staff: 'admin' });
    const count = async (url: string, payload: object) =>
      (await admin.request({ method: 'POST', url, payload })).json<{ total: { count: number } }>().total
        .count;
    expect(now.unpaid_orders).toBe(await count('/admin/orders', { status: 'awaiting_payment' }));
    expect(now.orders_queued).toBe(await count('/admin/orders', { item_status: 'queued' }));
    expect(now.orders_running).toBe(await count('/admin/orders', { item_status: 'running' }));
    expect(now.orders_queued + now.orders_running).toBeGreaterThan(0);
    expect(now.unsent_letters).toBe(await count('/admin/emails', { state: 'waiting' }));
    expect(now.open_cases).toBe(await count('/admin/cases', { state: 'open' }));
  });

  test('what the best customers paid is the list of their orders', async () => {
    const { people } = await numbers.ask<{ people: TopCustomer[] }>('top_donators');
    for (const { person_id: id, paid_orders: orders, paid_sum: sum } of people.slice(0, 3)) {
      const { rows, total } = await numbers.rowsOf('paid', { person_id: id });
      expect(total?.count).toBe(orders);
      expect(rows.reduce((all, { amount }) => all + (amount ?? 0), 0)).toBeCloseTo(sum);
    }
  });

  test('the count of ready reports is for everybody', async () => {
    const answer = await world.api.inject({ url: '/orders_done_count' });
    expect(answer.json<{ count: number }>().count).toBeGreaterThan(0);
  });
});
