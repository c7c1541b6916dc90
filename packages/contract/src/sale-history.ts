import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { isoDateSchema, rublesSchema } from './values.ts';

export const flatSaleSchema = z.object({
  /** The day the transfer of the right was registered. */
  date: isoDateSchema,
  /** 0 is a studio; null when the source does not say. */
  rooms: z.int().nullable(),
  area_m2: z.number(),
  floor: z.int().nullable(),
  price: rublesSchema,
  price_per_m2: rublesSchema,
  source: z.string(),
});
export type FlatSale = z.infer<typeof flatSaleSchema>;

export const saleYearSchema = z.object({
  year: z.int(),
  sales: z.int(),
  median_price: rublesSchema,
  median_price_per_m2: rublesSchema,
  min_price_per_m2: rublesSchema,
  max_price_per_m2: rublesSchema,
});
export type SaleYear = z.infer<typeof saleYearSchema>;

export const saleHistorySchema = z.object({
  /** null for an unknown building, which has no sales either. */
  building: z.object({ address: z.string(), cadastral_number: z.string().nullable() }).nullable(),
  source: z.string(),
  /** The date the source's answer is valid for. */
  source_date: isoDateSchema.nullable(),
  /** The latest first. */
  sales: z.array(flatSaleSchema),
  /** The latest first; only years with sales. */
  years: z.array(saleYearSchema),
});
export type SaleHistory = z.infer<typeof saleHistorySchema>;

export const saleHistoryEndpoints = {
  'GET /sale_history': {
    summary: 'Продажи квартир в доме по адресу или кадастровому номеру; бесплатно',
    tag: 'objects',
    auth: 'required',
    query: z.object({ query: z.string().trim().min(1).max(300) }),
    reply: saleHistorySchema,
    refusals: ['source_unavailable'],
  },
} as const satisfies Endpoints;
