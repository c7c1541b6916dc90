import { z } from 'zod';
import {
  advertBriefSchema,
  advertObjectTypes,
  advertSchema,
  duplicateSchema,
  priceStepSchema,
  similarAdvertSchema,
  standingSchema,
} from './advert.ts';
import type { Endpoints } from './endpoint.ts';
import { houseSchema } from './house-information.ts';
import { isoDateSchema, rublesSchema } from './values.ts';

/** Numbers of adverts, houses and areas. */
export const marketIdSchema = z.coerce.number().int().min(1).max(2_000_000_000);

const bodyId = z.int().min(1).max(2_000_000_000);
const roomsSchema = z.int().min(0).max(20);
const priceSchema = z.int().min(0).max(1_000_000_000_000);
const areaSchema = z.number().min(0).max(100_000);

export const advertSorts = ['newest', 'cheap', 'dear', 'cheap_per_m2', 'large'] as const;
export type AdvertSort = (typeof advertSorts)[number];

/** The longest list a search pages through, and the most it counts. */
export const advertSearchLimits = { offset: 2000, limit: 100, points: 500 } as const;

export const advertSearchSchema = z.object({
  /** The least and the most, both inclusive. */
  area1: areaSchema.optional(),
  area2: areaSchema.optional(),
  price1: priceSchema.optional(),
  price2: priceSchema.optional(),
  object_type: z.enum(advertObjectTypes).optional(),
  /** A number or a list, 0 a studio. */
  rooms: z.union([roomsSchema, z.array(roomsSchema).min(1).max(10)]).optional(),
  id_site: bodyId.optional(),
  id_city: bodyId.optional(),
  id_district: bodyId.optional(),
  id_dom: bodyId.optional(),
  sort: z.enum(advertSorts).default('newest'),
  offset: z.int().min(0).max(advertSearchLimits.offset).default(0),
  limit: z.int().min(1).max(advertSearchLimits.limit).default(20),
  /** Places for a map: of the first 500 flats of the whole result, not of this page. */
  with_points: z.boolean().default(false),
});
export type AdvertSearch = z.input<typeof advertSearchSchema>;

export const advertPageSchema = z.object({
  /** Adverts in all, duplicates counted each; no more than 2000 flats are counted. */
  count: z.int(),
  /** Different flats: what `list` pages through. */
  unique_count: z.int(),
  /** There are, or may be, more than `unique_count`. */
  is_count_bounded: z.boolean(),
  offset: z.int(),
  /** Null on the last page. */
  next_offset: z.int().nullable(),
  list: z.array(advertBriefSchema),
  points: z.array(z.object({ id: z.int(), coords: z.tuple([z.number(), z.number()]), price: rublesSchema })),
  /** The day up to which adverts were read; null before the first reading. */
  actual_on: isoDateSchema.nullable(),
});
export type AdvertPage = z.infer<typeof advertPageSchema>;

export const advertViewSchema = z.object({
  object: advertSchema,
  cadastral: z
    .object({ kad_number: z.string(), dom_kad_number: z.string().nullable(), address: z.string() })
    .nullable(),
  house: houseSchema.nullable(),
  /** Other adverts of the same flat; also removed ones. */
  duplicates: z.array(duplicateSchema),
  /** Null when fewer than `standing_needs` alike flats are on sale. */
  standing: standingSchema.nullable(),
  standing_needs: z.int(),
  similar: z.array(similarAdvertSchema),
  actual_on: isoDateSchema.nullable(),
});
export type AdvertView = z.infer<typeof advertViewSchema>;

const listReply = z.object({ total: z.int(), list: z.array(advertBriefSchema) });
const tag = 'adverts';

export const advertEndpoints = {
  'POST /adverts/list': {
    summary: 'Поиск объявлений о продаже квартир; повторы одной квартиры собраны',
    tag,
    auth: 'none',
    body: advertSearchSchema,
    reply: advertPageSchema,
    refusals: [],
  },
  'GET /adverts/object': {
    summary: 'Объявление: цены, повторы с причинами, дом, место цены среди похожих',
    tag,
    auth: 'none',
    query: z.object({ id: marketIdSchema }),
    reply: advertViewSchema,
    refusals: ['advert_not_found'],
  },
  'POST /adverts/object/kad': {
    summary: 'Объявления квартиры или дома по кадастровому номеру, не больше 100; снятые тоже',
    tag,
    auth: 'none',
    body: z.object({ kad_number: z.string().trim().min(1).max(60) }),
    reply: listReply.extend({
      kad_number: z.string(),
      /** Whose number it is; null when nobody knows it. */
      of: z.enum(['flat', 'house']).nullable(),
      /** Different flats on sale now. */
      on_sale: z.int(),
    }),
    refusals: ['kad_number_wrong', 'source_unavailable'],
  },
  'GET /getSimilarList': {
    summary: 'Похожие квартиры в продаже, ближайшие первыми',
    tag,
    auth: 'none',
    query: z.object({ id: marketIdSchema, limit: z.coerce.number().int().min(1).max(50).default(20) }),
    reply: z.object({ total: z.int(), list: z.array(similarAdvertSchema) }),
    refusals: ['advert_not_found'],
  },
  'GET /getPriceChange': {
    summary: 'Цены одного объявления по дням',
    tag,
    auth: 'none',
    query: z.object({ id: marketIdSchema }),
    reply: z.object({ total: z.int(), list: z.array(priceStepSchema) }),
    refusals: ['advert_not_found'],
  },
  'GET /search/getByAddress': {
    summary: 'Объявления по адресу, последние первыми; снятые тоже. Подробно — первые 100',
    tag,
    auth: 'none',
    query: z.object({ address: z.string().trim().min(1).max(300) }),
    reply: listReply.extend({
      /** At most 1000. */
      ids: z.array(z.int()),
    }),
    refusals: ['source_unavailable'],
  },
  'GET /adverts/getIDAdvertByURL': {
    summary: 'Номер объявления по его адресу на сайте',
    tag,
    auth: 'none',
    query: z.object({ url: z.string().trim().min(1).max(1000) }),
    reply: z.object({ id: z.int() }),
    refusals: ['advert_not_found', 'source_unavailable'],
  },
  'POST /adverts/getByIDs': {
    summary: 'Объявления по номерам; неизвестные номера опущены',
    tag,
    auth: 'none',
    body: z.object({ ids: z.array(bodyId).min(1).max(100) }),
    reply: listReply,
    refusals: [],
  },
  'GET /adverts/photo': {
    summary: 'Фотография объявления, переданная через нас',
    tag,
    auth: 'none',
    query: z.object({ id: marketIdSchema, number: z.coerce.number().int().min(1).max(100) }),
    reply: { contentType: 'image/*' },
    refusals: ['advert_photo_missing', 'advert_photo_too_large', 'source_unavailable'],
  },
} as const satisfies Endpoints;
