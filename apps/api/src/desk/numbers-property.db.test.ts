import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { expectKeptRows } from '../../test/kept-rows.ts';
import { happen, numberEvent } from '../../test/number-events.ts';
import type { CountedItem, NumberEvent } from '../../test/number-events.ts';
import { numbersOf } from '../../test/numbers.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import { openDatabase } from '#platform/db/pool.ts';
import { compareNumbers } from './check-numbers.ts';
import type { Period } from './numbers/period.domain.ts';
import type { NumbersFilter } from './numbers/sums.store.ts';
import { readTopCustomers } from './numbers/top-customers.store.ts';
import type { TopRow } from './numbers/top-customers.store.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const query = (text: string, values: readonly unknown[] = []) => world.owner.query(text, [...values]);
const happens = (event: NumberEvent, items: CountedItem[]) => happen({ db: world.db, query }, event, items);

test('figures equal orders, accounts, charges of sources and the ledger after any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(numberEvent, { minLength: 20, maxLength: 60 }), async (events) => {
      const items: CountedItem[] = [];
      for (const one of events) await happens(one, items);
      await expectKeptRows(world.owner);
    }),
    { numRuns: 25 },
  );
  expect(await compareNumbers(openDatabase(world.owner))).toEqual([]);
}, 60_000);

const periods = [
  { from: '2026-01-01', to: '2026-12-31' },
  { from: '2025-12-31', to: '2026-12-31' },
  { from: '2025-09-01', to: '2026-03-01' },
  { from: '2026-03-02', to: '2026-03-02' },
];
const filters: readonly NumbersFilter[] = [
  {},
  { brand: 'real-estate' },
  { traffic: 'partner' },
  { brand: 'person-check', traffic: 'direct' },
];

/** Whose orders come to most, added up one by one. */
async function bestOfAllOrders({ from, to }: Period, { brand, traffic }: NumbersFilter): Promise<TopRow[]> {
  const { rows } = await sql<TopRow>`
    select o.user_id as id, u.email, u.brand, count(*)::int as orders, sum(o.total)::bigint as sum
    from customer_order o join app_user u on u.id = o.user_id
    where o.kind = 'purchase' and o.total > 0 and (o.paid_at at time zone 'Europe/Moscow')::date between ${from} and ${to}
      and o.brand = coalesce(${brand ?? null}, o.brand) and o.traffic = coalesce(${traffic ?? null}, o.traffic)
    group by o.user_id, u.email, u.brand order by sum desc, o.user_id`.execute(world.db);
  return rows;
}

test('the best customers of any period are those of its orders added up', async () => {
  for (const period of periods) {
    for (const filter of filters) {
      const all = await bestOfAllOrders(period, filter);
      expect(all.length).toBeGreaterThan(0);
      for (const limit of [1, 3, all.length + 1]) {
        const best = await readTopCustomers(world.db, { period, filter, today: '2026-12-31', limit });
        expect(best).toEqual(all.slice(0, limit));
      }
    }
  }
});

/** Somebody whose money was charged: what happens by chance need not have charged anybody's. */
async function chargedPerson(): Promise<string> {
  const event = { do: 'order', nth: 0, at: '2026-03-01T21:00:00Z', amount: 300, isPaid: true } as const;
  const order = {
    ...event,
    kind: 'purchase',
    traffic: 'direct',
    brand: 'real-estate',
    term: '5 minutes',
  } as const;
  const items: CountedItem[] = [];
  for (const act of ['order', 'charge', 'charge'] as const) await happens({ ...order, do: act }, items);
  const [item] = items;
  if (!item) throw new Error('an order has items');
  return item.userId;
}

test('the list behind a figure has the rows of its sources, page by page, however it is narrowed', async () => {
  const numbers = numbersOf(world, await world.signIn({ staff: 'accountant' }));
  const person = await chargedPerson();
  const days = { date_from: '2026-01-31', date_to: '2026-12-31' };
  for (const [figure, more] of [
    ['paid', {}],
    ['registered', {}],
    ['placed', { brand: 'real-estate', traffic: 'partner' }],
    ['sold', { product_name: 'EgrnObject' }],
    ['delivered', { traffic: 'direct' }],
    ['failed', { brand: 'person-check', product_name: 'EgrnObject' }],
    ['asked', { source: 'Источник 1' }],
    ['charged', { person_id: person }],
    ['given_back', {}],
  ] as const) {
    const filter: Record<string, string> = { ...more };
    const { rows } = await query(
      `select row_id from numbers_row where figure = $1 and at >= '2026-01-30T21:00:00Z' and at < '2026-12-31T21:00:00Z'
         and brand = coalesce($2, brand) and traffic = coalesce($3, traffic) and product_name = coalesce($4, product_name)
         and part = coalesce($5, part) and ($6::uuid is null or user_id = $6) order by at desc, row_id desc`,
      [
        figure,
        ...['brand', 'traffic', 'product_name', 'source', 'person_id'].map((key) => filter[key] ?? null),
      ],
    );
    const wanted = (rows as { row_id: string }[]).map(({ row_id: id }) => id);
    const first = await numbers.rowsOf(figure, { ...days, ...more, limit: 100 });
    const listed = first.rows.map(({ row_id: id }) => id);
    for (let { next } = first; next !== null;) {
      const page = await numbers.rowsOf(figure, { ...days, ...more, limit: 100, after: next });
      listed.push(...page.rows.map(({ row_id: id }) => id));
      next = page.next;
    }
    expect({ figure, listed }).toEqual({ figure, listed: wanted });
    expect(first.total?.count).toBe(wanted.length);
  }
});

test('what was later than promised is counted as the list of it', async () => {
  const late: NumberEvent = {
    do: 'end',
    nth: 0,
    at: '2026-06-01T09:00:00Z',
    amount: 100,
    isPaid: true,
    kind: 'purchase',
    traffic: 'direct',
    brand: 'real-estate',
    term: '25 hours',
  };
  const items: CountedItem[] = [];
  await happens({ ...late, do: 'order' }, items);
  await happens(late, items);
  await happens({ ...late, nth: 1, term: '5 minutes' }, items);
  const numbers = numbersOf(world, await world.signIn({ staff: 'accountant' }));
  const { delivered, delivered_in_time: inTime } = await numbers.totals({
    'date-from': '2026-06-01',
    'date-to': '2026-06-02',
  });
  expect([delivered, inTime]).toEqual([2, 1]);
  const days = { date_from: '2026-06-01', date_to: '2026-06-02' };
  const { rows, total } = await numbers.rowsOf('delivered', { ...days, is_late: true });
  expect(total?.count).toBe(1);
  expect(rows).toMatchObject([{ order_item_id: items[0]?.id, seconds: 90_000 }]);
});
