import { ZERO, add, kopecks, subtract } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { GivenBack } from './give-back.ts';
import { readCharged } from './holds.ts';
import type { Settled } from './holds.ts';

/** What is left of an item's charge after everything returned of it, by the ledger; read under the lock of its order. */
export async function readUnreturned(db: Connection, itemId: string): Promise<Settled> {
  const charged = await readCharged(db, `item:${itemId}`);
  const returned = await RETURNED(db, { itemId });
  const backOf = (kind: string) => kopecks(returned.find((row) => row.kind === kind)?.amount ?? 0);
  const paid = subtract(charged.paid, backOf('user_paid'));
  const [onCard] = await ON_CARD(db, { itemId });
  // What a card has had back is no more the card's; what went to the balance may have been either.
  const card = Math.max(0, Math.min(charged.card - (onCard?.amount ?? 0), paid));
  return { bonus: subtract(charged.bonus, backOf('user_bonus')), paid, card: kopecks(card) };
}

const ON_CARD = statement<{ itemId: string }, { amount: number }>(`
  select coalesce(sum(amount), 0)::bigint as amount from refund where item_id = :itemId::uuid and status <> 'canceled'`);

const RETURNED = statement<{ itemId: string }, { kind: string; amount: number }>(`
  select purse.kind, sum(t.amount)::bigint as amount from ledger_transfer t
  join ledger_account source on source.id = t.debit_account and source.kind = 'revenue'
  join ledger_account purse on purse.id = t.credit_account
  where t.item_id = :itemId::uuid and t.kind = 'refund'
  group by purse.kind`);

/** The kinds of checks whose price went back. */
export async function readReturnedChecks(db: Connection, itemId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('check_return')
    .select('task_type')
    .where('item_id', '=', itemId)
    .execute();
  return new Set(rows.map(({ task_type }) => task_type));
}

export interface CheckReturns {
  readonly types: ReadonlySet<string>;
  readonly back: GivenBack;
  /** The card's part has arrived. */
  readonly isOnCard: boolean;
}

/** Everything an item's skipped checks brought back, and where it is; a refund the card refused stays on the balance. */
export async function readCheckReturns(db: Connection, itemId: string): Promise<CheckReturns> {
  const rows = await CHECK_RETURNS(db, { itemId });
  const sum = add(...rows.map(({ bonus, paid }) => kopecks(bonus + paid)));
  const isKept = rows.some(({ refund }) => refund === 'canceled');
  const toCard = isKept ? ZERO : add(...rows.map(({ to_card }) => kopecks(to_card)));
  return {
    types: new Set(rows.map(({ task_type }) => task_type)),
    back: { toCard, toBalance: subtract(sum, toCard) },
    isOnCard: rows.some(({ refund }) => refund === 'succeeded'),
  };
}

interface CheckReturnRow {
  readonly task_type: string;
  readonly bonus: number;
  readonly paid: number;
  readonly to_card: number;
  readonly refund: string | null;
}

const CHECK_RETURNS = statement<{ itemId: string }, CheckReturnRow>(`
  select c.task_type, c.bonus, c.paid, c.to_card, r.status as refund
  from check_return c left join refund r on r.item_id = c.item_id and r.for_checks
  where c.item_id = :itemId::uuid`);
