import { z } from 'zod';
import { deskListFields, deskPageSize } from './desk-page.ts';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema } from './values.ts';

/** Why the staff changes what customers pay. */
export const priceReasonSchema = z
  .string()
  .trim()
  .min(3, { message: 'Напишите, почему' })
  .max(500, { message: 'Поле слишком длинное' });

/** What an act was on: a component of a price, whom it is for, a coupon, promo code or campaign, or a partner's tariff. */
export const priceHistoryParts = ['component', 'owner', 'discount', 'partner_tariff'] as const;
export type PriceHistoryPart = (typeof priceHistoryParts)[number];

/** `withdrawn`: taken back before it began. */
export const priceActs = ['added', 'changed', 'removed', 'withdrawn'] as const;
export type PriceAct = (typeof priceActs)[number];

/** Amounts in kopecks, flags, moments and kinds; never a name. */
const factsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable());
export type PriceFacts = z.infer<typeof factsSchema>;

export const priceHistoryRowSchema = z.object({
  history_id: idSchema,
  made_at: instantSchema,
  made_by: z.object({ id: idSchema, name: z.string() }),
  part: z.enum(priceHistoryParts),
  act: z.enum(priceActs),
  product_id: idSchema.nullable(),
  /** The Russian name of the product; null where the act is not on one. */
  product_name_ru: z.string().nullable(),
  subject_id: idSchema,
  /** From when on it applies. */
  starts_at: instantSchema,
  before: factsSchema.nullable(),
  after: factsSchema.nullable(),
  reason: z.string(),
});
export type PriceHistoryRow = z.infer<typeof priceHistoryRowSchema>;

export const priceHistoryEndpoints = {
  'GET /admin/price_history': {
    summary: 'Кто, когда, с какого момента и почему менял цены, новые сверху; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'prices',
    query: z.object({
      part: z.enum(priceHistoryParts).optional(),
      product_id: idSchema.optional(),
      subject_id: idSchema.optional(),
      after: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(deskPageSize).default(deskPageSize),
    }),
    reply: z.object({ history: z.array(priceHistoryRowSchema), ...deskListFields }),
    refusals: [],
  },
} as const satisfies Endpoints;
