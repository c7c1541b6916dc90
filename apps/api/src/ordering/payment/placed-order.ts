import type { PlacedOrder } from '@proverka/contract/order';
import type { PaymentMethod } from '#money/payment-method.ts';
import type { Confirmation } from '#money/payment.store.ts';
import { kopecks, toRubles } from '@proverka/validation/money';

interface OrderedItem {
  readonly id: string;
  readonly product_id: string;
  readonly product_name: string;
  readonly price: number;
}

export interface OrderToView {
  readonly id: string;
  readonly total: number;
  readonly method: PaymentMethod;
  readonly card_amount?: number | null;
  readonly items: readonly OrderedItem[];
}

/** Without a confirmation nothing is left to pay. */
export function viewPlacedOrder(order: OrderToView, confirmation: Confirmation | null): PlacedOrder {
  const token = confirmation?.token ?? null;
  return {
    id: order.id,
    total_amount: toRubles(kopecks(order.total)),
    order_items: order.items.map((item) => ({
      order_item_id: item.id,
      product_id: item.product_id,
      product_name: item.product_name,
      product_type: 'report',
      price: toRubles(kopecks(item.price)),
    })),
    payment_data: token === null ? null : { confirmation: { confirmation_token: token } },
    redirect_url: confirmation?.url ?? null,
    use_account_balance: order.method !== 'card',
    ...(typeof order.card_amount === 'number' && { card_amount: toRubles(kopecks(order.card_amount)) }),
  };
}
