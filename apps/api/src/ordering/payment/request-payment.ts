import type { PlacedOrder } from '@proverka/contract/order';
import { kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { findOrder, readItems } from '#fulfilment/order.store.ts';
import type { OrderItemRow } from '#fulfilment/order.store.ts';
import type { MoneyDeps } from '#money/deps.ts';
import { confirmPayment, openPayment } from '#money/open-payment.ts';
import type { PaymentPurpose } from '#money/open-payment.ts';
import type { PaymentRow } from '#money/payment.store.ts';
import { receiptLines } from '#money/receipt-lines.domain.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { isAwaitingPayment, isPaid } from '#fulfilment/order-status.domain.ts';
import { viewPlacedOrder } from './placed-order.ts';

type PayableOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Opens a payment for an order at the provider, or finds the open one. */
export async function requestPayment(
  deps: MoneyDeps,
  orderId: string,
): Promise<Result<PlacedOrder, 'payment_provider_unavailable' | 'order_not_payable'>> {
  const prepared = await inTransaction(deps.db, (tx) => preparePayment(deps, tx, orderId));
  if (!prepared.ok) return prepared;
  const { order, items, payment } = prepared.value;
  if (payment === null) return done(viewPlacedOrder({ ...order, items }, null));
  const confirmation = await confirmPayment(deps, payment, purposeOf(order, items, payment));
  return confirmation === null
    ? refuse('payment_provider_unavailable')
    : done(viewPlacedOrder({ ...order, items }, confirmation));
}

interface Prepared {
  readonly order: PayableOrder;
  readonly items: readonly OrderItemRow[];
  /** null when the order is paid already. */
  readonly payment: PaymentRow | null;
}

async function preparePayment(
  deps: MoneyDeps,
  tx: Transaction,
  orderId: string,
): Promise<Result<Prepared, 'order_not_payable'>> {
  await tx.selectFrom('customer_order').select('id').where('id', '=', orderId).forUpdate().execute();
  const order = await findOrder(tx, orderId);
  if (order === undefined) throw new Error(`order ${orderId} does not exist`);
  const items = await readItems(tx, orderId);
  if (isPaid(order.status)) return done({ order, items, payment: null });
  if (!isAwaitingPayment(order.status) || order.expires_at <= deps.now()) return refuse('order_not_payable');
  const { user_id: userId } = order;
  const wanted = { orderId, userId, amount: dueOf(order), returnUrl: returnUrlOf(order) };
  return done({ order, items, payment: await openPayment(deps, tx, wanted) });
}

/** The amount of an order left for a card. */
export const dueOf = ({ total, card_amount: card }: Pick<PayableOrder, 'total' | 'card_amount'>): Money =>
  kopecks(card ?? total);

/** For an order paid on the provider's own page. */
function returnUrlOf({ metadata }: PayableOrder): string | null {
  const url = metadata['redirectUrl'];
  return typeof url === 'string' ? url : null;
}

function purposeOf(
  { id, brand, kind, card_amount: card }: PayableOrder,
  items: readonly OrderItemRow[],
  { amount }: PaymentRow,
): PaymentPurpose {
  const number = id.slice(-8).toUpperCase();
  // 54-FZ: money for services that are not chosen yet is an advance.
  if (kind === 'top_up') {
    const line = { title: 'Аванс: пополнение баланса', amount: kopecks(amount) };
    return { brand, title: `Пополнение баланса ${number}`, lines: [line], mode: 'advance' };
  }
  const lines = receiptLines(items, card !== null);
  return { brand, title: `Заказ ${number}`, lines, mode: 'full_prepayment' };
}
