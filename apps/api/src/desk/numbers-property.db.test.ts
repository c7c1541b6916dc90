import { randomUUID } from 'node:crypto';
import type { TopCustomer } from '@proverka/contract/desk-numbers';
import { kopecks } from '@proverka/validation/money';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { expectKeptRows } from '../../test/kept-rows.ts';
import { numbersOf } from '../../test/numbers.ts';
import { createPerson } from '../../test/people.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import { openDatabase } from '#platform/db/pool.ts';
import { compareNumbers } from './check-numbers.ts';
import { bookHolds, settleHold } from '#money/holds.ts';
import { planHolds } from '#money/ledger.domain.ts';
import { bookTransfer, codeOf, lockAccounts } from '#money/ledger.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

interface Item {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly price: number;
  isHeld: boolean;
}

/** Ends of days by the clocks of Moscow, also those of 2014, when it was four hours ahead. */
const moments = [
  '2026-03-01T20:59:59Z',
  '2026-03-01T21:00:00Z',
  '2014-10-25T19:59:59Z',
  '2014-10-25T20:00:00Z',
];
const TERMS = ['59 seconds', '5 minutes', '25 hours', '3 days'];

const step = fc.record({
  do: fc.constantFrom(
    ...([
      'order',
      'order',
      'pay',
      'end',
      'end',
      'charge',
      'return',
      'ask',
      'correct',
      'fold',
      'rebuild',
    ] as const),
  ),
  nth: fc.nat({ max: 7 }),
  at: fc.constantFrom(...moments),
  amount: fc.integer({ min: 0, max: 5000 }),
  isPaid: fc.boolean(),
  kind: fc.constantFrom('purchase' as const, 'purchase' as const, 'top_up' as const),
  traffic: fc.constantFrom('direct', 'partner'),
  brand: fc.constantFrom('real-estate', 'person-check'),
  term: fc.constantFrom(...TERMS),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const query = (text: string, values: readonly unknown[] = []) => world.owner.query(text, [...values]);
const PRODUCT = `(select id from product where brand = $1 order by name = 'EgrnObject' desc, name offset $2::int % 3 limit 1)`;

async function placeOrder({ at, kind, amount, isPaid, traffic, brand, nth }: Step): Promise<Item[]> {
  const person = await createPerson(world.db, { paid: 1_000_000 });
  const orderId = randomUUID();
  await query(
    `insert into customer_order (id, user_id, brand, kind, method, status, total, partner_id, metadata, created_at, expires_at, paid_at)
     values ($1, $2, $3, $4, 'balance', $5, $6, $7, '{}', $8, $8, case when $9 then $8::timestamptz end)`,
    [
      orderId,
      person.id,
      brand,
      kind,
      isPaid ? 'paid' : 'awaiting_payment',
      amount,
      traffic === 'partner' ? person.id : null,
      at,
      isPaid,
    ],
  );
  const ids = kind === 'top_up' ? [] : [randomUUID(), randomUUID()];
  for (const [position, id] of ids.entries())
    await query(
      `insert into order_item (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status)
       values ($3, $4, $5, ${PRODUCT}, '', '', $6, '{}', '{}', $7)`,
      [brand, nth, id, orderId, position, amount, isPaid ? 'queued' : 'created'],
    );
  return ids.map((id) => ({ id, orderId, userId: person.id, price: amount, isHeld: false }));
}

/** Pays, ends and puts right as the product does: a statement each, by the moves that the database lets pass. */
const changes: Readonly<
  Record<'pay' | 'end' | 'ask' | 'correct', (item: Item, step: Step) => Promise<unknown>>
> = {
  async pay({ orderId }, { at }) {
    await query(
      `update customer_order set status = 'paid', paid_at = $2 where id = $1 and status = 'awaiting_payment'`,
      [orderId, at],
    );
    await query(`update order_item set status = 'queued' where order_id = $1 and status = 'created'`, [
      orderId,
    ]);
  },
  end: ({ id }, { isPaid, term, nth }) =>
    query(
      `update order_item i set status = $2, price = price + $4, finished_at = coalesce(o.paid_at, o.created_at) + $3::interval
       from customer_order o where o.id = i.order_id and i.id = $1 and i.status = 'queued'`,
      [id, isPaid ? 'done' : 'failed', term, nth % 2],
    ),
  ask: ({ id }, { at, amount, nth }) =>
    query(
      `insert into source_charge (item_id, task_type, source, amount, charged_at) values ($1, 'bankruptcy', $2, $3, $4)`,
      [id, `Источник ${nth % 3}`, amount, at],
    ),
  correct: ({ id }, { brand, nth, amount }) =>
    query(`update order_item set product_id = ${PRODUCT}, price = $3 where id = $4`, [
      brand,
      nth,
      amount,
      id,
    ]),
};

/** Holds money for an item at first; then charges it or gives it back. */
function charge(item: Item, { isPaid }: Step): Promise<unknown> {
  const subject = `item:${item.id}` as const;
  return inTransaction(world.db, async (tx) => {
    if (item.isHeld) return settleHold(tx, subject, isPaid ? 'posted' : 'voided');
    const accounts = await lockAccounts(tx, item.userId);
    const plan = planHolds(accounts.balances, [
      { itemId: item.id, price: kopecks(item.price), bonusAllowed: true },
    ]);
    if (!plan.ok) throw new Error('there is money enough');
    const revenueCode = codeOf.revenue('real-estate', 'EgrnObject');
    const held = { subject, orderId: item.orderId, revenueCode };
    const holds = plan.value.map((hold) => Object.assign({}, hold, held));
    await bookHolds(tx, accounts, holds);
    item.isHeld = true;
    return null;
  });
}

/** What a revenue account has may be given back. */
const giveBack = ({ userId, orderId }: Item, { amount }: Step) =>
  inTransaction(world.db, async (tx) => {
    const code = codeOf.revenue('real-estate', 'EgrnObject');
    const { rows } = await query('select balance from ledger_account where code = $1', [code]);
    const left = Math.min(amount, Number((rows[0] as { balance: string } | undefined)?.balance ?? 0));
    if (left === 0) return;
    const to = codeOf.user(userId, 'paid');
    await bookTransfer(tx, {
      reference: randomUUID(),
      kind: 'correction',
      from: code,
      to,
      amount: kopecks(left),
      orderId,
    });
  });

async function take(one: Step, items: Item[]): Promise<void> {
  const item = items[one.nth];
  if (one.do === 'order') items.push(...(await placeOrder(one)));
  else if (one.do === 'fold') await query('select numbers_fold($1)', [1 + one.nth * 3]);
  else if (one.do === 'rebuild') await query('select numbers_rebuild()');
  else if (item === undefined) return;
  else if (one.do === 'charge') {
    if (item.price > 0) await charge(item, one);
  } else if (one.do === 'return') await giveBack(item, one);
  else await changes[one.do](item, one);
}

test('figures equal orders, accounts, charges of sources and the ledger after any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const items: Item[] = [];
      for (const one of steps) await take(one, items);
      await expectKeptRows(world.owner);
    }),
    { numRuns: 25 },
  );
  expect(await compareNumbers(openDatabase(world.owner))).toEqual([]);
});

test('the best customers of a year, which are kept, are those of the same orders added up', async () => {
  const numbers = numbersOf(world, await world.signIn({ staff: 'admin' }));
  const best = async (from: string, more: Record<string, string>) =>
    (
      await numbers.ask<{ people: TopCustomer[] }>('top_donators', {
        'date-from': from,
        'date-to': '2026-12-31',
        ...more,
      })
    ).people;
  for (const more of [
    {},
    { brand: 'real-estate' },
    { traffic: 'partner' },
    { brand: 'person-check', traffic: 'direct' },
  ]) {
    const kept = await best('2026-01-01', more);
    expect(kept.length).toBeGreaterThan(0);
    // Nobody paid on the day before.
    expect(kept).toEqual(await best('2025-12-31', more));
  }
});

test('what was later than promised is counted as the list of it', async () => {
  const late: Step = {
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
  const items: Item[] = [];
  await take({ ...late, do: 'order' }, items);
  await take(late, items);
  await take({ ...late, nth: 1, term: '5 minutes' }, items);
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
