import type { WebhookMessage } from '@proverka/contract/webhook';
import { deliveriesPageSize, webhookMessageSchema } from '@proverka/contract/webhook';
import type { Connection } from '../db/transaction.ts';
import { runSql } from '../db/transaction.ts';

export function listWebhooks(db: Connection, userId: string) {
  return db
    .selectFrom('webhook')
    .select(['id', 'url', 'created_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
}

/** One's own and not deleted. */
export function findWebhook(db: Connection, userId: string, id: string) {
  return db
    .selectFrom('webhook')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface DueDelivery {
  readonly id: string;
  readonly event: WebhookMessage['type'];
  readonly payload: unknown;
  readonly attempts: number;
  readonly created_at: Date;
  readonly url: string;
  readonly secret_salt: Buffer;
  readonly deleted_at: Date | null;
}

// A delivery whose sender died is due again when its lease is over: subscribers know a repeat by its id.
const CLAIM = `
  with due as (
    select id from webhook_delivery where status = 'waiting' and due_at <= $1
    order by due_at limit 20 for update skip locked)
  update webhook_delivery d set attempts = attempts + 1, due_at = $2, attempted_at = $1
  from due, webhook w where d.id = due.id and w.id = d.webhook_id
  returning d.id, d.event, d.payload, d.attempts, d.created_at, w.url, w.secret_salt, w.deleted_at`;

export const claimDeliveries = (db: Connection, now: Date, leaseMs: number): Promise<DueDelivery[]> =>
  runSql<DueDelivery>(db, CLAIM, [now, new Date(now.getTime() + leaseMs)]);

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
