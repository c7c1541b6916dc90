import { z } from 'zod';
import { deskListFields, deskPageFields } from './desk-page.ts';
import { deskBrands } from './desk-people.ts';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

/** What brought a customer: a link of a partner, a campaign, or neither. */
export const trafficKinds = ['direct', 'campaign', 'partner'] as const;
export type TrafficKind = (typeof trafficKinds)[number];

/** Numbers are asked for so many days at most. */
export const numbersMostDays = 366;

/**
 * What is counted. `charged` is revenue as the ledger books it, `given_back` what went back out of it; `sold` are items of paid
 * orders; `delivered` and `failed` items that ended; `asked` answers that sources are paid for.
 */
export const numberFigures = [
  'registered',
  'placed',
  'paid',
  'topped_up',
  'sold',
  'delivered',
  'failed',
  'charged',
  'given_back',
  'asked',
] as const;
export type NumberFigure = (typeof numberFigures)[number];

/** Days of Moscow, both included. */
const periodFields = { 'date-from': isoDateSchema, 'date-to': isoDateSchema };
const filterFields = { brand: z.enum(deskBrands).optional(), traffic: z.enum(trafficKinds).optional() };
const periodQuery = z.object({ ...periodFields, ...filterFields });

const readinessFields = {
  /** Items delivered. */
  delivered: z.int(),
  /** Those of them that were ready within the longest time their product promises; what promises nothing is never late. */
  delivered_in_time: z.int(),
  /** Seconds from payment to delivery, on average; null when nothing was delivered. */
  average_seconds: z.int().nullable(),
};
const resultFields = {
  charged: rublesSchema,
  given_back: rublesSchema,
  /** Paid to sources for their answers. */
  source_cost: rublesSchema,
  /** Charged, less what was given back and what sources took. */
  margin: rublesSchema,
};

export const numberTotalsSchema = z.object({
  registered: z.int(),
  placed: z.int(),
  placed_sum: rublesSchema,
  paid: z.int(),
  paid_sum: rublesSchema,
  topped_up: z.int(),
  topped_up_sum: rublesSchema,
  sold: z.int(),
  failed: z.int(),
  given_back_count: z.int(),
  asked: z.int(),
  ...readinessFields,
  ...resultFields,
});
export type NumberTotals = z.infer<typeof numberTotalsSchema>;

export const numberDaySchema = z.object({ day: isoDateSchema, ...numberTotalsSchema.shape });
export type NumberDay = z.infer<typeof numberDaySchema>;

export const productNumbersSchema = z.object({
  product_name: z.string(),
  product_name_ru: z.string(),
  brand: z.enum(deskBrands),
  sold: z.int(),
  sold_sum: rublesSchema,
  failed: z.int(),
  ...readinessFields,
  /** Seconds within which nineteen of twenty are ready, as promised; null for what is no report. */
  promised_seconds: z.int().nullable(),
  ...resultFields,
});
export type ProductNumbers = z.infer<typeof productNumbersSchema>;

export const trafficNumbersSchema = z.object({
  traffic: z.enum(trafficKinds),
  registered: z.int(),
  placed: z.int(),
  paid: z.int(),
  paid_sum: rublesSchema,
  ...resultFields,
});
export type TrafficNumbers = z.infer<typeof trafficNumbersSchema>;

export const sourceNumbersSchema = z.object({
  source: z.string(),
  answers: z.int(),
  cost: rublesSchema,
});
export type SourceNumbers = z.infer<typeof sourceNumbersSchema>;

export const topCustomerSchema = z.object({
  person_id: idSchema,
  /** Masked for staff without the grant `people`, except their own customers. */
  email: z.string(),
  brand: z.enum(deskBrands),
  paid_orders: z.int(),
  paid_sum: rublesSchema,
});
export type TopCustomer = z.infer<typeof topCustomerSchema>;

/** One event behind a figure. */
export const numberRowSchema = z.object({
  row_id: idSchema,
  at: instantSchema,
  person_id: idSchema.nullable(),
  order_id: idSchema.nullable(),
  order_item_id: idSchema.nullable(),
  product_name_ru: z.string(),
  /** The source of an answer; otherwise empty. */
  source: z.string(),
  /** Null where nothing was paid or charged. */
  amount: rublesSchema.nullable(),
  /** From payment to delivery; null for what is no delivery. */
  seconds: z.int().nullable(),
});
export type NumberRow = z.infer<typeof numberRowSchema>;

export const metricsSchema = z.object({
  /** Wait for their payment. */
  unpaid_orders: z.int(),
  /** With an item that waits for its turn, that is being worked on, that waits for data: as the list of orders is filtered. */
  orders_queued: z.int(),
  orders_running: z.int(),
  orders_needing_data: z.int(),
  unsent_letters: z.int(),
  payouts_waiting: z.int(),
  payouts_in_file: z.int(),
  open_cases: z.int(),
});
export type Metrics = z.infer<typeof metricsSchema>;

const periodRefusals = ['period_reversed', 'period_too_long'] as const;
const desk = { tag: 'admin', auth: 'required', grant: 'numbers' } as const;
const period = { ...desk, query: periodQuery, refusals: periodRefusals } as const;

export const deskNumberEndpoints = {
  'GET /admin/stats': {
    ...period,
    summary: 'Итоги периода и такого же периода перед ним, по дням Москвы',
    reply: z.object({ totals: numberTotalsSchema, before: numberTotalsSchema }),
  },
  'GET /admin/stats_graphic': {
    ...period,
    summary: 'Те же показатели по дням; дни без событий — с нулями',
    reply: z.object({ days: z.array(numberDaySchema) }),
  },
  'GET /admin/products_sum': {
    ...period,
    summary: 'Продажи, выручка, расходы на источники и сроки по услугам',
    reply: z.object({ products: z.array(productNumbersSchema) }),
  },
  'GET /admin/source': {
    ...period,
    summary: 'Откуда пришли покупатели и сколько взяли источники сведений',
    reply: z.object({ traffic: z.array(trafficNumbersSchema), sources: z.array(sourceNumbersSchema) }),
  },
  'GET /admin/top_donators': {
    ...period,
    summary: 'Кто больше всех заплатил за период; чтение записывается в журнал',
    reply: z.object({ people: z.array(topCustomerSchema) }),
  },
  'GET /admin/metrics': {
    ...desk,
    summary: 'Что происходит сейчас: неоплаченные заказы, работа, письма, выплаты, обращения',
    reply: metricsSchema,
    refusals: [],
  },
  'POST /admin/numbers/rows': {
    ...desk,
    summary: 'События за показателем, новые сверху; чтение записывается в журнал',
    body: z.object({
      figure: z.enum(numberFigures),
      date_from: isoDateSchema,
      date_to: isoDateSchema,
      ...filterFields,
      product_name: z.string().max(100).optional(),
      source: z.string().max(200).optional(),
      person_id: idSchema.optional(),
      /** Of deliveries only those later than promised. */
      is_late: z.literal(true).optional(),
      ...deskPageFields,
    }),
    reply: z.object({ rows: z.array(numberRowSchema), ...deskListFields }),
    refusals: periodRefusals,
  },
  'GET /orders_done_count': {
    summary: 'Сколько отчётов готово за всё время',
    tag: 'system',
    auth: 'none',
    reply: z.object({ count: z.int() }),
    refusals: [],
  },
} as const satisfies Endpoints;
