import type { Money } from '@proverka/words/money';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from './deps.ts';
import { isPaidByHand } from './proposed-payment.store.ts';

/**
 * Opens the receipt of a delivered item (54-FZ: the second one, setting off the prepayment). It belongs to the payment of its
 * order; an order paid from the balance uses the payment that money came with. Bonus money was never paid in, and without
 * any payment there is no prepayment to set off.
 */
export async function openDeliveryReceipt(
  deps: MoneyDeps,
  tx: Transaction,
  item: { readonly id: string; readonly orderId: string; readonly userId: string },
  paid: Money,
): Promise<void> {
  const about = { item_id: item.id, conclusion_id: null };
  await openReceipt(deps, tx, { about, orderId: item.orderId, userId: item.userId, paid });
}

/** The same for a written conclusion, which is paid from the balance. */
export async function openConclusionReceipt(
  deps: MoneyDeps,
  tx: Transaction,
  conclusion: { readonly id: string; readonly userId: string },
  paid: Money,
): Promise<void> {
  const about = { item_id: null, conclusion_id: conclusion.id };
  await openReceipt(deps, tx, { about, orderId: null, userId: conclusion.userId, paid });
}

interface NewReceipt {
  readonly about: { readonly item_id: string | null; readonly conclusion_id: string | null };
  readonly orderId: string | null;
  readonly userId: string;
  readonly paid: Money;
}

async function openReceipt(
  deps: MoneyDeps,
  tx: Transaction,
  { about, orderId, userId, paid }: NewReceipt,
): Promise<void> {
  if (paid === 0 || (orderId !== null && (await isPaidElsewhere(tx, orderId)))) return;
  const payment = await findPaymentToSetOff(tx, orderId, userId);
  if (payment === undefined) return;
  const id = deps.newId();
  const row = { id, ...about, payment_id: payment.id, amount: paid, provider_id: null };
  const opened = await tx
    .insertInto('receipt')
    .values({ ...row, status: 'created', created_at: deps.now(), sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (opened !== undefined) await deps.enqueue(tx, 'receipt.send', [{ receiptId: id }]);
}

async function findPaymentToSetOff(tx: Transaction, orderId: string | null, userId: string) {
  const succeeded = tx.selectFrom('payment').select('id').where('status', '=', 'succeeded');
  const ofOrder =
    orderId === null
      ? undefined
      : await succeeded.where('order_id', '=', orderId).limit(1).executeTakeFirst();
  return (
    ofOrder ?? succeeded.where('user_id', '=', userId).orderBy('final_at', 'desc').limit(1).executeTakeFirst()
  );
}

/** What was paid at the till by a document has the till's own receipt; another payment's must not be set off against it. */
const isPaidElsewhere = async (tx: Transaction, orderId: string): Promise<boolean> =>
  (await isPaidByHand(tx, orderId)) || (await isPaidByBank(tx, orderId));

/** Organisations that pay each other by bank need no receipt (54-FZ, article 2, point 9): the act is their paper. */
async function isPaidByBank(tx: Transaction, orderId: string): Promise<boolean> {
  const line = await tx
    .selectFrom('bank_line')
    .innerJoin('invoice', 'invoice.id', 'bank_line.invoice_id')
    .select('bank_line.id')
    .where('invoice.order_id', '=', orderId)
    .where('bank_line.state', '=', 'booked')
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}
