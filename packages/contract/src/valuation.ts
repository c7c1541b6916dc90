import { z } from 'zod';
import { flatConditions, houseKinds } from './advert.ts';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

/** `sales`: by registered sales, «по ценам сделок»; `adverts`: by asking prices, «по ценам предложений». */
export const valuationBases = ['sales', 'adverts'] as const;
export type ValuationBasis = (typeof valuationBases)[number];

/** What the buyer says of the flat; it is marked as the buyer's word wherever it is used. */
export const buyersWordSchema = z.object({
  condition: z.enum(flatConditions).optional(),
  /** 0 is a studio. */
  rooms: z.int().min(0).max(12).optional(),
});
export type BuyersWord = z.infer<typeof buyersWordSchema>;

/** The cadastral number, or the address while there is none. */
export const valuedKeySchema = z.string().trim().min(1).max(500);

/** What a price depends on. `time`: prices rose or fell since; `bargain`: what is asked is more than what is paid. */
export const priceFactors = [
  'place',
  'house',
  'year',
  'floor',
  'area',
  'rooms',
  'condition',
  'apartments',
  'time',
  'bargain',
] as const;
export type PriceFactor = (typeof priceFactors)[number];

/** Who said what is known of the valued flat. */
export const flatFactSources = ['register', 'house', 'sales', 'adverts', 'buyer'] as const;
export type FlatFactSource = (typeof flatFactSources)[number];

/** The valued flat, and who said what; null where nobody did. */
export const valuedFlatSchema = z.object({
  cadastral_number: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  district: z.string(),
  area_m2: z.number(),
  /** 0 is a studio. */
  rooms: z.int().nullable(),
  floor: z.int().nullable(),
  floors: z.int().nullable(),
  house_kind: z.enum(houseKinds).nullable(),
  year_built: z.int().nullable(),
  condition: z.enum(flatConditions).nullable(),
  /** Rooms of a hotel in law: no registration of residence. */
  is_apartments: z.boolean(),
  /** By the names of the fields above; only of those that are known. */
  said_by: z.partialRecord(
    z.enum(['area_m2', 'rooms', 'floor', 'floors', 'house_kind', 'year_built', 'condition', 'is_apartments']),
    z.enum(flatFactSources),
  ),
});
export type ValuedFlat = z.infer<typeof valuedFlatSchema>;

