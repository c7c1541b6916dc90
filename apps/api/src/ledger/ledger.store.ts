import type { Money } from '@proverka/validation/money';
import { add, kopecks } from '@proverka/validation/money';
import type { Connection, Transaction } from '../db/transaction.ts';
import { runSql } from '../db/transaction.ts';
import type { Balances, PlannedHold } from './ledger.domain.ts';

export interface LockedAccounts {
  readonly balances: Balances;
  /** Ids of the user's accounts. */
  readonly paid: number;
  readonly bonus: number;
  readonly hold: number;
}

export const codeOf = {
  user: (userId: string, purse: 'paid' | 'bonus' | 'hold') => `user:${userId}:${purse}`,
  revenue: (brand: string, productName: string) => `revenue:${brand}:${productName}`,
  provider: 'provider:yookassa',
  promo: 'promo',
} as const;

export async function openUserAccounts(tx: Transaction, userId: string): Promise<void> {
  const purses = ['paid', 'bonus', 'hold'] as const;
  await tx
    .insertInto('ledger_account')
    .values(
      purses.map((purse) => ({
        code: codeOf.user(userId, purse),
        kind: `user_${purse}`,
        user_id: userId,
        min_balance: 0,
      })),
    )
    .execute();
}

/**
 * Locks the user's accounts until the transaction ends and reads them as they are then. Whoever moves a user's money
 * does this first: shared accounts (provider, revenue) are touched after, so nobody waits in a circle.
 */
export async function lockAccounts(tx: Transaction, userId: string): Promise<LockedAccounts> {
  const rows = await runSql<{ id: number; kind: string; balance: number }>(
    tx,
    'select id, kind, balance from ledger_lock_user($1)',
    [userId],
  );
  const account = (kind: string) => {
    const row = rows.find((one) => one.kind === kind);
    if (row === undefined) throw new Error(`user without an account of kind ${kind}`);
    return row;
  };
  const [paid, bonus, hold] = [account('user_paid'), account('user_bonus'), account('user_hold')];
  return {
    balances: { paid: kopecks(paid.balance), bonus: kopecks(bonus.balance) },
    paid: paid.id,
    bonus: bonus.id,
    hold: hold.id,
  };
}

export async function readBalances(db: Connection, userId: string): Promise<Balances> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('user_id', '=', userId)
    .execute();
  const balance = (kind: string) => kopecks(rows.find((row) => row.kind === kind)?.balance ?? 0);
  return { paid: balance('user_paid'), bonus: balance('user_bonus') };
}

/** Reserved for orders under way and refunds on their way. */
export async function readHeld(db: Connection, userId: string): Promise<Money> {
  const account = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('user_id', '=', userId)
    .where('kind', '=', 'user_hold')
    .executeTakeFirst();
  return kopecks(account?.balance ?? 0);
}

interface References {
  readonly orderId?: string;
  readonly itemId?: string;
  readonly paymentId?: string;
}

export interface NewTransfer extends References {
  /** Says what the transfer is for; a second one with the same reference is not booked. */
  readonly reference: string;
  readonly kind: 'payment' | 'purchase' | 'refund' | 'bonus';
  readonly from: string;
  readonly to: string;
  /** Account the money waits on until `settle`; without it the transfer is final at once. */
  readonly via?: string;
  readonly amount: Money;
}

/** False when a transfer with this reference was booked before. */
export async function bookTransfer(tx: Transaction, transfer: NewTransfer): Promise<boolean> {
  const rows = await runSql(tx, BOOK_TRANSFER, [
    transfer.reference,
    transfer.from,
    transfer.to,
    transfer.via ?? null,
    transfer.amount,
    transfer.kind,
    transfer.orderId ?? null,
    transfer.itemId ?? null,
    transfer.paymentId ?? null,
  ]);
  return rows.length > 0;
}

const BOOK_TRANSFER = `
  insert into ledger_transfer
    (reference, debit_account, credit_account, hold_account, amount, kind, order_id, item_id, payment_id)
  select $1,
    (select id from ledger_account where code = $2),
    (select id from ledger_account where code = $3),
    (select id from ledger_account where code = $4),
    $5, $6, $7::uuid, $8::uuid, $9::uuid
  on conflict (reference) do nothing
  returning id`;

