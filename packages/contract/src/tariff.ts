import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { decimalRublesSchema, rublesSchema } from './values.ts';

/** Which products a table of tariffs lists; without it the asking host decides (specification, section 6). */
export const tariffCategories = ['real-estate', 'person-check', 'pro'] as const;
export type TariffCategory = (typeof tariffCategories)[number];

export const tariffSchema = z.object({
  /** 0 is the basic tariff. */
  tariff_simple_id: z.int(),
  tariff_name: z.string(),
  tariff_title: z.string(),
  /** Spent in all, in rubles, from which the tariff holds. */
  tariff_threshold: rublesSchema,
  /** How much lower than the basic tariff its prices are, in per cent. */
  discount_percent: z.int(),
  product_prices: z.array(
    z.object({
      product_name: z.string(),
      product_name_ru: z.string(),
      price: rublesSchema,
      /** The price grows with what is chosen: «от 99 ₽». */
      is_from_price: z.boolean(),
    }),
  ),
});
export type Tariff = z.infer<typeof tariffSchema>;

export const tariffEndpoints = {
  'GET /tariff/get_all': {
    summary: 'Тарифы по возрастанию порога с ценами услуг',
    tag: 'tariff',
    auth: 'none',
    query: z.object({ category: z.enum(tariffCategories).optional() }),
    reply: z.object({ tariffs: z.array(tariffSchema) }),
    refusals: [],
  },
  'GET /tariff/get_current': {
    summary: 'Тариф пользователя и сколько потрачено',
    tag: 'tariff',
    auth: 'required',
    reply: z.object({ tariff: tariffSchema, sum_of_transactions: decimalRublesSchema }),
    refusals: [],
  },
} as const satisfies Endpoints;
