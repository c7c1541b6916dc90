import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@proverka/contract/order';
import type { Transaction } from '@proverka/contract/transaction';
import type { LightMyRequestResponse as Response } from 'fastify';
import { notify } from './orders.ts';
import type { SignedInPerson, TestWorld } from './world.ts';

export const topUp = (
  person: SignedInPerson,
  amount: unknown,
  { key = randomUUID(), ...more }: { key?: string; confirmation?: string; redirect_url?: string } = {},
): Promise<Response> =>
  person.request({
    method: 'POST',
    url: '/top_up',
    headers: { 'idempotency-key': key },
    payload: { amount, payment_source: 'yookassa', ...more },
  });

/** A paid top-up; returns the ids of order and payment. */
export async function topUpAndPay(
  world: TestWorld,
  person: SignedInPerson,
  amount: number,
): Promise<{ orderId: string; paymentId: string }> {
  const { id: orderId } = (await topUp(person, amount)).json<PlacedOrder>();
  const paymentId = await paymentOf(world, orderId);
  await notify(world, world.yookassa.pay(paymentId).id, 'succeeded');
  await world.jobs.runDue();
  return { orderId, paymentId };
}

/** The latest payment of an order. */
export async function paymentOf(world: TestWorld, orderId: string): Promise<string> {
  const { id } = await world.db
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

export interface TransactionsPage {
  readonly transactions: Transaction[];
  readonly total: number;
  readonly balance: string;
  readonly bonus_balance: string;
  readonly held_balance: string;
}

export const transactionsOf = async (person: SignedInPerson, query = ''): Promise<TransactionsPage> =>
  (await person.request({ url: `/transaction${query}` })).json<TransactionsPage>();

export const returnProduct = (staff: SignedInPerson, order_item_id: string, more = {}): Promise<Response> =>
  staff.request({ method: 'POST', url: '/return_product', payload: { order_item_id, ...more } });
