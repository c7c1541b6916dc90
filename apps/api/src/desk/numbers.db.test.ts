import type {
  Metrics,
  NumberDay,
  NumberFigure,
  NumberRow,
  NumberTotals,
  ProductNumbers,
  SourceNumbers,
  TopCustomer,
  TrafficNumbers,
} from '@proverka/contract/desk-numbers';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { expectKeptRows } from '../../test/kept-rows.ts';
import { returnProduct, topUpAndPay } from '../../test/money.ts';
import { fromBalance, notify, order, orderBody, orderByCard } from '../../test/orders.ts';
import { CHECK_BANKRUPTCY, checkOf } from '../../test/checks.ts';
import { buy, createReportWorld, deliver } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { foldNumbersJob } from './numbers/fold-numbers.job.ts';

let world: ReportWorld;
let staff: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  staff = await world.signIn({ staff: 'accountant' });
});

const day = (): string => new Date(world.clock.now().getTime() + 3 * 3600_000).toISOString().slice(0, 10);
const period = (more: Record<string, string> = {}) => ({ 'date-from': day(), 'date-to': day(), ...more });

async function ask<Answer>(call: string, query: Record<string, string> = period()): Promise<Answer> {
  const answer = await staff.request({ url: `/admin/${call}`, query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Answer>();
}
const totals = async (query?: Record<string, string>) =>
  (await ask<{ totals: NumberTotals; before: NumberTotals }>('stats', query)).totals;

interface Page {
  readonly rows: NumberRow[];
  readonly next: string | null;
  readonly total: { readonly count: number } | null;
}
const rowsOf = async (figure: NumberFigure, more: object = {}) =>
  (
    await staff.request({
      method: 'POST',
      url: '/admin/numbers/rows',
      payload: { figure, date_from: day(), date_to: day(), ...more },
    })
  ).json<Page>();

/** How the totals of a period grow while something is done. */
async function growth(work: () => Promise<unknown>): Promise<Partial<NumberTotals>> {
  const before: Record<string, number | null> = await totals();
  await work();
  const after: Record<string, number | null> = await totals();
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, Math.round(((value ?? 0) - (before[name] ?? 0)) * 100) / 100] as const)
      .filter(([, change]) => change !== 0),
  );
}

