import { z } from 'zod';
import { deskBrands } from './desk-people.ts';
import type { Endpoints } from './endpoint.ts';
import { priceBreakdownSchema } from './pricing.ts';
import { subjectKinds } from './subject.ts';
import { decimalRublesSchema, idSchema, instantSchema, rublesSchema } from './values.ts';

/** A product with what it costs everybody, now and next. */
export const pricedProductSchema = z.object({
  product_id: idSchema,
  product_name: z.string(),
  product_name_ru: z.string(),
  brand: z.enum(deskBrands),
  subject: z.enum(subjectKinds),
  /** On sale. */
  enabled: z.boolean(),
  /** The price of everybody now, without extras. */
  price: rublesSchema,
  /** The next change of that price; null while none is planned. */
  next: z.object({ starts_at: instantSchema, price: rublesSchema }).nullable(),
  /** Names of the extras an item may ask for: `riskInsurance`. */
  options: z.array(z.string()),
  /** How many special prices there are, for persons and roles. */
  special_prices: z.int(),
});
export type PricedProduct = z.infer<typeof pricedProductSchema>;

/** Why an offer makes the price or does not. */
export const offerVerdicts = [
  /** It makes the price. */
  'chosen',
  /** Another offer is lower, or as low and comes first. */
  'not_lowest',
  /** Not below the price of everybody. */
  'saves_nothing',
  /** For other products. */
  'other_product',
] as const;
export type OfferVerdict = (typeof offerVerdicts)[number];

/** What became of the code that was typed. */
export const codeVerdicts = [
  'none',
  'taken',
  'not_found',
  'not_running',
  'used',
  'other_person',
  'other_product',
] as const;
export type CodeVerdict = (typeof codeVerdicts)[number];

export const pricePreviewSchema = z.object({
  /** The moment the answer is about. */
  at: instantSchema,
  product_id: idSchema,
  product_name_ru: z.string(),
  breakdown: priceBreakdownSchema,
  /** What competes for the base price; the lowest applies, they are not added up. */
  offers: z.array(
    z.object({
      kind: z.enum(['special', 'tariff', 'campaign', 'coupon']),
      title: z.string(),
      /** The base price with it. */
      price: rublesSchema,
      verdict: z.enum(offerVerdicts),
    }),
  ),
  code: z.enum(codeVerdicts),
  /** Who is asked about; null for a guest. */
  buyer: z
    .object({
      person_id: idSchema,
      email: z.string(),
      person_role: z.int(),
      /** Charged for delivered items so far. */
      spent: decimalRublesSchema,
      tariff: z.string(),
      /** Assigned by the staff. */
      is_personal: z.boolean(),
      /** The special prices of their role: none, applying, or outgrown by orders. */
      role_prices: z.enum(['none', 'hold', 'outgrown']),
      /** The code of the campaign they registered by; null for none. */
      campaign: z.string().nullable(),
    })
    .nullable(),
  /** By how many per cent, rounded up, the price of everybody exceeds the buyer's (specification, section 9). */
  sell_percent: z.int(),
});
export type PricePreview = z.infer<typeof pricePreviewSchema>;

const desk = { tag: 'admin', auth: 'required', grant: 'prices' } as const;

export const priceDeskEndpoints = {
  'GET /admin/products': {
    ...desk,
    summary: 'Услуги обоих сайтов: цена для всех сейчас и следующее изменение; только администратору',
    reply: z.object({ products: z.array(pricedProductSchema) }),
    refusals: [],
  },
  'POST /admin/price_preview': {
    ...desk,
    summary: 'Сколько и почему заплатит за услугу этот человек, сейчас или в будущем; только администратору',
    body: z.object({
      product_id: idSchema,
      /** An account, by its id or e-mail; a guest without both. */
      person_id: idSchema.optional(),
      email: z.email().max(200).optional(),
      /** A coupon or promo code. */
      code: z.string().trim().max(40).optional(),
      /** The campaign in the address of the page. */
      campaign: z.string().trim().max(40).optional(),
      options: z.array(z.string().max(60)).max(20).default([]),
      at: instantSchema.optional(),
    }),
    reply: pricePreviewSchema,
    refusals: ['product_unknown', 'person_not_found', 'price_in_past'],
  },
} as const satisfies Endpoints;
