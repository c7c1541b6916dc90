import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { priceReasonSchema } from './price-history.ts';
import { amountSchema, discountKinds, priceBreakdownSchema } from './pricing.ts';
import type { DiscountKind } from './pricing.ts';
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

/** What may be typed, besides the kind, which a call for one kind of discount leaves out. */
const inputFields = discountFields.extend({ reason: priceReasonSchema });
const { kind: _kind, ...fieldsOfKind } = inputFields.shape;

/** The rules fields of a discount have together: pairs of a field and what is wrong with it. */
function faultsOf(
  value: Omit<z.infer<typeof inputFields>, 'kind'>,
  kind: DiscountKind,
): readonly (readonly [field: string, message: string])[] {
  const isLimited = value.max_uses !== null || value.max_uses_per_person !== null || value.person_id !== null;
  const { starts_at: start, ends_at: end } = value;
  return [
    ...((value.amount === null) === (value.percent === null)
      ? [['amount', 'Укажите либо сумму, либо процент'] as const]
      : []),
    ...(value.amount === 0 ? [['amount', 'Значение должно быть положительным числом'] as const] : []),
    ...(kind !== 'coupon' && value.code === null ? [['code', 'Обязательное поле'] as const] : []),
    ...(kind === 'campaign' && isLimited
      ? [['max_uses', 'У кампании нет ограничений по числу'] as const]
      : []),
    ...(start !== null && end !== null && Date.parse(end) <= Date.parse(start)
      ? [['ends_at', 'Конец должен быть позже начала'] as const]
      : []),
  ];
}

const discountInputSchema = inputFields.check(({ value, issues }) => {
  for (const [field, message] of faultsOf(value, value.kind))
    issues.push({ code: 'custom', message, path: [field], input: value });
});
export type DiscountInput = z.infer<typeof discountInputSchema>;

const unlimited = z.null({ message: 'У кампании нет ограничений по числу' });
const campaignInputSchema = z
  .object({ ...fieldsOfKind, person_id: unlimited, max_uses: unlimited, max_uses_per_person: unlimited })
  .check(({ value, issues }) => {
    for (const [field, message] of faultsOf(value, 'campaign'))
      issues.push({ code: 'custom', message, path: [field], input: value });
  });
const promocodeInputSchema = z.object(fieldsOfKind).check(({ value, issues }) => {
  for (const [field, message] of faultsOf(value, 'promocode'))
    issues.push({ code: 'custom', message, path: [field], input: value });
});
/** A coupon or a promo code without its kind, which the call says. */
export type DiscountOfKindInput = z.infer<typeof promocodeInputSchema>;

const adminReply = z.object({ discount: discountSchema });

const desk = { tag: 'admin', auth: 'required', grant: 'coupons' } as const;
const change = { ...desk, proof: 'fresh' } as const;
const byId = z.object({ id: idSchema });
const offset = z.coerce.number().int().min(0).max(1_000_000).default(0);
const listReply = z.object({ discounts: z.array(discountSchema), total: z.int() });
const removal = { body: z.object({ reason: priceReasonSchema }), reply: z.object({ ok: z.literal(true) }) };

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
    ...desk,
    summary: 'Купоны, промокоды и кампании, новые сверху, по 20; только администратору',
    query: z.object({ kind: z.enum(discountKinds).optional(), offset }),
    reply: listReply,
    refusals: [],
  },
  'POST /admin/coupons': {
    ...change,
    summary: 'Новый купон, промокод или кампания; только администратору',
    body: discountInputSchema,
    reply: adminReply,
    refusals: ['coupon_exists', 'person_not_found', 'price_in_past'],
  },
  'GET /admin/coupon/{id}': {
    ...desk,
    summary: 'Один купон, промокод или кампания; только администратору',
    params: byId,
    reply: adminReply,
    refusals: ['coupon_not_found'],
  },
  'PUT /admin/coupon/{id}': {
    ...change,
    summary: 'Изменение купона, промокода или кампании; только администратору',
    params: byId,
    body: discountInputSchema,
    reply: adminReply,
    refusals: ['coupon_not_found', 'coupon_exists', 'person_not_found', 'price_in_past'],
  },
  'DELETE /admin/coupon/{id}': {
    ...change,
    summary:
      'Удаление; использованный остаётся выключенным, чтобы заказы помнили свою цену; только администратору',
    params: byId,
    ...removal,
    refusals: ['coupon_not_found'],
  },
  'GET /admin/campaigns': {
    ...desk,
    summary: 'Кампании, новые сверху, по 20; только администратору',
    query: z.object({ offset }),
    reply: listReply,
    refusals: [],
  },
  'POST /admin/campaigns': {
    ...change,
    summary: 'Новая кампания; только администратору',
    body: campaignInputSchema,
    reply: adminReply,
    refusals: ['coupon_exists', 'person_not_found', 'price_in_past'],
  },
  'PUT /admin/campaigns/{id}': {
    ...change,
    summary: 'Изменение кампании; только администратору',
    params: byId,
    body: campaignInputSchema,
    reply: adminReply,
    refusals: ['coupon_not_found', 'coupon_exists', 'person_not_found', 'price_in_past'],
  },
  'DELETE /admin/campaigns/{id}': {
    ...change,
    summary: 'Кампания заканчивается; использованная остаётся в списке выключенной; только администратору',
    params: byId,
    ...removal,
    refusals: ['coupon_not_found'],
  },
  'GET /admin/promocodes': {
    ...desk,
    summary: 'Промокоды, новые сверху, по 20; только администратору',
    query: z.object({ offset }),
    reply: listReply,
    refusals: [],
  },
  'POST /admin/promocodes': {
    ...change,
    summary: 'Новый промокод; только администратору',
    body: promocodeInputSchema,
    reply: adminReply,
    refusals: ['coupon_exists', 'person_not_found', 'price_in_past'],
  },
  'PUT /admin/promocodes/{id}': {
    ...change,
    summary: 'Изменение промокода; только администратору',
    params: byId,
    body: promocodeInputSchema,
    reply: adminReply,
    refusals: ['coupon_not_found', 'coupon_exists', 'person_not_found', 'price_in_past'],
  },
  'DELETE /admin/promocodes/{id}': {
    ...change,
    summary: 'Промокод заканчивается; использованный остаётся в списке выключенным; только администратору',
    params: byId,
    ...removal,
    refusals: ['coupon_not_found'],
  },
} as const satisfies Endpoints;
