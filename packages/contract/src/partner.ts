import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { orderStatuses } from './order-list.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

/** An order made through a partner's link, without data about the customer or the subject. */
export const partnerOrderSchema = z.object({
  orderId: idSchema,
  date: instantSchema,
  status: z.enum(orderStatuses),
  totalAmount: rublesSchema,
  products: z.array(z.string()),
  /** «o***@example.com» */
  customer: z.string(),
});
export type PartnerOrder = z.infer<typeof partnerOrderSchema>;

export const partnerStatsSchema = z.object({
  /** Accounts registered through the partner's link. */
  registrations: z.int(),
  orders: z.int(),
  paid_orders: z.int(),
  paid_amount: rublesSchema,
  /** Bonus credited to the partner so far. */
  bonus_amount: rublesSchema,
});
export type PartnerStats = z.infer<typeof partnerStatsSchema>;

export const shareNetworks = [
  'facebook',
  'messenger',
  'odnoklassniki',
  'telegram',
  'twitter',
  'viber',
  'vk',
  'whatsapp',
] as const;

export const referralSchema = z.object({
  partner_id: z.string(),
  /** The brand's home page with the partner id. */
  link: z.url(),
  shares: z.array(z.object({ network: z.enum(shareNetworks), url: z.string() })),
  /** Section 9: the explanation in the dialog. */
  bonus_percent: z.int(),
  min_top_up: rublesSchema,
});
export type Referral = z.infer<typeof referralSchema>;

export const partnerEndpoints = {
  'GET /partner/orders': {
    summary: 'Заказы по ссылке партнёра, новые сверху, по 20',
    tag: 'partners',
    auth: 'required',
    query: z.object({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    reply: z.object({ orders: z.array(partnerOrderSchema), total: z.int() }),
    refusals: [],
  },
  'GET /partner/stats': {
    summary: 'Итоги партнёра за дни от date-from до date-to включительно, по Москве',
    tag: 'partners',
    auth: 'required',
    query: z.object({ 'date-from': isoDateSchema.optional(), 'date-to': isoDateSchema.optional() }),
    reply: partnerStatsSchema,
    refusals: [],
  },
  'GET /partner/referral': {
    summary: 'Ссылка и кнопки диалога «Пригласить друга»',
    tag: 'partners',
    auth: 'required',
    reply: referralSchema,
    refusals: [],
  },
} as const satisfies Endpoints;
