import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { priceBreakdownSchema } from './pricing.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

export const productSchema = z.object({
  product_id: idSchema,
  product_name: z.string(),
  product_name_ru: z.string(),
  product_description: z.string(),
  /** What the asker pays for one, without extras: on their tariff, by their special price or campaign. */
  product_price: rublesSchema,
  /** How that price came about. */
  price_breakdown: priceBreakdownSchema.optional(),
  created_date: instantSchema,
  data: z.record(z.string(), z.unknown()),
  metadata: z.object({
    /** What the report holds, shown as a list beside the price. */
    contents: z.array(z.string()),
    /** Expected time, in seconds: from the real history of each task, the specification's figures before there is any. */
    expected: z.object({ p50: z.int(), p95: z.int(), measured: z.boolean() }),
  }),
  price_components: z.array(
    z.object({
      price_component_type: z.object({ name: z.string() }),
      price: rublesSchema,
      is_base_product_component: z.boolean(),
      enabled: z.boolean(),
      /** Only charged where the item asks for it: the flag of its metadata, `riskInsurance`. */
      option: z.string().optional(),
      /** The asker where the component is theirs; others' prices are nobody's business. */
      price_component_owners: z.array(z.object({ person_id: idSchema })),
    }),
  ),
  /** Those the asker may use without a code, by discount descending. */
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
    /** `campaign`: prices as that campaign makes them; an order then names it as the `code` of its items. */
    query: z.object({ campaign: z.string().max(100).optional(), params: z.string().max(400).optional() }),
    reply: z.array(productSchema),
    refusals: [],
  },
} as const satisfies Endpoints;
