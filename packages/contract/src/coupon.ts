import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { amountSchema, discountKinds, priceBreakdownSchema } from './pricing.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

const codeSchema = z
  .string()
  .trim()
  .min(1, { message: 'Обязательное поле' })
  .max(40, { message: 'Поле слишком длинное' });

/** The effect of a code for the caller, by product. */
export const couponSchema = z.object({
  coupon_id: idSchema,
  code: z.string().nullable(),
  title: z.string(),
  /** The number of items it can be used for; null for unlimited. */
  uses_left: z.int().nullable(),
  /** The products it makes cheaper for the caller. */
  products: z.array(
    z.object({
      product_id: idSchema,
      product_name: z.string(),
      discount: rublesSchema,
      price: rublesSchema,
      price_breakdown: priceBreakdownSchema,
    }),
  ),
});
export type Coupon = z.infer<typeof couponSchema>;

const discountFields = z.object({
  kind: z.enum(discountKinds),
  /** Typed by the buyer, case-insensitive. A coupon without a code can only be named by its id. */
  code: codeSchema.regex(/^[\p{L}\p{N}_-]+$/u, { message: 'Буквы, цифры, дефис и подчёркивание' }).nullable(),
  title: z
    .string()
    .trim()
    .min(1, { message: 'Обязательное поле' })
    .max(80, { message: 'Поле слишком длинное' }),
  /** Exactly one of the two is set. */
  amount: amountSchema.nullable(),
  percent: z.int().min(1).max(100).nullable(),
  brand: z.enum(['real-estate', 'person-check']).nullable(),
  /** Empty: every product. */
  product_names: z.array(z.string().max(60)).max(60),
  /** Issued to this person only. */
  person_id: idSchema.nullable(),
  /** Limits of uses in total and per person. */
  max_uses: z.int().min(1).max(1_000_000).nullable(),
  max_uses_per_person: z.int().min(1).max(1_000_000).nullable(),
  starts_at: instantSchema.nullable(),
  ends_at: instantSchema.nullable(),
  enabled: z.boolean(),
});

/** A coupon, promo code or campaign as administrators see it. */
export const discountSchema = discountFields.extend({
  id: idSchema,
  created_at: instantSchema,
  /** Items of orders that did not expire and were not refunded. */
  uses: z.int(),
});
export type DiscountView = z.infer<typeof discountSchema>;

const discountInputSchema = discountFields.check(({ value, issues }) => {
  const refused = (field: string, message: string) =>
    issues.push({ code: 'custom', message, path: [field], input: value });
  if ((value.amount === null) === (value.percent === null)) {
    refused('amount', 'Укажите либо сумму, либо процент');
  }
  if (value.amount === 0) refused('amount', 'Значение должно быть положительным числом');
  if (value.kind !== 'coupon' && value.code === null) refused('code', 'Обязательное поле');
  const isLimited = value.max_uses !== null || value.max_uses_per_person !== null || value.person_id !== null;
  if (value.kind === 'campaign' && isLimited) refused('max_uses', 'У кампании нет ограничений по числу');
});
export type DiscountInput = z.infer<typeof discountInputSchema>;

const adminReply = z.object({ discount: discountSchema });

export const couponEndpoints = {
  'POST /coupon': {
    summary: 'Что даёт купон или промокод: цены услуг с ним',
    tag: 'products',
    auth: 'optional',
    body: z.object({ code: codeSchema }),
    reply: couponSchema,
    refusals: ['coupon_not_found', 'coupon_used', 'coupon_not_applicable'],
  },
  'GET /admin/coupons': {
    summary: 'Купоны, промокоды и кампании, новые сверху, по 20; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'coupons',
    query: z.object({
      kind: z.enum(discountKinds).optional(),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    reply: z.object({ discounts: z.array(discountSchema), total: z.int() }),
    refusals: [],
  },
  'POST /admin/coupons': {
    summary: 'Новый купон, промокод или кампания; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'coupons',
    proof: 'fresh',
    body: discountInputSchema,
    reply: adminReply,
    refusals: ['coupon_exists', 'person_not_found'],
  },
  'GET /admin/coupon/{id}': {
    summary: 'Один купон, промокод или кампания; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'coupons',
    params: z.object({ id: idSchema }),
    reply: adminReply,
    refusals: ['coupon_not_found'],
  },
  'PUT /admin/coupon/{id}': {
    summary: 'Изменение купона, промокода или кампании; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'coupons',
    proof: 'fresh',
    params: z.object({ id: idSchema }),
    body: discountInputSchema,
    reply: adminReply,
    refusals: ['coupon_not_found', 'coupon_exists', 'person_not_found'],
  },
  'DELETE /admin/coupon/{id}': {
    summary:
      'Удаление; использованный остаётся выключенным, чтобы заказы помнили свою цену; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'coupons',
    proof: 'fresh',
    params: z.object({ id: idSchema }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['coupon_not_found'],
  },
} as const satisfies Endpoints;
