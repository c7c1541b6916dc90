import { bankPageSize } from '@proverka/contract/bank-statement';
import type { Payout, PayoutState } from '@proverka/contract/money-proposal';
import { kopecks, toRubles } from '@proverka/validation/money';
import { moscowDay } from '@proverka/words/moments';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { PlatformDeps } from '#platform/deps.ts';

export const lockPayouts = (tx: Transaction, ids: readonly string[]) =>
  tx
    .selectFrom('payout')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

export type PayoutRow = Awaited<ReturnType<typeof lockPayouts>>[number];

interface Looking extends Pick<PlatformDeps, 'now'> {
  readonly db: Connection;
}

const query = (db: Connection) =>
  db
    .selectFrom('payout')
    .innerJoin('app_user', 'app_user.id', 'payout.user_id')
    .selectAll('payout')
    .select('app_user.email');

export async function viewPayouts({ db, now }: Looking, ids: readonly string[]): Promise<Payout[]> {
  const rows = await query(db)
    .where('payout.id', 'in', [...ids])
    .orderBy('payout.number')
    .execute();
  return rows.map((row) => viewRow(row, moscowDay(now())));
}

export async function listPayouts(
  { db, now }: Looking,
  state: PayoutState,
  page: number,
): Promise<{ payouts: Payout[]; total: number }> {
  const rows = await query(db)
    .where('payout.state', '=', state)
    .orderBy('payout.due_on')
    .orderBy('payout.id')
    .limit(bankPageSize)
    .offset(page * bankPageSize)
    .execute();
  const { total } = await db
    .selectFrom('payout')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return { payouts: rows.map((row) => viewRow(row, moscowDay(now()))), total };
}

const MOST_SHOWN = 100;

/** A partner's payouts, the latest first. */
export async function listPartnerPayouts({ db, now }: Looking, userId: string): Promise<Payout[]> {
  const rows = await query(db)
    .where('payout.user_id', '=', userId)
    .where('payout.kind', '=', 'partner_payout')
    .orderBy('payout.number', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => viewRow(row, moscowDay(now())));
}

const isOpen = (state: PayoutState): boolean => state === 'waiting' || state === 'in_file';

const viewRow = (row: PayoutRow & { readonly email: string }, today: string): Payout => ({
  payout_id: row.id,
  kind: row.kind,
  number: row.number,
  email: row.email,
  amount: toRubles(kopecks(row.amount)),
  payee: { name: row.payee.name, account: row.payee.account, bank: row.payee.bank },
  purpose: row.purpose,
  state: row.state,
  file_id: row.file_id,
  due_date: row.due_on,
  is_late: isOpen(row.state) && row.due_on < today,
});
