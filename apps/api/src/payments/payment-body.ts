import { kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/validation/money';
import type { Deps } from '../deps.ts';
import type { findOrder, OrderItemRow } from '../orders/order.store.ts';
import { amountOf } from './amount.domain.ts';
import type { PaymentRow } from './payment.store.ts';
import { receiptLines } from './receipt-lines.domain.ts';
import { receiptOf } from './receipt.domain.ts';
import type { ReceiptLine } from './receipt.domain.ts';
import { vatCodeOf } from './vat.domain.ts';

export type PayableOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** What a card has to pay of an order. */
export const dueOf = ({ total, card_amount: card }: Pick<PayableOrder, 'total' | 'card_amount'>): Money =>
  kopecks(card ?? total);

/** The same for every repeat: the provider refuses a key that comes with another body. */
export async function paymentBody(
  deps: Deps,
  order: PayableOrder,
  items: readonly OrderItemRow[],
  payment: PaymentRow,
): Promise<object> {
  const { email } = await deps.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const number = order.id.slice(-8).toUpperCase();
  return {
    amount: amountOf(kopecks(payment.amount)),
    capture: true,
    confirmation:
      payment.return_url === null
        ? { type: 'embedded', locale: 'ru_RU' }
        : { type: 'redirect', locale: 'ru_RU', return_url: payment.return_url },
    description: order.kind === 'top_up' ? `Пополнение баланса ${number}` : `Заказ ${number}`,
    metadata: { payment_id: payment.id, order_id: order.id },
    merchant_customer_id: order.user_id,
    receipt: receiptOf(
      email,
      order.kind === 'top_up' ? [topUpLine(payment)] : receiptLines(items, order.card_amount !== null),
      order.kind === 'top_up' ? 'advance' : 'full_prepayment',
      vatCodeOf(deps.config.vatCodes, order.brand, payment.created_at),
    ),
  };
}

/** 54-FZ: money for services that are not named yet is an advance. */
const topUpLine = ({ amount }: PaymentRow): ReceiptLine => ({
  title: 'Аванс: пополнение баланса',
  amount: kopecks(amount),
});
