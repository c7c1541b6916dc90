import { parseMoney } from '@proverka/validation/money';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

export const refundTargets = ['card', 'balance'] as const;
export type RefundTarget = (typeof refundTargets)[number];

const MOST_RUBLES = 1_000_000_000;

const partSchema = rublesSchema.refine((amount) => amount > 0 && parseMoney(amount) !== null, {
  error: 'Сумма больше нуля, не больше двух знаков после запятой',
});

/** Why money of an item does not go back. */
export const returnRefusals = [
  'item_not_found',
  'refund_too_large',
  'item_returned',
  'item_not_paid',
  'item_under_way',
  'return_changed',
  'card_cannot_take',
  'account_destroyed',
  'own_staff_role',
] as const;

const itemReturnSchema = z.object({
  return_id: idSchema,
  date: instantSchema,
  to_balance: rublesSchema,
  to_card: rublesSchema,
  /** Of the part for the card: on its way, arrived, or refused and kept on the balance; null without such a part. */
  card_state: z.enum(['sent', 'done', 'refused']).nullable(),
  reason: z.string(),
});

const returnableItemSchema = z.object({
  order_item_id: idSchema,
  product_name_ru: z.string(),
  price: rublesSchema,
  /** Not delivered yet: only the whole of it can go back. */
  is_under_way: z.boolean(),
  /** What can still go back, and how much of it is own money, without bonuses. */
  left: rublesSchema,
  own_left: rublesSchema,
  /** Of `own_left`: what can go back to what paid the order. */
  card_left: rublesSchema,
  returns: z.array(itemReturnSchema),
});
export type ReturnableItem = z.infer<typeof returnableItemSchema>;

export const orderReturnsSchema = z.object({
  order_id: idSchema,
  /** Where money of a card goes: «на карту ··4444»; null when nothing was paid by card. */
  place: z.string().nullable(),
  /** What paid the order has refused a refund. */
  is_place_dead: z.boolean(),
  /** Where the receipt goes; masked for staff without the grant `people`. */
  receipt_email: z.string(),
  /** False for a destroyed account. */
  has_balance: z.boolean(),
  items: z.array(returnableItemSchema),
});
export type OrderReturns = z.infer<typeof orderReturnsSchema>;

export const refundEndpoints = {
  'POST /return_product': {
    summary:
      'Возврат за позицию заказа (администратор, менеджер), после оказания — и частями: без суммы — всё, что осталось; card — только на карту, иначе отказ',
    tag: 'payments',
    auth: 'required',
    grant: 'returns',
    proof: 'fresh',
    body: z.object({
      order_item_id: idSchema,
      /** All that is left of what was paid for the item by default. */
      amount: partSchema.optional(),
      /** What is left of it, as it was read; has to be named after an earlier return. */
      expected_left: rublesSchema.min(0).max(MOST_RUBLES).optional(),
      /** By default each part goes back to where it came from. `card`: all of it, or the return is refused. */
      target: z.enum(refundTargets).optional(),
      reason: z.string().trim().max(250).default(''),
    }),
    reply: z.object({
      order_item_id: idSchema,
      /** The amount returned to the balance, bonus included. */
      to_balance: rublesSchema,
      /** The amount the provider was asked to refund to the card. */
      to_card: rublesSchema,
    }),
    refusals: [...returnRefusals],
  },
  'GET /admin/orders/{order_id}/returns': {
    summary: 'Что по позициям заказа ещё можно вернуть, куда, и что уже возвращено',
    tag: 'admin',
    auth: 'required',
    grant: 'returns',
    params: z.object({ order_id: idSchema }),
    reply: orderReturnsSchema,
    refusals: ['order_not_found'],
  },
} as const satisfies Endpoints;
