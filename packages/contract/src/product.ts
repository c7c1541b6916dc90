import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { priceBreakdownSchema } from './pricing.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

export const productSchema = z.object({
  product_id: idSchema,
  product_name: z.string(),
  product_name_ru: z.string(),
  product_description: z.string(),
  /** The caller's price without extras: by tariff, special price or campaign. */
  product_price: rublesSchema,
  /** The price breakdown. */
  price_breakdown: priceBreakdownSchema.optional(),
  created_date: instantSchema,
  data: z.record(z.string(), z.unknown()),
  metadata: z.object({
    /** The contents of the report, listed beside the price. */
    contents: z.array(z.string()),
    /** Expected seconds, measured per task; the specification's figures until there is a history. */
    expected: z.object({ p50: z.int(), p95: z.int(), measured: z.boolean() }),
  }),
  price_components: z.array(
    z.object({
      price_component_type: z.object({ name: z.string() }),
      price: rublesSchema,
      is_base_product_component: z.boolean(),
      enabled: z.boolean(),
      /** Charged only when the item asks for it: the flag of its metadata, `riskInsurance`. */
      option: z.string().optional(),
      /** The caller, if the component is theirs; other owners are not disclosed. */
      price_component_owners: z.array(z.object({ person_id: idSchema })),
    }),
  ),
  /** Coupons the caller may use without a code, by discount descending. */
  coupons: z.array(
    z.object({
      coupon_id: idSchema,
      discount: rublesSchema,
      title: z.string().optional(),
      uses_left: z.int().nullable().optional(),
      price_breakdown: priceBreakdownSchema.optional(),
    }),
  ),
});
export type Product = z.infer<typeof productSchema>;

export const productEndpoints = {
  'GET /products': {
    summary: 'Услуги бренда с ценами; список по имени услуги',
    tag: 'products',
    auth: 'optional',
    /** `campaign`: the campaign whose prices are shown; an order then names it as the `code` of its items. */
    query: z.object({ campaign: z.string().max(100).optional(), params: z.string().max(400).optional() }),
    reply: z.array(productSchema),
    refusals: [],
  },
} as const satisfies Endpoints;
