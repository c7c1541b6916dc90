import type { WebhookDelivery } from '@proverka/contract/webhook';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { scopesOf } from '#accounts/scopes.domain.ts';
import { json } from '#platform/db/columns.ts';
import type { PartnersDeps } from '../deps.ts';
import type { AddRoute, Call } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { subscribe, unsubscribe } from './subscribe.ts';
import { findWebhook, findWebhookOwner, listDeliveries, listWebhooks, messageOf } from './webhook.store.ts';
import type { WebhookRow } from './webhook.store.ts';

/** How long a webhook that ended with the sessions is still listed. */
const SHOWN_MS = 30 * 86_400_000;

export function addWebhookRoutes(add: AddRoute, deps: PartnersDeps): void {
  add('GET /webhooks', async ({ session }) => {
    const shownSince = new Date(deps.now().getTime() - SHOWN_MS);
    const webhooks = await listWebhooks(deps.db, session.userId, shownSince);
    return done({ webhooks: webhooks.map(viewWebhook) });
  });

  add('POST /webhooks', async ({ session, body, caller }) => {
    if (!scopesOf(session.role).includes('webhooks')) return refuse('forbidden');
    const made = await subscribe(deps, caller, body);
    return made.ok ? done({ ...viewWebhook(made.value.row), secret: made.value.secret }) : made;
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

  add('DELETE /webhooks/{webhookId}', (call) =>
    noted(call, 'remove', unsubscribe(deps, call.caller, call.params.webhookId)),
  );

  add('POST /webhooks/{webhookId}/test', (call) => noted(call, 'test', sendTest(deps, call)));

  add('GET /webhooks/{webhookId}/deliveries', (call) =>
    noted(call, 'read', viewDeliveries(deps, call, call.query.offset)),
  );
}

type WebhookCall = Pick<Call<'DELETE /webhooks/{webhookId}'>, 'session' | 'caller' | 'params'>;

async function sendTest(deps: PartnersDeps, { session, caller, params }: WebhookCall) {
  const webhook = await findWebhook(deps.db, session.userId, params.webhookId);
  if (webhook === undefined) return refuse('webhook_not_found');
  const allowed = await withinLimits(deps, [['webhook_test_user', session.userId]]);
  if (!allowed.ok) return allowed;
  return inTransaction(deps.db, async (tx) => {
    const { id } = await tx
      .insertInto('webhook_delivery')
      .values({ webhook_id: webhook.id, event: 'test', payload: json({}) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const event = { event: 'webhook.tested', ownerId: caller.userId, subject: webhook.id } as const;
    await recordEvent(deps, tx, caller, event);
    return done({ delivery_id: id });
  });
}

async function viewDeliveries(deps: PartnersDeps, { session, params }: WebhookCall, offset: number) {
  const webhook = await findWebhook(deps.db, session.userId, params.webhookId);
  if (webhook === undefined) return refuse('webhook_not_found');
  const { deliveries, total } = await listDeliveries(deps.db, webhook.id, offset);
  return done({ deliveries: deliveries.map(viewDelivery), total });
}

const viewWebhook = ({ id, url, created_at, deleted_at, end_reason }: WebhookRow) => ({
  id,
  url,
  created_date: created_at.toISOString(),
  ended_date: deleted_at?.toISOString() ?? null,
  end_reason: end_reason === 'removed' ? null : end_reason,
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
