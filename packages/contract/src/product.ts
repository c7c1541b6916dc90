import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

export const productSchema = z.object({
  product_id: idSchema,
  product_name: z.string(),
  product_name_ru: z.string(),
  product_description: z.string(),
  product_price: rublesSchema,
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
      price_component_owners: z.array(z.object({ person_id: idSchema })),
    }),
  ),
  coupons: z.array(z.object({ coupon_id: idSchema, discount: rublesSchema })),
});
export type Product = z.infer<typeof productSchema>;

export const productEndpoints = {
  'GET /products': {
    summary: 'Услуги бренда с ценами; список по имени услуги',
    tag: 'products',
    auth: 'optional',
    query: z.object({ campaign: z.string().max(100).optional(), params: z.string().max(400).optional() }),
    reply: z.array(productSchema),
    refusals: [],
  },
} as const satisfies Endpoints;
