import type { PlacedOrder } from '@proverka/contract/order';
import type { OrderingDeps } from '../deps.ts';
import { requestPayment } from './request-payment.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findOrder } from '#fulfilment/order.store.ts';
import { rememberRequest, saveAnswer } from '../placement/request-key.store.ts';
import { hashRequest, repeat } from '../place-order.ts';

export interface RetryPaymentInput {
  readonly orderId: string;
  readonly userId: string;
  readonly key: string;
}

type Refusal =
  | 'order_not_found'
  | 'order_not_payable'
  | 'idempotency_key_reused'
  | 'payment_provider_unavailable';

/** Another attempt to pay an order: returns the open payment, or a new one when the last failed. */
export async function retryPayment(
  deps: OrderingDeps,
  { orderId, userId, key }: RetryPaymentInput,
): Promise<Result<PlacedOrder, Refusal>> {
  const order = await findOrder(deps.db, orderId);
  if (order === undefined || order.user_id !== userId) return refuse('order_not_found');
  const requestHash = hashRequest(userId, ['payment', orderId]);
  const earlier = await rememberRequest(deps.db, {
    scope: userId,
    key,
    requestHash,
    orderId,
    now: deps.now(),
  });
  const repeated = earlier && repeat(earlier, requestHash);
  if (repeated && !repeated.ok) return repeated;
  if (repeated?.value.answer) return done(repeated.value.answer);
  const payable = await requestPayment(deps, orderId);
  if (payable.ok) await saveAnswer(deps.db, userId, key, payable.value);
  return payable;
}
