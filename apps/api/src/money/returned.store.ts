import { ZERO, add, kopecks, subtract } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { GivenBack } from './give-back.ts';
import type { Settled } from './holds.ts';
import { plainPlaceOf } from './instrument.domain.ts';

/** What is left of an item's charge after everything returned of it, by the ledger; read under the lock of its order. */
export async function readUnreturned(db: Connection, itemId: string): Promise<Settled> {
  return (await readUnreturnedOf(db, [itemId])).get(itemId) ?? NOTHING;
}

const NOTHING: Settled = { bonus: ZERO, paid: ZERO, card: ZERO };

/** The same of several items at once; those nothing was charged for are missing. */
export async function readUnreturnedOf(
  db: Connection,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, Settled>> {
  const rows = await UNRETURNED(db, { itemIds });
  return new Map(rows.map((row) => [row.item_id, leftOf(row)]));
}

interface UnreturnedRow {
  readonly item_id: string;
  readonly bonus: number;
  readonly paid: number;
  /** Charged of what a card brought for this very item. */
  readonly card: number;
  readonly back_paid: number;
  readonly back_bonus: number;
  readonly on_card: number;
}

function leftOf(row: UnreturnedRow): Settled {
  const paid = row.paid + row.card - row.back_paid;
  // What a card has had back is no more the card's; what went to the balance may have been either.
  const card = Math.max(0, Math.min(row.card - row.on_card, paid));
  return { bonus: kopecks(row.bonus - row.back_bonus), paid: kopecks(paid), card: kopecks(card) };
}

const UNRETURNED = statement<{ itemIds: readonly string[] }, UnreturnedRow>(`
  with charged as (
    select t.item_id,
      coalesce(sum(t.amount) filter (where t.purse = 'bonus'), 0)::bigint as bonus,
      coalesce(sum(t.amount) filter (where t.purse = 'paid'), 0)::bigint as paid,
      coalesce(sum(t.amount) filter (where t.purse = 'card'), 0)::bigint as card
    from ledger_transfer t join ledger_settlement s on s.transfer_id = t.id and s.outcome = 'posted'
    where t.item_id = any(:itemIds::uuid[]) and t.reference = 'item:' || t.item_id || ':hold:' || t.purse
    group by t.item_id
  ), back as (
    select t.item_id,
      coalesce(sum(t.amount) filter (where purse.kind = 'user_paid'), 0)::bigint as paid,
      coalesce(sum(t.amount) filter (where purse.kind = 'user_bonus'), 0)::bigint as bonus
    from ledger_transfer t
    join ledger_account source on source.id = t.debit_account and source.kind = 'revenue'
    join ledger_account purse on purse.id = t.credit_account
    where t.item_id = any(:itemIds::uuid[]) and t.kind = 'refund' group by t.item_id
  ), refunded as (
    select item_id, sum(amount)::bigint as amount from refund
    where item_id = any(:itemIds::uuid[]) and status <> 'canceled' group by item_id
  )
  select c.item_id, c.bonus, c.paid, c.card, coalesce(b.paid, 0) as back_paid, coalesce(b.bonus, 0) as back_bonus,
    coalesce(f.amount, 0) as on_card
  from charged c left join back b using (item_id) left join refunded f using (item_id)`);

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
  /** Where the card's part goes, «на карту». */
  readonly place: string;
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
    place: plainPlaceOf(rows[0]?.instrument ?? null),
  };
}

interface CheckReturnRow {
  readonly task_type: string;
  readonly bonus: number;
  readonly paid: number;
  readonly to_card: number;
  readonly refund: string | null;
  readonly instrument: string | null;
}

const CHECK_RETURNS = statement<{ itemId: string }, CheckReturnRow>(`
  select c.task_type, c.bonus, c.paid, c.to_card, r.status as refund, p.instrument
  from check_return c left join refund r on r.item_id = c.item_id and r.for_checks left join payment p on p.id = r.payment_id
  where c.item_id = :itemId::uuid`);
