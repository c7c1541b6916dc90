import { z } from 'zod';
import { levelSchema } from './finding.ts';
import { priceBreakdownSchema } from './pricing.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

export const orderStatuses = ['awaiting_payment', 'paid', 'closed', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const itemStatuses = [
  'created',
  'queued',
  'running',
  'needs_data',
  'done',
  'failed',
  'refunded',
] as const;
export type ItemStatus = (typeof itemStatuses)[number];

const itemRefundSchema = z.object({
  to_balance: rublesSchema,
  to_card: rublesSchema,
  /** Where `to_card` goes when no card paid: «на кошелёк ЮMoney». */
  place: z.string().optional(),
  /** False while the refund of the card's part is pending. */
  is_done: z.boolean(),
});
export type ItemRefund = z.infer<typeof itemRefundSchema>;

export const orderListEntrySchema = z.object({
  orderId: idSchema,
  totalAmount: rublesSchema,
  /** The card's part when the balance pays the rest. */
  card_amount: rublesSchema.optional(),
  email: z.string(),
  date: instantSchema,
  status: z.enum(orderStatuses),
  OrderItem: z.array(
    z.object({
      order_item_id: idSchema,
      product_name: z.string(),
      product_name_ru: z.string(),
      price: rublesSchema,
      /** The price breakdown. */
      price_breakdown: priceBreakdownSchema.optional(),
      status: z.enum(itemStatuses),
      /** What its report says in a word; absent until the report is complete and after it was destroyed. */
      verdict_level: levelSchema.optional(),
      ItemMetadata: z.object({ address: z.string(), kadastr_number: z.string() }),
      /** Where the money of a failed or refunded item is; `null` for any other. */
      refund: itemRefundSchema.nullable(),
    }),
  ),
});
export type OrderListEntry = z.infer<typeof orderListEntrySchema>;

/**
 * Filters of the list of orders. `unpaid`: can still be paid; `in_progress`: something is being prepared; `needs_data`:
 * something waits for the customer; `done`: all items ended and there is a report; `refunded`: something was not delivered or
 * was refunded afterwards; `expired`: not paid in time, or cancelled.
 */
export const orderFilters = ['unpaid', 'in_progress', 'needs_data', 'done', 'refunded', 'expired'] as const;
export type OrderFilter = (typeof orderFilters)[number];

export const ordersSummarySchema = z.object({
  total: z.int(),
  /** The number of orders per filter. */
  by_status: z.record(z.enum(orderFilters), z.int()),
  /** All products the user has ordered, the most frequent first. */
  products: z.array(z.object({ product_name: z.string(), product_name_ru: z.string(), orders: z.int() })),
});
export type OrdersSummary = z.infer<typeof ordersSummarySchema>;

/** Section 9: orders come in pages of 20; `offset` is 20 × page. */
export const ordersPageSize = 20;
