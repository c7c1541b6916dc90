import { registerRules } from '@proverka/validation/forms/register';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import { consentSchema, userSchema } from './account.ts';
import type { Endpoints } from './endpoint.ts';
import { levelSchema } from './finding.ts';
import { orderFilters, orderListEntrySchema, ordersSummarySchema } from './order-list.ts';
import { isPeriod, periodFields, periodMistake } from './period.ts';
import { amountSchema } from './pricing.ts';
import { buyersWordSchema } from './valuation.ts';
import { idSchema, rublesSchema } from './values.ts';

export const orderItemInputSchema = z.object({
  product_id: idSchema,
  object_key: z.string().max(500),
  object_address: z.string().max(1000),
  metadata: z
    .object({
      ownersData: z
        .array(z.record(z.string(), z.string().max(300)))
        .max(20)
        .optional(),
      entityAuto: z.record(z.string(), z.string().max(300)).optional(),
      versionData: z.object({ version: z.int() }).optional(),
      riskInsurance: z.boolean().optional(),
      /** The extract the buyer was sent, and the object they are looking at. */
      sellerExtract: z.object({ id: idSchema, looked_at: z.string().max(60).optional() }).optional(),
      /** What the buyer of a valuation says of the flat. */
      valuation: buyersWordSchema.optional(),
    })
    .optional(),
  /** Confirms buying again what was bought a moment ago; otherwise the second of two equal checks is refused. */
  refresh: z.boolean().optional(),
  /** The amount the page added to the price; compared with the server's own extras, never charged as such. */
  markup: amountSchema.optional(),
  coupon_id: idSchema.optional(),
  /** The code of a coupon, promo code or campaign. */
  code: z.string().max(100).optional(),
});
export type OrderItemInput = z.infer<typeof orderItemInputSchema>;

const orderMetadataSchema = z.object({
  orderType: z.string().max(60),
  yandexClientID: z.string().max(100).optional(),
  admitad_uid: z.string().max(100).optional(),
  /** The visitor's Actionpay click id. */
  actionpay_click: z.string().max(200).optional(),
  ga_client_id: z.string().max(100).optional(),
});

const orderBodySchema = z.object({
  order_items: z.array(orderItemInputSchema).max(50),
  metadata: orderMetadataSchema,
  partner_id: z.string().max(64).optional(),
  payment_source: z.enum(['yookassa', 'umoney']),
  use_account_balance: z.boolean().optional(),
  /** With `use_account_balance`: the amount missing on the balance is paid by card instead of being refused. */
  pay_rest_by_card: z.boolean().optional(),
  /** The price shown on the page; a different price is refused instead of charged. */
  expected_total: rublesSchema.optional(),
});
export type OrderBody = z.infer<typeof orderBodySchema>;