describe('figures of the business', () => {
  test('an order is counted when it is placed, paid, delivered and given back, at once and after the job', async () => {
    const buyer = await world.signIn({ paid: 1_000_000 });
    const bought = await growth(() => buy(world, buyer));
    expect(bought).toMatchObject({ placed: 1, placed_sum: 499, paid: 1, paid_sum: 499, sold: 1 });
    expect(bought).not.toHaveProperty('charged');
    expect(await growth(() => deliver(world))).toMatchObject({
      delivered: 1,
      delivered_in_time: 1,
      charged: 499,
      margin: 499,
      asked: 1,
    });
    const [delivered] = (await rowsOf('delivered')).rows;
    const admin = await world.signIn({ staff: 'admin' });
    const itemId = delivered?.order_item_id ?? '';
    const back = await growth(() => returnProduct(admin, itemId, { amount: 100 }));
    expect(back).toEqual({ given_back: 100, given_back_count: 1, margin: -100 });
    const unfolded = await totals();
    expect(await growth(() => foldNumbersJob(world.deps))).toEqual({});
    expect(await totals()).toEqual(unfolded);
    await expectKeptRows(world.owner);
  });

  test('an order that waits for its card is placed, and paid when the money comes', async () => {
    const buyer = await world.signIn();
    const { placed } = await orderByCard(world, buyer);
    const paid = await growth(async () => {
      const { id } = await world.db
        .selectFrom('payment')
        .select('id')
        .where('order_id', '=', placed.id)
        .executeTakeFirstOrThrow();
      await notify(world, world.yookassa.pay(id).id, 'succeeded');
      await world.jobs.runDue();
    });
    expect(paid).toMatchObject({ paid: 1, paid_sum: 499, sold: 1 });
    expect(await growth(() => topUpAndPay(world, buyer, 700))).toEqual({ topped_up: 1, topped_up_sum: 700 });
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
    const { sources } = await ask<{ sources: SourceNumbers[] }>('source');
    expect(sources).toContainEqual({ source: 'ЕФРСБ', answers: 1, cost: 1.5 });
    await expect(world.db.updateTable('source_charge').set({ amount: 0 }).execute()).rejects.toThrow(
      /permission denied/,
    );
    await expect(world.owner.query('delete from source_charge')).rejects.toThrow(/not allowed/);
    await expectKeptRows(world.owner);
  });

  test('every figure equals the list behind it, in count and in sum', async () => {
    const now = await totals();
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
      const { rows, total } = await rowsOf(figure as NumberFigure);
      expect({ figure, count: total?.count }).toEqual({ figure, count });
      if (sum === null) continue;
      const listed = rows.reduce((all, { amount }) => all + (amount ?? 0), 0);
      expect({ figure, listed: Math.round(listed * 100) / 100 }).toEqual({ figure, listed: sum });
    }
    const { rows } = await rowsOf('charged');
    expect(rows.reduce((all, { amount }) => all + (amount ?? 0), 0)).toBeCloseTo(now.charged);
  });

  test('the list behind a figure goes on behind its last row', async () => {
    const all = (await rowsOf('registered')).rows.map(({ row_id: id }) => id);
    const first = await rowsOf('registered', { limit: 2 });
    const second = await rowsOf('registered', { limit: 2, after: first.next });
    expect([...first.rows, ...second.rows].map(({ row_id: id }) => id)).toEqual(all.slice(0, 4));
    expect(second.total).toBeNull();
  });

  test('products, days, sources of traffic and the best customers add up to the totals', async () => {
    const now = await totals();
    const { products } = await ask<{ products: ProductNumbers[] }>('products_sum');
    const sumOf = (pick: (one: ProductNumbers) => number) =>
      products.reduce((sum, one) => sum + pick(one), 0);
    expect(sumOf(({ charged }) => charged)).toBeCloseTo(now.charged);
    expect(sumOf(({ margin }) => margin)).toBeCloseTo(now.margin);
    expect(products.find(({ product_name: name }) => name === 'EgrnObject')).toMatchObject({
      brand: 'real-estate',
      promised_seconds: 86_400,
    });
    const { traffic } = await ask<{ traffic: TrafficNumbers[] }>('source');
    expect(traffic.map((one) => one.traffic)).toEqual(['direct', 'campaign', 'partner']);
    expect(traffic.reduce((sum, { paid }) => sum + paid, 0)).toBe(now.paid);
    const { days } = await ask<{ days: NumberDay[] }>('stats_graphic');
    expect(days).toEqual([{ day: day(), ...now }]);
    const { people } = await ask<{ people: TopCustomer[] }>('top_donators');
    expect(people.reduce((sum, one) => sum + one.paid_sum, 0)).toBeCloseTo(now.paid_sum);
    expect(people[0]?.email).toContain('***');
  });

  test('brand and traffic narrow all of it', async () => {
    const partner = await world.signIn();
    const buyer = await world.signIn({ paid: 1_000_000 });
    const before = await totals(period({ traffic: 'partner' }));
    await order(buyer, fromBalance({ partner_id: partner.id }));
    expect((await totals(period({ traffic: 'partner' }))).paid).toBe(before.paid + 1);
    expect((await rowsOf('paid', { traffic: 'partner' })).total?.count).toBe(before.paid + 1);
    const [both, one, other] = [
      await totals(),
      await totals(period({ brand: 'real-estate' })),
      await totals(period({ brand: 'person-check' })),
    ];
    expect(one.paid + other.paid).toBe(both.paid);
  });

  test('what is under way now is counted', async () => {
    const before = await ask<Metrics>('metrics', {});
    await orderByCard(world, await world.signIn());
    await buy(world, await world.signIn({ paid: 1_000_000 }));
    const now = await ask<Metrics>('metrics', {});
    expect(now.unpaid_orders).toBe(before.unpaid_orders + 1);
    expect(now.items_under_way).toBe(before.items_under_way + 1);
  });

  test('the count of ready reports is for everybody', async () => {
    const answer = await world.api.inject({ url: '/orders_done_count' });
    expect(answer.json<{ count: number }>().count).toBeGreaterThan(0);
  });
});

