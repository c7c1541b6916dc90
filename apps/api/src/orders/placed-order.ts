import type { PlacedOrder } from '@proverka/contract/order';
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
  readonly method: 'balance' | 'card';
  readonly items: readonly OrderedItem[];
}

/** `confirmationToken` opens the payment widget; null when nothing is left to pay. */
export function viewPlacedOrder(order: OrderToView, confirmationToken: string | null): PlacedOrder {
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
    payment_data:
      confirmationToken === null ? null : { confirmation: { confirmation_token: confirmationToken } },
    redirect_url: null,
    use_account_balance: order.method === 'balance',
  };
}
