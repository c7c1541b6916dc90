import { randomBytes } from 'node:crypto';
import type { WebhookDelivery } from '@proverka/contract/webhook';
import { maxWebhooks } from '@proverka/contract/settings-limits';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { scopesOf } from '#accounts/scopes.domain.ts';
import { json } from '#platform/db/columns.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { PartnersDeps } from '../deps.ts';
import type { AddRoute, Call } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { lockAccounts } from '#money/ledger.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { secretOf } from './signature.ts';
import { mistakeInUrl } from './webhook-url.ts';
import { findWebhook, findWebhookOwner, listDeliveries, listWebhooks, messageOf } from './webhook.store.ts';

export function addWebhookRoutes(add: AddRoute, deps: PartnersDeps): void {
  add('GET /webhooks', async ({ session }) => {
    const webhooks = await listWebhooks(deps.db, session.userId);
    return done({ webhooks: webhooks.map(viewWebhook) });
  });

  add('POST /webhooks', async ({ session, body }) => {
    const isForRole = scopesOf(session.role).includes('webhooks');
    return isForRole ? subscribe(deps, session.userId, body.url) : refuse('forbidden');
  });

  const noted = <Answer extends Result<unknown>>(
    { caller, params }: WebhookCall,
    action: string,
    answer: Promise<Answer>,
  ) => {
    const { webhookId: subject } = params;
    const findOwner = () => findWebhookOwner(deps.db, subject);
    return noteTrespass(deps, caller, { action: `webhook.${action}`, subject, findOwner }, answer);
  };

  add('DELETE /webhooks/{webhookId}', (call) => noted(call, 'remove', unsubscribe(deps, call)));

  add('POST /webhooks/{webhookId}/test', (call) => noted(call, 'test', sendTest(deps, call)));

  add('GET /webhooks/{webhookId}/deliveries', (call) =>
    noted(call, 'read', viewDeliveries(deps, call, call.query.offset)),
  );
}

type WebhookCall = Pick<Call<'DELETE /webhooks/{webhookId}'>, 'session' | 'caller' | 'params'>;

async function unsubscribe(deps: PartnersDeps, { session, params }: WebhookCall) {
  const deleted = await deps.db
    .updateTable('webhook')
    .set({ deleted_at: deps.now() })
    .where('id', '=', params.webhookId)
    .where('user_id', '=', session.userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return deleted === undefined ? refuse('webhook_not_found') : done({ ok: true as const });
}

async function sendTest(deps: PartnersDeps, { session, params }: WebhookCall) {
  const webhook = await findWebhook(deps.db, session.userId, params.webhookId);
  if (webhook === undefined) return refuse('webhook_not_found');
  const allowed = await withinLimits(deps, [['webhook_test_user', session.userId]]);
  if (!allowed.ok) return allowed;
  const { id } = await deps.db
    .insertInto('webhook_delivery')
    .values({ webhook_id: webhook.id, event: 'test', payload: json({}) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return done({ delivery_id: id });
}

async function viewDeliveries(deps: PartnersDeps, { session, params }: WebhookCall, offset: number) {
  const webhook = await findWebhook(deps.db, session.userId, params.webhookId);
  if (webhook === undefined) return refuse('webhook_not_found');
  const { deliveries, total } = await listDeliveries(deps.db, webhook.id, offset);
  return done({ deliveries: deliveries.map(viewDelivery), total });
}

async function subscribe(deps: PartnersDeps, userId: string, url: string) {
  const mistake = mistakeInUrl(url, deps.config.webhookPrivateHosts);
  if (mistake !== null) return refuse('invalid_request', { fields: { url: mistake } });
  return inTransaction(deps.db, async (tx) => {
    // Counted under a lock, so that concurrent requests do not exceed the limit.
    await lockAccounts(tx, userId);
    if ((await listWebhooks(tx, userId)).length >= maxWebhooks) {
      return refuse('invalid_request', { fields: { url: `Не больше ${maxWebhooks} подписок` } });
    }
    const webhook = { id: deps.newId(), url: new URL(url).href, created_at: deps.now() };
    const secret_salt = randomBytes(16);
    await tx
      .insertInto('webhook')
      .values({ ...webhook, user_id: userId, secret_salt, deleted_at: null })
      .execute();
    return done({ ...viewWebhook(webhook), secret: secretOf(deps.config.appSecret, secret_salt) });
  });
}

const viewWebhook = ({ id, url, created_at }: { id: string; url: string; created_at: Date }) => ({
  id,
  url,
  created_date: created_at.toISOString(),
});

type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>['deliveries'][number];

const viewDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  message: messageOf(row),
  status: row.status,
  attempts: row.attempts,
  created_date: row.created_at.toISOString(),
  attempted_date: row.attempted_at?.toISOString() ?? null,
  next_attempt_date: row.status === 'waiting' ? row.due_at.toISOString() : null,
  answer_status: row.answer_status,
  reason: row.reason,
});
