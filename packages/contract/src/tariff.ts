import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { priceReasonSchema } from './price-history.ts';
import { decimalRublesSchema, idSchema, rublesSchema } from './values.ts';

/** The products of a tariff table; by default those of the requesting host (specification, section 6). */
export const tariffCategories = ['real-estate', 'person-check', 'pro'] as const;
export type TariffCategory = (typeof tariffCategories)[number];

export const tariffSchema = z.object({
  /** 0 is the basic tariff. */
  tariff_simple_id: z.int(),
  tariff_name: z.string(),
  tariff_title: z.string(),
  /** The spending in rubles from which the tariff applies. */
  tariff_threshold: rublesSchema,
  /** How much lower than the basic tariff its prices are, in per cent. */
  discount_percent: z.int(),
  product_prices: z.array(
    z.object({
      product_name: z.string(),
      product_name_ru: z.string(),
      price: rublesSchema,
      /** The price depends on the options: «от 99 ₽». */
      is_from_price: z.boolean(),
    }),
  ),
});
export type Tariff = z.infer<typeof tariffSchema>;

export const currentTariffSchema = z.object({
  tariff: tariffSchema,
  /** Charged for delivered items so far, compared with the thresholds. */
  sum_of_transactions: decimalRublesSchema,
  /** Assigned to the person, who has not reached it by orders alone. */
  is_personal: z.boolean(),
  /** The next threshold that lowers prices and the sum left to it; null for none. */
  next_tariff: z
    .object({ tariff_title: z.string(), tariff_threshold: rublesSchema, left: rublesSchema })
    .nullable(),
  /** Special prices of the role apply until orders of this sum; null when the role has none. */
  special_prices: z.object({ threshold: rublesSchema, left: rublesSchema, hold: z.boolean() }).nullish(),
  /** How much the extract's price exceeds the basic tariff's, in per cent rounded up; 0 when it does not. */
  sell_percent: z.int().optional(),
});
export type CurrentTariff = z.infer<typeof currentTariffSchema>;

const ofPerson = z.object({
  person_id: idSchema,
  tariff_simple_id: z.int().min(0).max(1000),
  /** For the journal of the account. */
  reason: priceReasonSchema,
});

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
    reply: currentTariffSchema,
    refusals: [],
  },
  'GET /tariff/get_current_for_user/': {
    summary: 'Тариф пользователя; чужой видит только администратор',
    tag: 'tariff',
    auth: 'required',
    query: z.object({ person_id: idSchema }),
    reply: currentTariffSchema,
    refusals: ['person_not_found'],
  },
  'POST /tariff/activate': {
    summary: 'Подключение тарифа, порог которого достигнут',
    tag: 'tariff',
    auth: 'required',
    body: z.object({ tariff_simple_id: z.int().min(0).max(1000) }),
    reply: currentTariffSchema,
    refusals: ['tariff_not_found', 'tariff_not_reached', 'tariff_assigned'],
  },
  'POST /tariff/activate_for_user': {
    summary: 'Тариф пользователю, порог не важен; только администратору',
    tag: 'tariff',
    auth: 'required',
    grant: 'tariffs',
    proof: 'fresh',
    body: ofPerson,
    reply: currentTariffSchema,
    refusals: ['tariff_not_found', 'person_not_found', 'tariff_assigned'],
  },
  'PUT /tariff/update_for_person': {
    summary: 'Другой тариф вместо назначенного; только администратору',
    tag: 'tariff',
    auth: 'required',
    grant: 'tariffs',
    proof: 'fresh',
    body: ofPerson,
    reply: currentTariffSchema,
    refusals: ['tariff_not_found', 'person_not_found', 'tariff_not_assigned'],
  },
  'DELETE /tariff/delete_for_person': {
    summary: 'Назначенный тариф снимается, дальше по порогам; только администратору',
    tag: 'tariff',
    auth: 'required',
    grant: 'tariffs',
    proof: 'fresh',
    query: z.object({ person_id: idSchema }),
    body: z.object({ reason: priceReasonSchema }),
    reply: currentTariffSchema,
    refusals: ['person_not_found', 'tariff_not_assigned'],
  },
} as const satisfies Endpoints;