/** What a difference between two flats is worth, in whole rubles; negative where the compared flat has the better of it. */
export const adjustmentSchema = z.object({
  factor: z.enum(priceFactors),
  /** «Этаж: 1 → 4»; of the compared flat, then of the valued one. */
  text: z.string(),
  rubles: rublesSchema,
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

export const valuationComparableSchema = z.object({
  kind: z.enum(['sale', 'advert']),
  /** The day the sale was registered, or the price of the advert was last changed. */
  on: isoDateSchema,
  /** Of the house, or of the street with the word that no house is named; null where neither is known. */
  address: z.string().nullable(),
  is_same_house: z.boolean(),
  distance_m: z.int().nullable(),
  area_m2: z.number(),
  rooms: z.int().nullable(),
  floor: z.int().nullable(),
  floors: z.int().nullable(),
  house_kind: z.enum(houseKinds).nullable(),
  year_built: z.int().nullable(),
  condition: z.enum(flatConditions).nullable(),
  price: rublesSchema,
  price_per_m2: rublesSchema,
  /** Those worth at least a thousand rubles; the price and they add up to `adjusted_price` to within rounding. */
  adjustments: z.array(adjustmentSchema),
  /** What this flat would be worth if it were the valued one today. */
  adjusted_price: rublesSchema,
  /** Of the page of the advert; null for a sale. */
  advert_id: z.int().nullable(),
});
export type ValuationComparable = z.infer<typeof valuationComparableSchema>;

export const sellTimeSchema = z.object({
  pace: z.enum(['quick', 'usual', 'patient']),
  price: rublesSchema,
  /** Per cent of the value. */
  percent: z.int(),
  /** Half of such flats were sold within so many days; null where too few adverts tell. */
  days: z.int().nullable(),
  /** The adverts it is counted from. */
  adverts: z.int(),
});
export type SellTime = z.infer<typeof sellTimeSchema>;

/** What another answer about the flat would do to its value. */
export const valueChangeSchema = z.object({
  factor: z.enum(priceFactors),
  /** «Хороший ремонт вместо косметического» */
  text: z.string(),
  rubles: rublesSchema,
});
export type ValueChange = z.infer<typeof valueChangeSchema>;

/** The value of a flat with everything it rests on; amounts are rounded as far as the interval demands. */
export const valuationSchema = z.object({
  basis: z.enum(valuationBases),
  /** The day it is the value of. */
  valued_on: isoDateSchema,
  /** The latest data it rests on. */
  data_until: isoDateSchema,
  model_version: z.int(),
  flat: valuedFlatSchema,
  value: rublesSchema,
  /** Four of five such flats are sold for `low` to `high`. */
  low: rublesSchema,
  high: rublesSchema,
  value_per_m2: rublesSchema,
  /** The most alike first; never fewer than five. */
  comparables: z.array(valuationComparableSchema),
  /** How many were alike enough; `comparables` are the best of them. */
  comparables_found: z.int(),
  sell_times: z.array(sellTimeSchema),
  changes: z.array(valueChangeSchema),
  /** Whole sentences: what was not known and is not in the value. */
  unknown: z.array(z.string()),
  /** Of sales the model had never seen: the error of half of them in this district, a share, and their number. */
  accuracy: z.object({ median_error: z.number(), sales: z.int() }).nullable(),
});
export type Valuation = z.infer<typeof valuationSchema>;

/** Before payment: what the valuation would rest on, and what flats of the district cost at all. */
export const estimateSchema = z.object({
  object_key: z.string(),
  basis: z.enum(valuationBases),
  flat: valuedFlatSchema,
  /** How many flats are alike enough; never fewer than five. */
  comparables_found: z.int(),
  /** What four of five flats of this district with about this area and these rooms went for within a year; null for too few. */
  district_range: z.object({ low: rublesSchema, high: rublesSchema, flats: z.int() }).nullable(),
  /** What the buyer may add to narrow the interval. */
  asks: z.array(z.enum(['condition', 'rooms'])),
  product_id: idSchema,
  product_price: rublesSchema,
});
export type Estimate = z.infer<typeof estimateSchema>;

/** Errors are shares of the price: 0.05 is five per cent. */
const errorFigures = {
  sales: z.int(),
  median_error: z.number(),
  within_10: z.number(),
};

export const districtAccuracySchema = z.object({
  district: z.string(),
  city: z.string(),
  ...errorFigures,
  /** The share of sales within their interval of 80 %. */
  coverage: z.number(),
  /** How far coverage may be from 0.8: the larger of two points and three standard errors; null below 200 sales. */
  coverage_allowed: z.number().nullable(),
});
export type DistrictAccuracy = z.infer<typeof districtAccuracySchema>;

/** The test of the running model on sales it had never seen. */
export const backtestSchema = z.object({
  /** Sales were held out from this day to that one. */
  from: isoDateSchema,
  until: isoDateSchema,
  ...errorFigures,
  mean_error: z.number(),
  /** Coefficient of dispersion, price-related differential and bias, as IAAO defines them. */
  cod: z.number(),
  prd: z.number(),
  prb: z.number(),
  coverage: z.number(),
  /** The median width of the interval, a share of the value. */
  interval_width: z.number(),
  baselines: z.array(
    z.object({ kind: z.enum(['district_median', 'five_nearest']), ...errorFigures, mean_error: z.number() }),
  ),
  districts: z.array(districtAccuracySchema),
});
export type Backtest = z.infer<typeof backtestSchema>;

export const valuationModelSchema = z.object({
  version: z.int(),
  trained_at: instantSchema,
  sales: z.int(),
  adverts: z.int(),
  /** Sales and adverts that were set aside as absurd. */
  set_aside: z.int(),
  data_from: isoDateSchema,
  data_until: isoDateSchema,
  backtest: backtestSchema,
});
export type ValuationModel = z.infer<typeof valuationModelSchema>;

export const valuationEndpoints = {
  'POST /estimate': {
    summary:
      'Бесплатно до оплаты: хватает ли похожих квартир, что о квартире известно и сколько стоят такие в районе',
    tag: 'objects',
    auth: 'optional',
    body: z.object({
      object_key: valuedKeySchema,
      word: buyersWordSchema.optional(),
    }),
    reply: estimateSchema,
    refusals: [
      'object_not_found',
      'valuation_not_flat',
      'valuation_area_unknown',
      'valuation_place_unknown',
      'valuation_few_comparables',
      'valuation_not_ready',
      'source_unavailable',
    ],
  },
  'GET /valuation/accuracy': {
    summary: 'Проверка оценки на сделках, которых модель не видела; null, пока модели нет',
    tag: 'objects',
    auth: 'none',
    reply: z.object({ model: valuationModelSchema.nullable() }),
    refusals: [],
  },
} as const satisfies Endpoints;
