import { z } from 'zod';
import { dealNotesMaxLength, dealTitleMaxLength, mostDealSellers, mostDealSteps } from './deal-limits.ts';
import { advertBriefSchema } from './advert.ts';
import type { Endpoints } from './endpoint.ts';
import { itemStatuses } from './order-list.ts';
import { purchaseSchema } from './object.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

/** What leads from an agreement to the keys; `other` has a title of its own. */
export const dealStepKinds = ['advance', 'contract', 'registration', 'payment', 'handover', 'other'] as const;
export type DealStepKind = (typeof dealStepKinds)[number];

export const dealDocumentKinds = [
  'preliminary_contract',
  'contract',
  'receipt',
  'extract',
  'power_of_attorney',
  'transfer_act',
  'photo',
  'other',
] as const;
export type DealDocumentKind = (typeof dealDocumentKinds)[number];

const titleSchema = z.string().trim().max(dealTitleMaxLength);
const nameSchema = z.string().trim().max(100);

export const dealStepSchema = z
  .object({
    kind: z.enum(dealStepKinds),
    /** Of an `other` step; empty for the rest. */
    title: titleSchema.default(''),
    planned_on: isoDateSchema.nullable(),
    done_on: isoDateSchema.nullable(),
  })
  .refine(({ kind, title }) => (kind === 'other') === (title !== ''), { path: ['title'] });
export type DealStep = z.output<typeof dealStepSchema>;

/** What the buyer knows of a seller so far; the fields are those of a checked person. */
export const dealSellerSchema = z
  .object({
    last_name: nameSchema.optional(),
    first_name: nameSchema.optional(),
    middle_name: nameSchema.optional(),
    birth_date: isoDateSchema.optional(),
    passport_series: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    passport_number: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
    inn: z
      .string()
      .regex(/^\d{12}$/)
      .optional(),
    region: nameSchema.optional(),
  })
  .refine(({ last_name: last = '', first_name: first = '' }) => last + first !== '', { path: ['last_name'] });
export type DealSeller = z.output<typeof dealSellerSchema>;

/** `object`: rights and encumbrances now; `history`: how rights passed; `value`: what it is worth, once ordered; `seller`: one of the sellers. */
export const dealCheckKinds = ['object', 'history', 'value', 'seller'] as const;

/**
 * `missing`: never ordered; `destroyed`: ordered, and its report is no longer kept; `failed`: ordered, and not delivered.
 */
export const dealCheckStates = [
  'ready',
  'needs_data',
  'under_way',
  'destroyed',
  'failed',
  'missing',
] as const;
export type DealCheckState = (typeof dealCheckStates)[number];

const checkSchema = z.object({
  kind: z.enum(dealCheckKinds),
  /** The seller's place in `sellers`; null for checks of the object. */
  seller: z.int().nullable(),
  state: z.enum(dealCheckStates),
  /** Both null while it is missing. */
  order_item_id: idSchema.nullable(),
  product_name: z.string().nullable(),
});
export type DealCheck = z.infer<typeof checkSchema>;

const reportLineSchema = z.object({
  order_item_id: idSchema,
  product_name: z.string(),
  product_name_ru: z.string(),
  status: z.enum(itemStatuses),
  created_date: instantSchema,
  /** False once the report is destroyed. */
  is_readable: z.boolean(),
});

export const dealDocumentSchema = z.object({
  attachment_id: idSchema,
  kind: z.enum(dealDocumentKinds),
  title: z.string(),
  file_name: z.string(),
  content_type: z.enum(['application/pdf', 'application/xml', 'image/png']),
  bytes: z.int(),
  added_date: instantSchema,
});
export type DealDocument = z.infer<typeof dealDocumentSchema>;

/** An advert of the folder's flat, and what became of it since the folder was opened. */
const dealAdvertSchema = z.object({
  advert: advertBriefSchema,
  /** Published since. */
  is_new: z.boolean(),
  /** What was asked when the folder was opened; null where the price is the same. */
  price_before: rublesSchema.nullable(),
  price_changed_on: isoDateSchema.nullable(),
  withdrawn_on: isoDateSchema.nullable(),
});
export type DealAdvert = z.infer<typeof dealAdvertSchema>;

