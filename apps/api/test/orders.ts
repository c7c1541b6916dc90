import { randomUUID } from 'node:crypto';
import type { OrderBody, PlacedOrder } from '@proverka/contract/order';
import type { LightMyRequestResponse as Response } from 'fastify';
import type { SignedInPerson, TestWorld } from './world.ts';

export const EGRN_OBJECT = '0192f0c1-0000-7000-8000-000000000001';
export const EGRN_RIGHT_LIST = '0192f0c1-0000-7000-8000-000000000002';
export const CHECK_PASSPORT = '0192f0c1-0000-7000-8000-000000000003';
/** Kopecks. */
export const PRICE = 49_900;

export function orderBody(more: Partial<OrderBody> = {}): OrderBody {
  return {
    order_items: [
      {
        product_id: EGRN_OBJECT,
        object_key: '77:01:0001001:1024',
        object_address: 'г Москва, ул Тестовая, д 1',
      },
    ],
    metadata: { orderType: 'object' },
    payment_source: 'yookassa',
    ...more,
  };
}

export const fromBalance = (more: Partial<OrderBody> = {}): OrderBody =>
  orderBody({ use_account_balance: true, ...more });

export function order(
  person: SignedInPerson,
  body: object,
  key: string = randomUUID(),
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return person.request({
    method: 'POST',
    url: '/order',
    payload: body,
    headers: { 'idempotency-key': key, ...headers },
  });
}

/** An order of the person waiting for its card payment, with the payment's id. */
export async function orderByCard(
  world: TestWorld,
  person: SignedInPerson,
  more: Partial<OrderBody> = {},
): Promise<{ placed: PlacedOrder; paymentId: string; itemId: string }> {
  const answer = await order(person, orderBody(more));
  if (answer.statusCode !== 200) throw new Error(`the order was answered ${answer.body}`);
  const placed = answer.json<PlacedOrder>();
  const { id } = await world.db
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', placed.id)
    .executeTakeFirstOrThrow();
  return { placed, paymentId: id, itemId: placed.order_items[0]?.order_item_id ?? '' };
}

export async function orderStatus(world: TestWorld, orderId: string): Promise<string | undefined> {
  const row = await world.db
    .selectFrom('customer_order')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.status;
}

export async function itemStatuses(world: TestWorld, orderId: string): Promise<string[]> {
  const rows = await world.db
    .selectFrom('order_item')
    .select('status')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ status }) => status);
}

/** The notification the payment provider sends about a payment. */
export function notify(
  world: TestWorld,
  providerId: string,
  status: string,
  event = `payment.${status}`,
): Promise<Response> {
  return world.api.inject({
    method: 'POST',
    url: '/payment/notification',
    payload: { type: 'notification', event, object: { id: providerId, status } },
  });
}