describe('periods', () => {
  test.each([
    ['that ends before it begins', '2026-11-02', '2026-11-01', 'period_reversed'],
    ['of ten years', '2016-11-01', '2026-10-31', 'period_too_long'],
    ['of a day that is none', '2026-02-30', '2026-03-01', 'invalid_request'],
    ['without its end', '2026-11-01', '', 'invalid_request'],
  ])('a period %s is refused', async (_, from, to, code) => {
    for (const call of ['stats', 'stats_graphic', 'products_sum', 'source', 'top_donators']) {
      const answer = await staff.request({
        url: `/admin/${call}`,
        query: { 'date-from': from, 'date-to': to },
      });
      expect({ call, code: answer.json<{ code: string }>().code }).toEqual({ call, code });
    }
  });

  test('a period in which nothing happened has zeros for every day', async () => {
    const query = { 'date-from': '2020-02-28', 'date-to': '2020-03-01' };
    const { days } = await ask<{ days: NumberDay[] }>('stats_graphic', query);
    expect(days.map((one) => [one.day, one.paid])).toEqual([
      ['2020-02-28', 0],
      ['2020-02-29', 0],
      ['2020-03-01', 0],
    ]);
    expect(await totals(query)).toMatchObject({ paid: 0, average_seconds: null });
    expect(await rowsOf('paid', { date_from: '2020-02-28', date_to: '2020-03-01' })).toEqual({
      rows: [],
      next: null,
      total: { count: 0, is_more: false },
    });
  });

  test('days are those of Moscow, also where it put its clocks back', async () => {
    const at = async (moment: string) => {
      const { id } = await world.signIn();
      await world.owner.query(
        `insert into customer_order (id, user_id, brand, kind, method, status, total, metadata, created_at, expires_at)
         values (gen_random_uuid(), $1, 'real-estate', 'purchase', 'card', 'expired', 100, '{}', $2, $2)`,
        [id, moment],
      );
    };
    // The last minute of 25 October (UTC+4), the first of 26 October, whose last hour is already UTC+3.
    await at('2014-10-25T19:59:59Z');
    await at('2014-10-25T20:00:00Z');
    await at('2014-10-26T20:59:59Z');
    await at('2014-10-26T21:00:00Z');
    const days = { 'date-from': '2014-10-25', 'date-to': '2014-10-27' };
    const { days: counted } = await ask<{ days: NumberDay[] }>('stats_graphic', days);
    expect(counted.map(({ placed }) => placed)).toEqual([1, 2, 1]);
    const behind = await rowsOf('placed', { date_from: '2014-10-26', date_to: '2014-10-26' });
    expect(behind.total?.count).toBe(2);
  });
});

describe('the summary', () => {
  test('is made anew from its sources, also when it was damaged', async () => {
    const before = await totals();
    await world.owner.query('update numbers_day set quantity = quantity + 5');
    await world.owner.query('delete from numbers_change');
    await world.owner.query('select numbers_rebuild()');
    await expectKeptRows(world.owner);
    expect(await totals()).toEqual(before);
  });

  test('is written by nothing but its triggers', async () => {
    for (const statement of [sql`update numbers_day set quantity = 0`, sql`delete from numbers_change`])
      await expect(statement.execute(world.db)).rejects.toThrow(/permission denied/);
    await expect(sql`select numbers_rebuild()`.execute(world.db)).rejects.toThrow(/permission denied/);
  });

  test('orders that are placed while it is folded are counted once', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => world.signIn({ paid: 1_000_000 })));
    const grown = await growth(() =>
      Promise.all([
        ...buyers.map((buyer) => order(buyer, orderBody({ use_account_balance: true }))),
        ...buyers.map(() => foldNumbersJob(world.deps)),
      ]),
    );
    expect(grown).toMatchObject({ placed: 6, paid: 6, sold: 6 });
    await expectKeptRows(world.owner);
  });
});