const diffSchema = purchaseSchema.shape.metadata.shape.diffStatement.unwrap();

export const dealLineSchema = z.object({
  deal_id: idSchema,
  /** The cadastral number, or the address while there is none. */
  object_key: z.string(),
  object_address: z.string(),
  created_date: instantSchema,
  changed_date: instantSchema,
  /** The folder is destroyed then unless it is changed before. */
  kept_until: instantSchema,
  next_step: dealStepSchema.nullable(),
  documents: z.int(),
});
export type DealLine = z.infer<typeof dealLineSchema>;

export const dealSchema = dealLineSchema.extend({
  /** Grows with each change; a change names the one it was made on. */
  version: z.int(),
  /** The advert the purchase began with. */
  advert_id: z.string().nullable(),
  sellers: z.array(dealSellerSchema),
  steps: z.array(dealStepSchema),
  notes: z.string(),
  documents: z.int(),
  checks: z.array(checkSchema),
  /** Of the object, the newest first. */
  reports: z.array(reportLineSchema),
  document_list: z.array(dealDocumentSchema),
  /** Adverts of the flat that were on sale since the folder was opened; absent in an answer of an earlier version. */
  adverts: z.array(dealAdvertSchema).optional(),
  /** What later extracts said otherwise than those before them; null while there are no two to compare. */
  changes: diffSchema.extend({ first_date: instantSchema, last_date: instantSchema }).nullable(),
});
export type Deal = z.infer<typeof dealSchema>;

const own = { tag: 'deals', auth: 'required' } as const;
const params = z.object({ deal_id: idSchema });
const objectKeySchema = z.string().trim().min(1).max(500);
const sellersSchema = z.array(dealSellerSchema).max(mostDealSellers);

export const dealEndpoints = {
  'POST /deal/create': {
    ...own,
    summary: 'Папка одной покупки; на тот же объект — та, что уже есть',
    body: z.object({
      /** The cadastral number, or the address while there is none. */
      object_key: objectKeySchema,
      object_address: z.string().trim().max(1000).default(''),
      advert_id: z.string().trim().min(1).max(100).optional(),
      sellers: sellersSchema.optional(),
    }),
    reply: dealSchema,
    refusals: ['deal_limit_reached'],
  },
  'GET /deals': {
    ...own,
    summary: 'Папки покупок, недавно изменённые сверху',
    reply: z.object({ deals: z.array(dealLineSchema) }),
    refusals: [],
  },
  'GET /deal/{deal_id}': {
    ...own,
    summary: 'Папка покупки: объект, продавцы, проверки, шаги, документы и что изменилось',
    params,
    reply: dealSchema,
    refusals: ['deal_not_found'],
  },
  'PUT /deal/{deal_id}': {
    ...own,
    summary: 'Продавцы, шаги, заметки и номер объекта; чего в запросе нет, остаётся',
    params,
    body: z.object({
      version: z.int().min(1),
      object_key: objectKeySchema.optional(),
      object_address: z.string().trim().max(1000).optional(),
      sellers: sellersSchema.optional(),
      steps: z.array(dealStepSchema).max(mostDealSteps).optional(),
      notes: z.string().max(dealNotesMaxLength).optional(),
    }),
    reply: dealSchema,
    refusals: ['deal_not_found', 'deal_changed', 'deal_exists', 'deal_step_doubled', 'deal_step_in_future'],
  },
  'DELETE /deal/{deal_id}': {
    ...own,
    summary: 'Папка и её документы уничтожаются сразу',
    params,
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['deal_not_found'],
  },
  'POST /deal/add_document': {
    ...own,
    summary: 'Загруженный в папку файл становится её документом',
    body: z.object({
      deal_id: idSchema,
      /** From `POST /attachment` with the folder's id as `groupID`. */
      attachment_id: idSchema,
      kind: z.enum(dealDocumentKinds),
      title: titleSchema.default(''),
    }),
    reply: dealSchema,
    refusals: ['deal_not_found', 'attachment_not_found'],
  },
} as const satisfies Endpoints;