export interface ItemHold extends PlannedHold {
  readonly orderId: string;
  readonly userId: string;
  readonly revenueCode: string;
}

/** Reserves an item's money: up to two pending transfers, from bonus and from own money. */
export async function holdForItem(tx: Transaction, hold: ItemHold): Promise<void> {
  for (const purse of ['bonus', 'paid'] as const) {
    if (hold[purse] === 0) continue;
    await bookTransfer(tx, {
      reference: `item:${hold.itemId}:hold:${purse}`,
      kind: 'purchase',
      from: codeOf.user(hold.userId, purse),
      to: hold.revenueCode,
      via: codeOf.user(hold.userId, 'hold'),
      amount: hold[purse],
      orderId: hold.orderId,
      itemId: hold.itemId,
    });
  }
}

export interface Settled {
  readonly bonus: Money;
  /** Own money, `card` included. */
  readonly paid: Money;
  /** What a card paid of an item that the balance paid in part. */
  readonly card: Money;
}

/**
 * Charges (`posted`) or gives back (`voided`) what is reserved for an item; null when it was settled before, so that a
 * job run twice moves nothing.
 */
export async function settleItem(
  tx: Transaction,
  itemId: string,
  outcome: 'posted' | 'voided',
): Promise<Settled | null> {
  const rows = await runSql<HoldRow>(tx, SETTLE_ITEM, [itemId, outcome]);
  if (rows.length === 0) return null;
  return sumHolds(rows);
}

interface HoldRow {
  readonly purse: string;
  readonly amount: number;
}

/** The last word of a hold's reference is where its money came from. */
const HOLD_PURSE = `split_part(t.reference, ':', 4) as purse`;

function sumHolds(rows: readonly HoldRow[]): Settled {
  const amountOf = (purse: string) => kopecks(rows.find((row) => row.purse === purse)?.amount ?? 0);
  const card = amountOf('card');
  return { bonus: amountOf('bonus'), paid: add(amountOf('paid'), card), card };
}

/** What an item was charged; zeros for one that was not. */
export async function readCharged(db: Connection, itemId: string): Promise<Settled> {
  return sumHolds(await runSql<HoldRow>(db, CHARGED, [itemId]));
}

const CHARGED = `
  select ${HOLD_PURSE}, t.amount from ledger_transfer t
  join ledger_settlement s on s.transfer_id = t.id and s.outcome = 'posted'
  where t.item_id = $1 and t.kind = 'purchase'`;

// Any conflict is this transfer settled already: both keys of a settlement come from its transfer, and which of the two a
// simultaneous equal settlement meets first is chance.
const SETTLE_ITEM = `
  with settled as (
    insert into ledger_settlement (transfer_id, outcome, reference)
    select id, $2, reference || ':' || $2 from ledger_transfer where item_id = $1 and kind = 'purchase'
    order by id
    on conflict do nothing
    returning transfer_id
  )
  select ${HOLD_PURSE}, t.amount from settled join ledger_transfer t on t.id = settled.transfer_id`;

/** Posts or voids one pending transfer, found by its reference; false when it was settled before. */
export async function settleTransfer(
  tx: Transaction,
  reference: string,
  outcome: 'posted' | 'voided',
): Promise<boolean> {
  const rows = await runSql(tx, SETTLE_TRANSFER, [reference, outcome]);
  return rows.length > 0;
}

const SETTLE_TRANSFER = `
  insert into ledger_settlement (transfer_id, outcome, reference)
  select id, $2, reference || ':' || $2 from ledger_transfer where reference = $1
  on conflict do nothing
  returning transfer_id`;

/** What a user has bought and been charged for so far, without what was given back after delivery. */
export async function readTotalSpent(db: Connection, userId: string): Promise<Money> {
  const [row] = await runSql<{ total: number }>(db, TOTAL_SPENT, [userId]);
  return kopecks(row?.total ?? 0);
}

/** One row, one column: kopecks of the user `$1`, kept by the ledger as it books. */
export const TOTAL_SPENT = `select spent as total from ledger_account where user_id = $1 and kind = 'user_hold'`;
