import { z } from 'zod';
import { isoDateSchema, rublesSchema } from './values.ts';
import { advertSites as sites } from './advert-sites.ts';

export const advertObjectTypes = ['flat', 'apartments'] as const;
export type AdvertObjectType = (typeof advertObjectTypes)[number];

export const houseKinds = ['panel', 'brick', 'monolith', 'block', 'prewar'] as const;
export type HouseKind = (typeof houseKinds)[number];

export const flatConditions = ['needs_repair', 'cosmetic', 'good', 'designer'] as const;
export type FlatCondition = (typeof flatConditions)[number];

/** For pages, which need no schemas, in `advert-sites.ts`. */
export const advertSites = sites;

/**
 * What a reader should know before he believes an advert. `price_too_low`: far below alike ones; `on_sale_too_long`: probably
 * forgotten; `removed`: off the site; `cleaned`: markup or absurd values were taken out; `place_unclear`: the place told is not the
 * house's; `no_photos`: none that could be shown.
 */
export const advertWarnings = [
  'price_too_low',
  'on_sale_too_long',
  'removed',
  'cleaned',
  'place_unclear',
  'no_photos',
] as const;
export type AdvertWarning = (typeof advertWarnings)[number];

/** Longitude and latitude in WGS 84. */
const coordsSchema = z.tuple([z.number(), z.number()]);

export const priceStepSchema = z.object({
  on: isoDateSchema,
  price: rublesSchema,
  /** Against the step before, in per cent with one decimal; null for the first. */
  change_percent: z.number().nullable(),
});
export type PriceStep = z.infer<typeof priceStepSchema>;

/** `src` is a path of this API; the address at the stranger's site is never given to a browser. */
export const advertPhotoSchema = z.object({ number: z.int(), src: z.string() });
export type AdvertPhoto = z.infer<typeof advertPhotoSchema>;

const briefFieldsSchema = z.object({
  object_type: z.enum(advertObjectTypes),
  title: z.string(),
  /** Whole rubles for the whole flat. */
  price: rublesSchema,
  price_per_m2: rublesSchema,
  /** The change since the first price, in per cent with one decimal; null when it never changed. */
  price_change_percent: z.number().nullable(),
  /** 0 is a studio. */
  rooms: z.int().nullable(),
  area: z.number(),
  floor: z.int().nullable(),
  floors: z.int().nullable(),
  state: z.enum(['active', 'removed']),
  published_on: isoDateSchema,
  days_on_sale: z.int(),
  id_site: z.int(),
  site: z.string(),
  id_city: z.int(),
  city: z.string(),
  id_district: z.int(),
  district: z.string(),
  /** Null where only the street is told. */
  id_dom: z.int().nullable(),
  coords: coordsSchema.nullable(),
  photo: advertPhotoSchema.nullable(),
  warnings: z.array(z.enum(advertWarnings)),
});

/** An advert in a list. `ids` are the adverts of the same flat that are on sale, with this one, the best told first. */
export const advertBriefSchema = z.object({
  id: z.int(),
  kad_number: z.string().nullable(),
  address: z.string(),
  ids: z.array(z.int()),
  fields: briefFieldsSchema,
});
export type AdvertBrief = z.infer<typeof advertBriefSchema>;

export const advertSchema = advertBriefSchema.extend({
  fields: briefFieldsSchema.extend({
    /** Plain text; line breaks are meant. */
    description: z.string(),
    price_history: z.array(priceStepSchema),
    kitchen_area: z.number().nullable(),
    house_kind: z.enum(houseKinds).nullable(),
    year_built: z.int().nullable(),
    condition: z.enum(flatConditions).nullable(),
    ceiling: z.number().nullable(),
    balcony: z.boolean().nullable(),
    updated_on: isoDateSchema,
    removed_on: isoDateSchema.nullable(),
    street: z.string(),
    house: z.string().nullable(),
    seller: z.enum(['owner', 'agency']).nullable(),
    /** The advert at its site. */
    url: z.string(),
    photos: z.array(advertPhotoSchema),
  }),
});
export type Advert = z.infer<typeof advertSchema>;

/** What speaks for or against two adverts selling one flat. */
export const sameFlatSigns = [
  'house',
  'street',
  'floor',
  'area',
  'rooms',
  'kitchen',
  'photos',
  'phone',
  'price',
  'text',
  'kad_number',
  'time',
  /** The staff decided. */
  'by_hand',
] as const;
export type SameFlatSign = (typeof sameFlatSigns)[number];

export const duplicateSchema = z.object({
  advert: advertBriefSchema,
  /** The sum of `weight`: binary logarithm of how much likelier one flat is than two. Null when joined through a third advert. */
  weight: z.number().nullable(),
  /** The strongest first. `text` is a Russian phrase: «Тот же этаж: 4». */
  reasons: z.array(z.object({ sign: z.enum(sameFlatSigns), weight: z.number(), text: z.string() })),
});
export type AdvertDuplicate = z.infer<typeof duplicateSchema>;

/** Where the price per square metre stands among adverts of as many rooms on sale nearby. */
export const standingSchema = z.object({
  among: z.object({ place: z.enum(['district', 'city']), title: z.string(), rooms: z.int().nullable() }),
  /** Flats compared with, this one not among them. */
  count: z.int(),
  price_per_m2: rublesSchema,
  /** The share of them that are cheaper per square metre, in whole per cent. */
  cheaper_percent: z.int(),
  lowest: rublesSchema,
  lower_quartile: rublesSchema,
  median: rublesSchema,
  upper_quartile: rublesSchema,
  highest: rublesSchema,
});
export type AdvertStanding = z.infer<typeof standingSchema>;

export const similarAdvertSchema = advertBriefSchema.extend({
  /** Null where a place is not told. */
  distance_m: z.int().nullable(),
});
export type SimilarAdvert = z.infer<typeof similarAdvertSchema>;