export const placedOrderSchema = z.object({
  id: idSchema,
  total_amount: rublesSchema,
  order_items: z.array(
    z.object({
      order_item_id: idSchema,
      product_id: idSchema,
      product_name: z.string(),
      product_type: z.string(),
      price: rublesSchema,
    }),
  ),
  /** `null` when nothing is left to pay. */
  payment_data: z.object({ confirmation: z.object({ confirmation_token: z.string() }) }).nullable(),
  redirect_url: z.string().nullable(),
  use_account_balance: z.boolean(),
  /** The card's part when the balance pays the rest. */
  card_amount: rublesSchema.optional(),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

export const idempotencyHeaders = z.object({ 'idempotency-key': z.string().min(8).max(64) });
const placementRefusals = [
  'no_object_or_items',
  'product_unknown',
  'subject_invalid',
  'price_changed',
  'coupon_not_found',
  'coupon_used',
  'coupon_not_applicable',
  'already_ordered',
  'checks_paused',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'payment_provider_unavailable',
  'order_not_payable',
  'seller_extract_not_found',
] as const;

export const orderEndpoints = {
  'POST /order': {
    summary: 'Заказ от имени вошедшего пользователя',
    tag: 'orders',
    auth: 'required',
    headers: idempotencyHeaders,
    body: orderBodySchema.extend({
      /** The campaign of the page's address: prices are those of `GET /products` with it. */
      campaign: z.string().max(100).optional(),
    }),
    reply: placedOrderSchema,
    refusals: [...placementRefusals, 'insufficient_funds', 'unpaid_limit_reached'],
  },
  'POST /regorder': {
    summary:
      'Заказ с регистрацией: пароль и ссылка приходят на почту; до её подтверждения сессия видит только этот заказ',
    tag: 'orders',
    auth: 'optional',
    headers: idempotencyHeaders,
    /** Stored with the account, like that of `POST /register`; prices are those of `GET /products` with it. */
    query: z.object({ campaign: z.string().max(100).optional() }),
    body: orderBodySchema.omit({ use_account_balance: true, pay_rest_by_card: true }).extend({
      phone: z.string().check(byRules<string>(registerRules.phone)),
      email: z.string().check(byRules<string>(registerRules.email)),
      registartion_url: z.string().max(2000),
      redirect_url: z.string().max(2000),
      consent: consentSchema,
      /**
       * Random, made with the key: only a repeat that names it, or brings the session of the first answer, gets a session of
       * the order.
       */
      repeat_secret: z
        .string()
        .regex(/^[\w-]{32,128}$/)
        .optional(),
    }),
    reply: z.object({
      jwt: z.object({ token: z.string() }),
      data: z.object({ order: placedOrderSchema, person: userSchema }),
      /** `none`: a repeat that proved nothing; the order is entered by the link in the letter. */
      session: z.enum(['opened', 'kept', 'none']),
    }),
    refusals: [...placementRefusals, 'email_taken', 'authentication_needed'],
  },
  'GET /check_order_paid/{orderId}': {
    summary: 'Оплачен ли заказ; у ожидающего платежа спрашивается платёжный сервис',
    tag: 'orders',
    auth: 'required',
    params: z.object({ orderId: idSchema }),
    /** `decline`: why the last payment did not succeed, in words; absent when it did or nobody says. */
    reply: z.object({ is_order_paid: z.boolean(), decline: z.string().optional() }),
    refusals: ['order_not_found'],
  },
  'GET /orders': {
    summary: 'Заказы пользователя, новые сверху, по 20; поиск по адресу, номеру, услуге и номеру отчёта',
    tag: 'orders',
    auth: 'required',
    query: z
      .object({
        offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
        query: z.string().max(200).optional(),
        status: z.enum(orderFilters).optional(),
        /** The product's `product_name`. */
        product: z.string().max(100).optional(),
        /** The level of an item's report. */
        verdict: levelSchema.optional(),
        ...periodFields,
      })
      .refine(isPeriod, periodMistake),
    /** `total` counts the orders that match the filters. */
    reply: z.object({ orders: z.array(orderListEntrySchema), total: z.int() }),
    refusals: [],
  },
  'GET /orders/summary': {
    summary: 'Сколько у пользователя заказов в каждом состоянии и каких услуг',
    tag: 'orders',
    auth: 'required',
    reply: ordersSummarySchema,
    refusals: [],
  },
  'GET /order/{orderId}': {
    summary: 'Один заказ пользователя с его позициями',
    tag: 'orders',
    auth: 'required',
    params: z.object({ orderId: idSchema }),
    reply: orderListEntrySchema,
    refusals: ['order_not_found'],
  },
  'POST /order/{orderId}/payment': {
    summary: 'Новая попытка оплатить ожидающий заказ',
    tag: 'orders',
    auth: 'required',
    params: z.object({ orderId: idSchema }),
    headers: idempotencyHeaders,
    reply: placedOrderSchema,
    refusals: [
      'order_not_found',
      'order_not_payable',
      'idempotency_key_missing',
      'idempotency_key_reused',
      'payment_provider_unavailable',
    ],
  },
} as const satisfies Endpoints;
