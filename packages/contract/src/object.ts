import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { productSchema } from './product.ts';
import { idSchema, instantSchema } from './values.ts';

/** A search result and the head of an object page; field names from the specification (section 3). */
export const objectInfoSchema = z.object({
  Number: z.string(),
  Address: z.string(),
  Area: z.string(),
  AreaOKC: z.string(),
  Level: z.string(),
  ObjectType: z.string(),
  TypeOKC: z.string(),
  Status: z.string(),
});
export type ObjectInfo = z.infer<typeof objectInfoSchema>;

export const purchaseSchema = z.object({
  order_item_id: idSchema,
  product_name: z.string(),
  status: z.string(),
  created_date: instantSchema,
  metadata: z.object({
    diffStatement: z
      .object({
        amount_of_owners: z.boolean(),
        date_rights: z.boolean(),
        registration_number_of_rights: z.boolean(),
        encumbrance: z.boolean(),
      })
      .nullable(),
  }),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** Register data beyond the search result, each with its source and date. */
export const objectFactSchema = z.object({
  title: z.string(),
  value: z.string(),
  source: z.string(),
  source_date: z.string().nullable(),
});

/** What a page says beside the picture of the plan, which `GET /object/{id}/plan` draws. */
export const objectPlanSchema = z.object({
  /** `none`: the map has no outline; `absurd`: it has one that cannot be where it says. Neither has a picture. */
  state: z.enum(['drawn', 'none', 'absurd']),
  /** The picture in words. */
  summary: z.string(),
  notes: z.array(z.string()),
  /** The nearest first; `place` is «граничит, к северу» or «12 м к югу». */
  neighbours: z.array(z.object({ number: z.string(), title: z.string(), place: z.string() })),
});
export type ObjectPlan = z.infer<typeof objectPlanSchema>;

const degreesSchema = z.tuple([z.number(), z.number()]);

/** GeoJSON (RFC 7946) of an object and its neighbours as the public map has them, for a map that can be moved. */
export const objectMapSchema = z.object({
  type: z.literal('FeatureCollection'),
  /** What to show first: west, south, east, north. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** In the order of drawing: parcels, what stands on them, the object itself. */
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      geometry: z.object({
        type: z.literal('MultiPolygon'),
        coordinates: z.array(z.array(z.array(degreesSchema))),
      }),
      properties: z.object({
        /** The cadastral number. */
        number: z.string(),
        kind: z.enum(['land', 'building', 'construction', 'unfinished']),
        /** The kind in words. */
        title: z.string(),
        role: z.enum(['subject', 'neighbour']),
        /** «:20» in the quarter of the object, else the whole number; and where it is written. */
        label: z.string(),
        label_at: degreesSchema,
      }),
    }),
  ),
});
export type ObjectMap = z.infer<typeof objectMapSchema>;

export const objectDetailsSchema = z.object({
  facts: z.array(objectFactSchema),
  /** The outline in metres of EPSG:3857, the outer ring of each polygon first. */
  outline: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))).nullable(),
  /** Absent while the map has not answered. */
  plan: objectPlanSchema.optional(),
  /** Sources that did not answer in time: listed on the page, never taken for "nothing found". */
  unavailable: z.array(z.string()),
});
export type ObjectDetails = z.infer<typeof objectDetailsSchema>;

const objectPageSchema = objectInfoSchema.extend({
  products: z.array(productSchema),
  purchases: z.array(purchaseSchema),
  /** Recent delivery times of object products in seconds, by product name; empty before there is any history. */
  average_time: z.record(z.string(), z.int()),
  object: objectDetailsSchema.nullable(),
});
export type ObjectPage = z.infer<typeof objectPageSchema>;

const keyParams = z.object({ id: z.string().min(1).max(500) });

export const objectEndpoints = {
  'GET /search': {
    summary: 'Поиск объектов по адресу или кадастровому номеру',
    tag: 'objects',
    auth: 'optional',
    query: z.object({ query: z.string().trim().min(1).max(300) }),
    reply: z.object({ objects: z.array(objectInfoSchema), found: z.int() }),
    refusals: ['suspicious_activity', 'search_limit_reached'],
  },
  'GET /object/{id}': {
    summary: 'Краткие сведения об объекте: отвечает сразу',
    tag: 'objects',
    auth: 'optional',
    params: keyParams,
    reply: objectPageSchema,
    refusals: ['object_not_found'],
  },
  'GET /objectFull/{id}': {
    summary: 'Полные сведения из реестров: до 40 секунд',
    tag: 'objects',
    auth: 'optional',
    params: keyParams,
    reply: objectPageSchema,
    refusals: ['object_not_found'],
  },
  'GET /object/{id}/plan': {
    summary: 'План объекта с соседями: картинка SVG по сведениям, которые уже получены',
    tag: 'objects',
    auth: 'optional',
    params: keyParams,
    query: z.object({ width: z.enum(['wide', 'narrow']).default('wide') }),
    reply: { contentType: 'image/svg+xml' },
    refusals: ['object_not_found'],
  },
  'GET /object/{id}/map': {
    summary: 'Карта объекта с соседями: GeoJSON по сведениям, которые уже получены',
    tag: 'objects',
    auth: 'optional',
    params: keyParams,
    reply: objectMapSchema.extend({ source: z.string(), source_date: instantSchema }),
    refusals: ['object_not_found', 'outline_not_found'],
  },
} as const satisfies Endpoints;
