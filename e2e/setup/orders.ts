import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Customer } from './customer.ts';
import { stack } from './site.ts';

const products = {
  EgrnObject: '0192f0c1-0000-7000-8000-000000000001',
  EgrnRightList: '0192f0c1-0000-7000-8000-000000000002',
  CheckPerson: '0192f0c1-0000-7000-8000-000000000201',
} as const;

interface NewOrder {
  readonly objectKey: string;
  readonly address: string;
  readonly product?: keyof typeof products;
  /** An order by card waits for its payment. */
  readonly by?: 'balance' | 'card';
}

/** Places an order over the API; returns its id. */
export async function placeOrder(customer: Customer, order: NewOrder): Promise<string> {
  const { objectKey, address, product = 'EgrnObject', by = 'balance' } = order;
  const { id } = await place(customer, 'realestate', by, {
    product_id: products[product],
    object_key: objectKey,
    object_address: address,
  });
  return id;
}

/** Buys a report on a flat from the balance and waits until it is done; returns the id of its item. */
export async function finishedReport(customer: Customer): Promise<string> {
  const { itemId } = await place(customer, 'realestate', 'balance', {
    product_id: products.EgrnObject,
    object_key: '78:31:0099001:101',
    object_address: 'г. Санкт-Петербург, ул. Тестовая, д. 1, кв. 1',
  });
  await untilDone(customer, itemId);
  return itemId;
}

/** The same about a person. */
export async function finishedCheck(
  customer: Customer,
  subject: Readonly<Record<string, string>>,
): Promise<string> {
  const { itemId } = await place(customer, 'fizcheck', 'balance', {
    product_id: products.CheckPerson,
    object_key: 'person',
    object_address: '',
    metadata: { ownersData: [subject] },
  });
  await untilDone(customer, itemId);
  return itemId;
}

async function untilDone({ token }: Customer, itemId: string): Promise<void> {
  const ask = async () => {
    const answer = await fetch(`${stack.apiUrl}/report/${itemId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.ok ? ((await answer.json()) as { status: string }).status : answer.status;
  };
  await expect.poll(ask, { timeout: 80_000 }).toBe('done');
}

async function place(
  { token }: Customer,
  host: 'realestate' | 'fizcheck',
  by: 'balance' | 'card',
  item: object,
): Promise<{ readonly id: string; readonly itemId: string }> {
  const answer = await fetch(`${stack.apiUrl}/order`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'source-site': `${host}.localhost`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      order_items: [item],
      metadata: { orderType: host === 'fizcheck' ? 'person' : 'object' },
      payment_source: 'yookassa',
      use_account_balance: by === 'balance',
    }),
  });
  if (!answer.ok) throw new Error(`An order could not be placed: ${await answer.text()}`);
  const { id, order_items: items } = (await answer.json()) as {
    id: string;
    order_items: { order_item_id: string }[];
  };
  return { id, itemId: items[0]?.order_item_id ?? '' };
}
