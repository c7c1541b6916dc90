import { parseMoney } from '@proverka/validation/money';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, rublesSchema } from './values.ts';

export const refundTargets = ['card', 'balance'] as const;
export type RefundTarget = (typeof refundTargets)[number];

export const refundEndpoints = {
  'POST /return_product': {
    summary:
      'Возврат за позицию заказа (администратор, менеджер): без суммы — полный; card — тем, что оплачено картой, на карту',
    tag: 'payments',
    auth: 'required',
    grant: 'returns',
    proof: 'fresh',
    body: z.object({
      order_item_id: idSchema,
      /** The whole amount paid for the item by default. */
      amount: rublesSchema
        .refine((amount) => amount > 0 && parseMoney(amount) !== null, {
          error: 'Сумма больше нуля, не больше двух знаков после запятой',
        })
        .optional(),
      /** The original payment method by default. */
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
    refusals: ['item_not_found', 'refund_too_large', 'item_returned', 'item_not_paid', 'item_under_way'],
  },
} as const satisfies Endpoints;
