import { applyPayment } from '../apply-payment.ts';
import type { MoneyDeps } from '../deps.ts';
import { claimedPayment, findPaymentByProviderId } from '../payment.store.ts';
import { checkRefundByProviderId } from './apply-refund.ts';

type Outcome = 'applied' | 'unknown' | 'ignored';

/** Reads the object from the provider and applies it. Throws, and is retried, when the provider does not answer. */
export async function applyNotificationJob(
  deps: MoneyDeps,
  { notificationId }: { notificationId: string },
): Promise<void> {
  const notification = await deps.db
    .selectFrom('payment_notification')
    .select(['event', 'object_id', 'processed_at'])
    .where('id', '=', notificationId)
    .executeTakeFirst();
  if (notification === undefined || notification.processed_at !== null) return;
  const outcome = await outcomeOf(deps, notification.event, notification.object_id);
  await deps.db
    .updateTable('payment_notification')
    .set({ outcome, processed_at: deps.now() })
    .where('id', '=', notificationId)
    .execute();
  if (outcome === 'unknown')
    deps.log.warn({ notificationId }, 'notification about a payment that is not ours');
}

function outcomeOf(deps: MoneyDeps, event: string, objectId: string): Promise<Outcome> {
  if (event.startsWith('payment.')) return applyPaymentEvent(deps, objectId);
  if (event.startsWith('refund.')) return checkRefundByProviderId(deps, objectId);
  return Promise.resolve('ignored');
}

async function applyPaymentEvent(deps: MoneyDeps, providerId: string): Promise<Outcome> {
  const answer = await deps.yookassa.getPayment(providerId);
  if (answer.kind === 'unknown') throw new Error(`the payment provider did not answer: ${answer.reason}`);
  if (answer.kind !== 'ok') return 'unknown';
  // The notification may arrive before the creation's answer: then our id in the metadata identifies the payment.
  const payment =
    (await findPaymentByProviderId(deps.db, providerId)) ?? (await claimedPayment(deps.db, answer.value));
  if (payment === undefined || (payment.provider_id !== null && payment.provider_id !== providerId))
    return 'unknown';
  await applyPayment(deps, payment.id, answer.value);
  return 'applied';
}
