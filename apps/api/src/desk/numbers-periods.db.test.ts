import type { NumberDay } from '@proverka/contract/desk-numbers';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectKeptRows } from '../../test/kept-rows.ts';
import { numbersOf } from '../../test/numbers.ts';
import { order, orderBody } from '../../test/orders.ts';
import { buy, createReportWorld } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { openDatabase } from '#platform/db/pool.ts';
import { compareNumbers, rebuildNumbers } from './check-numbers.ts';
import { foldNumbersJob } from './numbers/fold-numbers.job.ts';

let world: ReportWorld;
let staff: SignedInPerson;
let numbers: ReturnType<typeof numbersOf>;
beforeAll(async () => {
  world = await createReportWorld();
  staff = await world.signIn({ staff: 'accountant' });
  numbers = numbersOf(world, staff);
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
    const { days } = await numbers.ask<{ days: NumberDay[] }>('stats_graphic', query);
    expect(days.map((one) => [one.day, one.paid])).toEqual([
      ['2020-02-28', 0],
      ['2020-02-29', 0],
      ['2020-03-01', 0],
    ]);
    expect(await numbers.totals(query)).toMatchObject({ paid: 0, average_seconds: null });
    expect(await numbers.rowsOf('paid', { date_from: '2020-02-28', date_to: '2020-03-01' })).toEqual({
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
    const { days: counted } = await numbers.ask<{ days: NumberDay[] }>('stats_graphic', days);
    expect(counted.map(({ placed }) => placed)).toEqual([1, 2, 1]);
    const behind = await numbers.rowsOf('placed', { date_from: '2014-10-26', date_to: '2014-10-26' });
    expect(behind.total?.count).toBe(2);
  });
});

describe('the summary', () => {
  test('is made anew from its sources, also when it was damaged', async () => {
    await buy(world, await world.signIn({ paid: 1_000_000 }));
    await foldNumbersJob(world.deps);
    const before = await numbers.totals();
    expect(before.paid).toBeGreaterThan(0);
    await world.owner.query('update numbers_day set quantity = quantity + 5');
    await world.owner.query('delete from numbers_change');
    await world.owner.query('update numbers_person set amount = amount + 5');
    const owner = openDatabase(world.owner);
    const said = (await compareNumbers(owner)).join('\n');
    expect(said).toContain(`${numbers.day()} paid real-estate: `);
    expect(said).toMatch(/^\d{4}: \d+ customers paid other sums than the figures say$/m);
    await rebuildNumbers(owner);
    expect(await compareNumbers(owner)).toEqual([]);
    await expectKeptRows(world.owner);
    expect(await numbers.totals()).toEqual(before);
  });

  test('is written by nothing but its triggers', async () => {
    for (const statement of [sql`update numbers_day set quantity = 0`, sql`delete from numbers_change`])
      await expect(statement.execute(world.db)).rejects.toThrow(/permission denied/);
    await expect(sql`select numbers_rebuild()`.execute(world.db)).rejects.toThrow(/permission denied/);
  });

  test('orders that are placed while it is folded are counted once', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => world.signIn({ paid: 1_000_000 })));
    const grown = await numbers.growth(() =>
      Promise.all([
        ...buyers.map((buyer) => order(buyer, orderBody({ use_account_balance: true }))),
        ...buyers.map(() => foldNumbersJob(world.deps)),
      ]),
    );
    expect(grown).toMatchObject({ placed: 6, paid: 6, sold: 6 });
    await expectKeptRows(world.owner);
  });
});
