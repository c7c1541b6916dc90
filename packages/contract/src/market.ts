import { z } from 'zod';
import { marketIdSchema } from './adverts.ts';
import type { Endpoints } from './endpoint.ts';
import { isoDateSchema, rublesSchema } from './values.ts';

/** `2026-10`. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Fewer adverts than this make no figure. */
export const leastForFigure = 5;

/** Areas are named by `slug` in addresses of pages: unique among cities, and among districts of one city. */
const cityNameSchema = z.object({ id: z.int(), title: z.string(), slug: z.string() });
export const marketAreaSchema = z.object({
  type: z.enum(['city', 'district']),
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  /** Of a district. */
  city: cityNameSchema.nullable(),
});
export type MarketArea = z.infer<typeof marketAreaSchema>;

/** `value` is null when `count` is too small for a figure; `reason` says so in Russian. */
const figureSchema = z.object({
  value: z.number().nullable(),
  count: z.int(),
  reason: z.string().nullable(),
});
export type MarketFigure = z.infer<typeof figureSchema>;

const areaLineSchema = marketAreaSchema.extend({
  /** Flats on sale now; duplicates counted once. */
  supply: z.int(),
  /** The mean asking price, without the twentieth part at both ends. */
  price_per_m2: figureSchema,
  /** In per cent with one decimal: the last full month against the same month a year before. */
  year_change_percent: figureSchema,
  median_days_on_sale: figureSchema,
});
export type MarketAreaLine = z.infer<typeof areaLineSchema>;

export const marketMonthSchema = z.object({
  month: monthSchema,
  /** Null when fewer than five flats were on sale. */
  price_per_m2: rublesSchema.nullable(),
  /** Flats that were on sale. */
  count: z.int(),
  /** The median of those taken down in the month; null when there were fewer than five. */
  days_on_sale: z.int().nullable(),
});
export type MarketMonth = z.infer<typeof marketMonthSchema>;

export const marketFiguresSchema = areaLineSchema.extend({
  /** Adverts on sale now, duplicates counted each. */
  adverts: z.int(),
  median_price: figureSchema,
  /** The share of flats on sale whose price was cut, in per cent, and by how much as a rule. */
  price_cuts_percent: figureSchema,
  median_cut_percent: figureSchema,
  /** The oldest first; at most the last 60, the current one last. */
  months: z.array(marketMonthSchema),
  by_rooms: z.array(z.object({ rooms: z.int(), price_per_m2: figureSchema, median_price: figureSchema })),
  by_house_kind: z.array(z.object({ house_kind: z.string(), price_per_m2: figureSchema })),
  /** Of a city, the dearest first; of a district, the others of its city. */
  districts: z.array(areaLineSchema),
  /** The place of a district among those of its city by price per square metre, 1 the dearest; null for a city or without a price. */
  place_by_price: z.object({ place: z.int(), of: z.int() }).nullable(),
  counted_on: isoDateSchema,
});
export type MarketFigures = z.infer<typeof marketFiguresSchema>;

const trendTypes = ['city', 'district', 'house'] as const;
const slugSchema = z.string().regex(/^[a-z0-9-]{1,80}$/);
const tag = 'market';

export const marketEndpoints = {
  'GET /market/areas': {
    summary: 'Города и районы, о которых есть объявления',
    tag,
    auth: 'none',
    reply: z.object({
      /** Cities by supply, districts by title. */
      cities: z.array(areaLineSchema.extend({ districts: z.array(areaLineSchema) })),
      counted_on: isoDateSchema.nullable(),
    }),
    refusals: [],
  },
  'GET /market/figures': {
    summary: 'Цены, предложение и сроки продажи в городе или районе',
    tag,
    auth: 'none',
    query: z.object({ city: slugSchema, district: slugSchema.optional() }),
    reply: marketFiguresSchema,
    refusals: ['market_area_not_found'],
  },
  'GET /getRefByA': {
    summary: 'Город, район и дом по адресу',
    tag,
    auth: 'none',
    query: z.object({ address: z.string().trim().min(1).max(300) }),
    reply: z.object({
      id_city: z.int(),
      city: z.string(),
      id_district: z.int(),
      district: z.string(),
      id_dom: z.int().nullable(),
      address: z.string(),
    }),
    refusals: ['place_not_found', 'source_unavailable'],
  },
  'GET /history/trend/getAverage': {
    summary: 'Средняя цена квадратного метра по месяцам: город, район или дом',
    tag,
    auth: 'none',
    query: z.object({
      type: z.enum(trendTypes),
      id: marketIdSchema,
      from: monthSchema.optional(),
      to: monthSchema.optional(),
    }),
    reply: z.object({
      total: z.int(),
      /** The area's id, the month, the price per square metre, the number of adverts. */
      list: z.array(z.tuple([z.int(), monthSchema, rublesSchema, z.int()])),
    }),
    refusals: ['source_unavailable'],
  },
  'GET /getAverageParam': {
    summary: 'Средняя цена квадратного метра сейчас: по комнатам, виду дома, ремонту или этажу',
    tag,
    auth: 'none',
    query: z.object({
      type: z.enum(trendTypes),
      id: marketIdSchema,
      param: z.enum(['rooms', 'house_kind', 'condition', 'floor']),
    }),
    reply: z.object({
      total: z.int(),
      /** The area's id, the value, the price per square metre, the number of adverts. */
      list: z.array(z.tuple([z.int(), z.string(), rublesSchema, z.int()])),
    }),
    refusals: ['source_unavailable'],
  },
  'GET /getPriceChangeParam': {
    summary: 'Изменение цены по месяцам: дом (house_month) или район и город (area_month)',
    tag,
    auth: 'none',
    query: z.object({ type: z.enum(['house_month', 'area_month']), id: marketIdSchema }),
    reply: z.object({
      total: z.int(),
      list: z.array(
        z.object({
          month: monthSchema,
          price_per_metre: rublesSchema,
          count: z.int(),
          change_percent: z.number().nullable(),
          days_on_sale: z.int().nullable(),
        }),
      ),
    }),
    refusals: ['source_unavailable'],
  },
} as const satisfies Endpoints;
