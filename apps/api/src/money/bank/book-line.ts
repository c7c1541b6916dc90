import type { BrandId } from '@proverka/brand/host';
import { kopecks } from '@proverka/validation/money';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from '../deps.ts';
import { openBankAccount } from '../ledger.store.ts';
import { readReceived } from './bank-line.store.ts';

/** An invoice money came for. */
export interface PaidInvoice {
  readonly id: string;
  readonly number: string;
  readonly brand: BrandId;
  readonly user_id: string;
  readonly order_id: string | null;
  readonly amount: number;
}

export const findPaidInvoice = (db: Connection, id: string): Promise<PaidInvoice | undefined> =>
  db
    .selectFrom('invoice')
    .select(['id', 'number', 'brand', 'user_id', 'order_id', 'amount'])
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();

/**
 * Books a line to the account of whoever the invoice was made out for; its order, when it waits, is paid by that. The line's row is
 * `booked` already, in this transaction.
 */
export async function bookLine(
  deps: MoneyDeps,
  tx: Transaction,
  line: { readonly id: string; readonly account: string; readonly amount: number },
  invoice: PaidInvoice,
): Promise<void> {
  await openBankAccount(tx, line.account);
  await deps.onInvoicePaid(tx, {
    lineId: line.id,
    account: line.account,
    amount: kopecks(line.amount),
    received: await readReceived(tx, invoice.id),
    invoiceNumber: invoice.number,
    brand: invoice.brand,
    orderId: invoice.order_id,
    userId: invoice.user_id,
  });
}
