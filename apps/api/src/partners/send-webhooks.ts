import type { PartnersDeps } from './deps.ts';
import { LEASE_MS, REQUEST_TIMEOUT_MS, nextAttempt } from '#platform/outbound/backoff.domain.ts';
import { sendRequest } from '#platform/outbound/send-request.ts';
import type { SendOutcome } from '#platform/outbound/send-request.ts';
import { signedHeaders } from './webhooks/signature.ts';
import { mayConnect } from './webhooks/webhook-url.ts';
import { claimDeliveries, messageOf, postponeOthers } from './webhooks/webhook.store.ts';
import type { DueDelivery } from './webhooks/webhook.store.ts';

const DAY_MS = 24 * 3600_000;
const LEFT_ALONE_MS = 60_000;

type WebhookDeps = Pick<PartnersDeps, 'config' | 'db' | 'now'>;

/** Sends due deliveries at least once; a delivery that failed for a day is given up. */
export async function sendWebhooks(deps: WebhookDeps): Promise<number> {
  const due = await claimDeliveries(deps.db, deps.now(), LEASE_MS[deps.config.environment]);
  await Promise.all(due.map((delivery) => deliver(deps, delivery)));
  return due.length;
}

async function deliver(deps: WebhookDeps, delivery: DueDelivery): Promise<void> {
  const { secret_salt: salt } = delivery;
  if (salt === null) return save(deps, delivery, 'failed', null, 'Подписка отключена');
  const outcome = await post(deps, delivery, salt);
  const status = outcome.kind === 'answered' ? outcome.status : null;
  if (status !== null && status >= 200 && status < 300) return save(deps, delivery, 'delivered', status, '');
  if (status === null) {
    await postponeOthers(deps.db, delivery.webhook_id, new Date(deps.now().getTime() + LEFT_ALONE_MS));
  }
  const hasTime =
    nextAttempt(delivery.attempts, deps.now()).getTime() <= delivery.created_at.getTime() + DAY_MS;
  return save(deps, delivery, hasTime ? 'waiting' : 'failed', status, reasonOf(outcome));
}

function post({ config, now }: WebhookDeps, delivery: DueDelivery, salt: Buffer): Promise<SendOutcome> {
  const body = JSON.stringify(messageOf(delivery));
  return sendRequest({
    url: delivery.url,
    method: 'POST',
    body,
    headers: signedHeaders(config.appSecret, salt, { id: delivery.id, sentAt: now(), body }),
    timeoutMs: REQUEST_TIMEOUT_MS[config.environment],
    mayConnect: mayConnect(delivery.url, config.webhookPrivateHosts),
  });
}

function reasonOf(outcome: SendOutcome): string {
  if (outcome.kind !== 'answered') return outcome.reason;
  return outcome.status >= 300 && outcome.status < 400
    ? `Ответ ${outcome.status}: перенаправления не выполняются`
    : `Ответ ${outcome.status}`;
}

async function save(
  { db, now }: WebhookDeps,
  { id, attempts }: DueDelivery,
  status: 'waiting' | 'delivered' | 'failed',
  answerStatus: number | null,
  reason: string,
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ status, answer_status: answerStatus, reason, due_at: nextAttempt(attempts, now()) })
    .where('id', '=', id)
    .execute();
}
