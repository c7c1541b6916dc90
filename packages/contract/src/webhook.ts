import { z } from 'zod';
import { accountEndReasons, currentPasswordSchema } from './api-token.ts';
import type { Endpoints } from './endpoint.ts';
import { itemStatuses, orderStatuses } from './order-list.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

/**
 * The body of a delivery. The format and the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` follow the
 * Standard Webhooks specification. Deliveries may be repeated and arrive out of order: `webhook-id` identifies repeats,
 * `timestamp` the newer state.
 */
export const webhookMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('order.changed'),
    timestamp: instantSchema,
    data: z.object({ order_id: idSchema, status: z.enum(orderStatuses), total_amount: rublesSchema }),
  }),
  z.object({
    type: z.literal('item.changed'),
    timestamp: instantSchema,
    data: z.object({
      order_id: idSchema,
      order_item_id: idSchema,
      product_id: idSchema,
      status: z.enum(itemStatuses),
    }),
  }),
  z.object({ type: z.literal('test'), timestamp: instantSchema, data: z.object({}) }),
]);
export type WebhookMessage = z.infer<typeof webhookMessageSchema>;

const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  created_date: instantSchema,
  /** null while deliveries are sent. */
  ended_date: instantSchema.nullable(),
  end_reason: z.enum(accountEndReasons).nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

const deliverySchema = z.object({
  /** Sent as `webhook-id`. */
  id: idSchema,
  event: z.enum(['order.changed', 'item.changed', 'test']),
  message: webhookMessageSchema,
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  created_date: instantSchema,
  attempted_date: instantSchema.nullable(),
  /** null when there will be no further attempt. */
  next_attempt_date: instantSchema.nullable(),
  /** HTTP status of the last response; null without one. */
  answer_status: z.int().nullable(),
  /** Why the last attempt failed, in words; empty when it succeeded. */
  reason: z.string(),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

const webhookParams = z.object({ webhookId: idSchema });

export const webhookEndpoints = {
  'GET /webhooks': {
    summary: 'Подписки на изменения заказов и позиций; отключённые видны 30 дней',
    tag: 'webhooks',
    auth: 'required',
    reply: z.object({ webhooks: z.array(webhookSchema) }),
    refusals: [],
  },
  'POST /webhooks': {
    summary: 'Новая подписка; нужен пароль, по токену API недоступна. Секрет подписи показывается один раз',
    tag: 'webhooks',
    auth: 'required',
    body: z.object({ url: z.string().min(1).max(2000), password: currentPasswordSchema }),
    reply: webhookSchema.extend({ secret: z.string() }),
    refusals: ['wrong_password'],
  },
  'DELETE /webhooks/{webhookId}': {
    summary: 'Удаление подписки; что ещё не доставлено, не доставляется',
    tag: 'webhooks',
    auth: 'required',
    params: webhookParams,
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['webhook_not_found'],
  },
  'POST /webhooks/{webhookId}/test': {
    summary: 'Пробная доставка',
    tag: 'webhooks',
    auth: 'required',
    params: webhookParams,
    reply: z.object({ delivery_id: idSchema }),
    refusals: ['webhook_not_found'],
  },
  'GET /webhooks/{webhookId}/deliveries': {
    summary: 'Журнал доставок, новые сверху, по 20; хранится 30 дней',
    tag: 'webhooks',
    auth: 'required',
    params: webhookParams,
    query: z.object({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    reply: z.object({ deliveries: z.array(deliverySchema), total: z.int() }),
    refusals: ['webhook_not_found'],
  },
} as const satisfies Endpoints;
