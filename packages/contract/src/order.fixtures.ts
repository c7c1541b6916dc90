import type { PlacedOrder } from './order.ts';

/**
 * An invented order of one extract, just placed: with the token of a payment form to pay it in, or without when the balance
 * paid it.
 */
export function placedOrderFixture(
  token: string | null = 'ct-1',
  changes: Partial<PlacedOrder> = {},
): PlacedOrder {
  return {
    id: '0192f0c1-0000-7000-8000-0000000000aa',
    total_amount: 499,
    order_items: [
      {
        order_item_id: 'item-1',
        product_id: 'product-1',
        product_name: 'EgrnObject',
        product_type: 'report',
        price: 499,
      },
    ],
    payment_data: token === null ? null : { confirmation: { confirmation_token: token } },
    redirect_url: null,
    use_account_balance: token === null,
    ...changes,
  };
}
