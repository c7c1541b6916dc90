import { randomUUID } from 'node:crypto';
import { kopecks } from '@proverka/validation/money';
import * as fc from 'fast-check';
import { bookHolds, settleHold } from '#money/holds.ts';
import { planHolds } from '#money/ledger.domain.ts';
import { bookTransfer, codeOf, lockAccounts } from '#money/ledger.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createPerson } from './people.ts';
import type { TestWorld } from './world.ts';

interface Books {
  readonly db: TestWorld['db'];
  /** As the owner of the database. */
  readonly query: (text: string, values?: readonly unknown[]) => Promise<{ readonly rows: unknown[] }>;
}

export interface CountedItem {
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

/** Something that happens to an order or an item: to the one of that number, if there is one. */
export const numberEvent = fc.record({
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
export type NumberEvent = typeof numberEvent extends fc.Arbitrary<infer Value> ? Value : never;

const PRODUCT = `(select id from product where brand = $1 order by name = 'EgrnObject' desc, name offset $2::int % 3 limit 1)`;

async function placeOrder(
  { db, query }: Books,
  { at, kind, amount, isPaid, traffic, brand, nth }: NumberEvent,
): Promise<CountedItem[]> {
  const person = await createPerson(db, { paid: 1_000_000 });
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
  Record<
    'pay' | 'end' | 'ask' | 'correct',
    (query: Books['query'], item: CountedItem, event: NumberEvent) => Promise<unknown>
  >
> = {
  async pay(query, { orderId }, { at }) {
    await query(
      `update customer_order set status = 'paid', paid_at = $2 where id = $1 and status = 'awaiting_payment'`,
      [orderId, at],
    );
    await query(`update order_item set status = 'queued' where order_id = $1 and status = 'created'`, [
      orderId,
    ]);
  },
  end: (query, { id }, { isPaid, term, nth }) =>
    query(
      `update order_item i set status = $2, price = price + $4, finished_at = coalesce(o.paid_at, o.created_at) + $3::interval
       from customer_order o where o.id = i.order_id and i.id = $1 and i.status = 'queued'`,
      [id, isPaid ? 'done' : 'failed', term, nth % 2],
    ),
  ask: (query, { id }, { at, amount, nth }) =>
    query(
      `insert into source_charge (item_id, task_type, source, amount, charged_at) values ($1, 'bankruptcy', $2, $3, $4)`,
      [id, `Источник ${nth % 3}`, amount, at],
    ),
  correct: (query, { id }, { brand, nth, amount }) =>
    query(`update order_item set product_id = ${PRODUCT}, price = $3 where id = $4`, [
      brand,
      nth,
      amount,
      id,
    ]),
};

/** Holds money for an item at first; then charges it or gives it back. */
function charge({ db }: Books, item: CountedItem, { isPaid }: NumberEvent): Promise<unknown> {
  const subject = `item:${item.id}` as const;
  return inTransaction(db, async (tx) => {
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
const giveBack = ({ db, query }: Books, { userId, orderId }: CountedItem, { amount }: NumberEvent) =>
  inTransaction(db, async (tx) => {
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

/** Lets one event happen; items of new orders join the others. */
export async function happen(books: Books, one: NumberEvent, items: CountedItem[]): Promise<void> {
  const item = items[one.nth];
  if (one.do === 'order') items.push(...(await placeOrder(books, one)));
  else if (one.do === 'fold') await books.query('select numbers_fold($1)', [1 + one.nth * 3]);
  else if (one.do === 'rebuild') await books.query('select numbers_rebuild()');
  else if (item === undefined) return;
  else if (one.do === 'charge') {
    if (item.price > 0) await charge(books, item, one);
  } else if (one.do === 'return') await giveBack(books, item, one);
  else await changes[one.do](books.query, item, one);
}
