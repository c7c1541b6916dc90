import type { Money } from '@proverka/words/money';
import { kopecks } from '@proverka/validation/money';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { Balances } from './ledger.domain.ts';

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
  /** Money on one of our own bank accounts. */
  bank: (account: string) => `bank:${account}`,
  correction: 'correction',
  /** What we owe a partner and have not paid yet. */
  partner: (userId: string) => `partner:${userId}:payable`,
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

/** Opens the account of one of our bank accounts, which configuration names, when money first moves there. */
export async function openBankAccount(tx: Transaction, account: string): Promise<void> {
  await tx
    .insertInto('ledger_account')
    .values({ code: codeOf.bank(account), kind: 'bank', user_id: null, min_balance: null })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

/** Opens the account of what a partner is owed, when the first payout is asked for. */
export async function openPartnerAccount(tx: Transaction, userId: string): Promise<void> {
  await tx
    .insertInto('ledger_account')
    .values({ code: codeOf.partner(userId), kind: 'partner_payable', user_id: userId, min_balance: 0 })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

/** What a partner is owed and waits for the bank. */
export async function readPayable(db: Connection, userId: string): Promise<Money> {
  const account = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('code', '=', codeOf.partner(userId))
    .executeTakeFirst();
  return kopecks(account?.balance ?? 0);
}

/**
 * Locks the user's accounts until the transaction ends and reads their balances. Everything that moves a user's money does
 * this first and touches shared accounts (provider, revenue) afterwards, so that transactions do not deadlock.
 */
export async function lockAccounts(tx: Transaction, userId: string): Promise<LockedAccounts> {
  const rows = await LOCK_USER(tx, { userId });
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

const LOCK_USER = statement<{ userId: string }, { id: number; kind: string; balance: number }>(
  'select id, kind, balance from ledger_lock_user(:userId)',
);

export async function readBalances(db: Connection, userId: string): Promise<Balances> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('user_id', '=', userId)
    .execute();
  const balance = (kind: string) => kopecks(rows.find((row) => row.kind === kind)?.balance ?? 0);
  return { paid: balance('user_paid'), bonus: balance('user_bonus') };
}

/** Reserved for orders in progress and pending refunds. */
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
  /** Identifies the purpose of the transfer; a second one with the same reference is not booked. */
  readonly reference: string;
  /** Purchases are booked as holds (`holds.ts`). */
  readonly kind: 'payment' | 'refund' | 'bonus' | 'correction' | 'payout';
  readonly from: string;
  readonly to: string;
  /** The account the money waits on until `settle`; without it the transfer is final at once. */
  readonly via?: string;
  readonly amount: Money;
}

/** False when a transfer with this reference was booked before. */
export async function bookTransfer(tx: Transaction, transfer: NewTransfer): Promise<boolean> {
  const { orderId = null, itemId = null, paymentId = null, via = null, ...rest } = transfer;
  const rows = await BOOK_TRANSFER(tx, { ...rest, via, orderId, itemId, paymentId });
  return rows.length > 0;
}

const BOOK_TRANSFER = statement<{ readonly [Name in keyof NewTransfer]-?: unknown }>(`
  insert into ledger_transfer
    (reference, debit_account, credit_account, hold_account, amount, kind, order_id, item_id, payment_id)
  select :reference,
    (select id from ledger_account where code = :from),
    (select id from ledger_account where code = :to),
    (select id from ledger_account where code = :via),
    :amount, :kind, :orderId::uuid, :itemId::uuid, :paymentId::uuid
  on conflict (reference) do nothing
  returning id`);

/** Posts or voids a pending transfer by its reference; false when it was settled before. */
export async function settleTransfer(
  tx: Transaction,
  reference: string,
  outcome: 'posted' | 'voided',
): Promise<boolean> {
  const rows = await SETTLE_TRANSFER(tx, { reference, outcome });
  return rows.length > 0;
}

const SETTLE_TRANSFER = statement<{ reference: string; outcome: 'posted' | 'voided' }>(`
  insert into ledger_settlement (transfer_id, outcome, reference)
  select id, :outcome::text, reference || ':' || :outcome::text from ledger_transfer where reference = :reference
  on conflict do nothing
  returning transfer_id`);

/** What a user has been charged so far, less refunds after delivery. */
export async function readTotalSpent(db: Connection, userId: string): Promise<Money> {
  const [row] = await TOTAL_SPENT(db, { userId });
  return kopecks(row?.total ?? 0);
}

/** The figures of a user's three accounts in one row; null where there is no such account. */
export const OWN_ACCOUNTS = `
  select max(balance) filter (where kind = 'user_paid') as paid, max(balance) filter (where kind = 'user_bonus') as bonus,
    max(spent) filter (where kind = 'user_hold') as spent
  from ledger_account where user_id = :userId`;

/** One row, one column: kopecks of the user `:userId`, maintained by the ledger's triggers. */
export const SPENT = `select spent as total from ledger_account where user_id = :userId and kind = 'user_hold'`;

const TOTAL_SPENT = statement<{ userId: string }, { total: number }>(SPENT);
