import type { WebhookMessage } from '@proverka/contract/webhook';
import { deliveriesPageSize } from '@proverka/contract/settings-limits';
import { webhookMessageSchema } from '@proverka/contract/webhook';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import { dueBy } from '#platform/outbound/backoff.domain.ts';

/** The open ones, and those that ended since then without their owner's removing them. */
export function listWebhooks(db: Connection, userId: string, endedSince: Date) {
  return db
    .selectFrom('webhook')
    .select(['id', 'url', 'created_at', 'deleted_at', 'end_reason'])
    .where('user_id', '=', userId)
    .where((is) =>
      is.or([
        is('deleted_at', 'is', null),
        is.and([is('end_reason', '!=', 'removed'), is('deleted_at', '>', endedSince)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
}

export type WebhookRow = Awaited<ReturnType<typeof listWebhooks>>[number];

export async function countOpenWebhooks(db: Connection, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

const END = statement<{ userId: string; now: Date; id: string }, { label: string }>(
  `select label from end_webhooks(:userId, :now, 'removed', :id)`,
);

/** The URL of the webhook that was removed; null when the user has no such open one. */
export async function removeWebhook(
  tx: Connection,
  userId: string,
  id: string,
  now: Date,
): Promise<string | null> {
  const [removed] = await END(tx, { userId, now, id });
  return removed?.label ?? null;
}

/** The user's own and not deleted. */
export function findWebhook(db: Connection, userId: string, id: string) {
  return db
    .selectFrom('webhook')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function findWebhookOwner(db: Connection, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('webhook').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}

export interface DueDelivery {
  readonly id: string;
  readonly webhook_id: string;
  readonly event: WebhookMessage['type'];
  readonly payload: unknown;
  readonly attempts: number;
  readonly created_at: Date;
  readonly url: string;
  /** Null once the webhook has ended. */
  readonly secret_salt: Buffer | null;
}

// A delivery whose sender died is due again after its lease: subscribers recognise a repeat by its id. Four at a time per
// subscriber, so that a silent one does not delay the others.
const CLAIM = statement<{ due: Date; leasedUntil: Date }, DueDelivery>(`
  with turns as (
    select id, row_number() over (partition by webhook_id order by due_at) as turn
    from webhook_delivery where status = 'waiting' and due_at <= :due
  ), due as (
    select d.id from webhook_delivery d join turns on turns.id = d.id
    where turns.turn <= 4 and d.status = 'waiting' and d.due_at <= :due
    order by d.due_at limit 20 for update of d skip locked)
  update webhook_delivery d set attempts = attempts + 1, due_at = :leasedUntil, attempted_at = :due
  from due, webhook w where d.id = due.id and w.id = d.webhook_id
  returning d.id, d.webhook_id, d.event, d.payload, d.attempts, d.created_at, w.url, w.secret_salt`);

export const claimDeliveries = (db: Connection, now: Date, leaseMs: number): Promise<DueDelivery[]> =>
  CLAIM(db, { due: dueBy(now), leasedUntil: new Date(now.getTime() + leaseMs) });

/** Pauses all deliveries to a subscriber that did not answer. */
export async function postponeOthers(db: Connection, webhookId: string, until: Date): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ due_at: until })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .where('due_at', '<', until)
    .execute();
}

export const messageOf = (delivery: Pick<DueDelivery, 'event' | 'payload' | 'created_at'>): WebhookMessage =>
  webhookMessageSchema.parse({
    type: delivery.event,
    timestamp: delivery.created_at.toISOString(),
    data: delivery.payload,
  });

export async function listDeliveries(db: Connection, webhookId: string, offset: number) {
  const ofWebhook = db.selectFrom('webhook_delivery').where('webhook_id', '=', webhookId);
  const [deliveries, { total }] = await Promise.all([
    ofWebhook
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(deliveriesPageSize)
      .offset(offset)
      .execute(),
    ofWebhook.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { deliveries, total };
}
