import type { Money } from '@proverka/words/money';
import { add, kopecks } from '@proverka/validation/money';
import { json } from '#platform/db/columns.ts';
import { statement } from '#platform/db/statement.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { PlannedHold } from './ledger.domain.ts';
import type { LockedAccounts } from './ledger.store.ts';

/** What money is held for; the ledger's references begin with it. */
export type HoldSubject = `item:${string}` | `conclusion:${string}`;

/** The purse held money came from. `card`: own money just paid by card for this very item. */
type Purse = 'bonus' | 'paid' | 'card';

export interface Hold extends Pick<PlannedHold, 'bonus' | 'paid'> {
  readonly subject: HoldSubject;
  readonly revenueCode: string;
  readonly card?: Money;
  readonly orderId: string | null;
  readonly itemId: string | null;
}

/** The user's account ids, as parameters of every statement with `HOLDS`. */
export const accountParameters = ({
  paid,
  bonus,
  hold,
}: Pick<LockedAccounts, 'paid' | 'bonus' | 'hold'>) => ({
  paid_account: paid,
  bonus_account: bonus,
  hold_account: hold,
});

/**
 * The only place where holds are booked: a common table expression that turns the relation `to_hold` (subject, order_id,
 * item_id, revenue, bonus, paid, card) into up to three pending transfers per row. It uses `accountParameters`; the
 * surrounding statement does the rest, so that placing an order takes one round trip.
 */
export const HOLDS = `
  holds as (
    insert into ledger_transfer
      (reference, purse, debit_account, credit_account, hold_account, amount, kind, order_id, item_id)
    select h.subject || ':hold:' || purse.name, purse.name, purse.account,
      (select id from ledger_account where code = h.revenue), :hold_account::bigint, purse.amount, 'purchase',
      h.order_id, h.item_id
    from to_hold h
    cross join lateral (
      values ('paid', :paid_account::bigint, h.paid), ('card', :paid_account::bigint, h.card),
        ('bonus', :bonus_account::bigint, h.bonus)
    ) as purse (name, account, amount)
    where purse.amount > 0
  )`;

const BOOK_HOLDS = statement<ReturnType<typeof accountParameters> & { holds: string }>(`
  with to_hold as (
    select * from jsonb_to_recordset(:holds::jsonb) as h
      (subject text, order_id uuid, item_id uuid, revenue text, bonus bigint, paid bigint, card bigint)
  ), ${HOLDS}
  select 1`);

/** Reserves money under the lock of its owner's accounts until `settleHold`. */
export async function bookHolds(
  tx: Transaction,
  accounts: LockedAccounts,
  holds: readonly Hold[],
): Promise<void> {
  const rows = holds.map(({ subject, orderId, itemId, revenueCode, bonus, paid, card }) => ({
    subject,
    order_id: orderId,
    item_id: itemId,
    revenue: revenueCode,
    bonus,
    paid,
    card: card ?? 0,
  }));
  await BOOK_HOLDS(tx, { ...accountParameters(accounts), holds: json(rows) });
}

export interface Settled {
  readonly bonus: Money;
  /** Own money, `card` included. */
  readonly paid: Money;
  /** The part of an item paid by card when the balance paid the rest. */
  readonly card: Money;
}

/**
 * Charges (`posted`) or releases (`voided`) a hold; null when it was settled before, so that a repeated job moves nothing.
 */
export async function settleHold(
  tx: Transaction,
  subject: HoldSubject,
  outcome: 'posted' | 'voided',
): Promise<Settled | null> {
  const rows = await SETTLE_HOLD(tx, { references: referencesOf(subject), outcome });
  return rows.length === 0 ? null : sumOf(rows);
}

/** The charged amounts; zeros when nothing was charged. */
export async function readCharged(db: Connection, subject: HoldSubject): Promise<Settled> {
  return sumOf(await CHARGED(db, { references: referencesOf(subject) }));
}

const purses: readonly Purse[] = ['bonus', 'paid', 'card'];

const referencesOf = (subject: HoldSubject): readonly string[] =>
  purses.map((purse) => `${subject}:hold:${purse}`);

interface HoldRow {
  readonly purse: Purse;
  readonly amount: number;
}

function sumOf(rows: readonly HoldRow[]): Settled {
  const amountOf = (purse: Purse) => kopecks(rows.find((row) => row.purse === purse)?.amount ?? 0);
  const card = amountOf('card');
  return { bonus: amountOf('bonus'), paid: add(amountOf('paid'), card), card };
}

// Any conflict means that this transfer is already settled: both unique keys of a settlement derive from its transfer, and
// which of them a concurrent equal settlement violates first is undefined.
const SETTLE_HOLD = statement<{ references: readonly string[]; outcome: string }, HoldRow>(`
  with settled as (
    insert into ledger_settlement (transfer_id, outcome, reference)
    select id, :outcome::text, reference || ':' || :outcome::text from ledger_transfer where reference = any(:references::text[])
    order by id
    on conflict do nothing
    returning transfer_id
  )
  select t.purse, t.amount from settled join ledger_transfer t on t.id = settled.transfer_id`);

const CHARGED = statement<{ references: readonly string[] }, HoldRow>(`
  select t.purse, t.amount from ledger_transfer t
  join ledger_settlement s on s.transfer_id = t.id and s.outcome = 'posted'
  where t.reference = any(:references::text[])`);
