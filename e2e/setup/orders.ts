import { randomUUID } from 'node:crypto';
import type { Customer } from './customer.ts';
import { stack } from './site.ts';

const products = {
  EgrnObject: '0192f0c1-0000-7000-8000-000000000001',
  EgrnRightList: '0192f0c1-0000-7000-8000-000000000002',
} as const;

interface NewOrder {
  readonly objectKey: string;
  readonly address: string;
  readonly product?: keyof typeof products;
  /** An order by card waits for its payment. */
  readonly by?: 'balance' | 'card';
}

/** Places an order over the API; returns its id. */
export async function placeOrder({ token }: Customer, order: NewOrder): Promise<string> {
  const { objectKey, address, product = 'EgrnObject', by = 'balance' } = order;
  const answer = await fetch(`${stack.apiUrl}/order`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'source-site': 'realestate.localhost',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      order_items: [{ product_id: products[product], object_key: objectKey, object_address: address }],
      metadata: { orderType: 'object' },
      payment_source: 'yookassa',
      use_account_balance: by === 'balance',
    }),
  });
  if (!answer.ok) throw new Error(`An order could not be placed: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}
