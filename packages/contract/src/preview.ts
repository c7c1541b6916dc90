import { z } from 'zod';
import { processingConsentSchema } from './account.ts';
import type { Endpoints } from './endpoint.ts';
import { levelSchema } from './finding.ts';
import { subjectDataSchema, subjectKinds } from './subject.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

/** `after_payment`: the source is too expensive for a preview and is asked only for a paid report. */
export const previewTaskStates = [
  'queued',
  'running',
  'found',
  'nothing_found',
  'unavailable',
  'needs_data',
  'after_payment',
] as const;
export type PreviewTaskState = (typeof previewTaskStates)[number];

export const previewTaskSchema = z.object({
  task_type: z.string(),
  title: z.string(),
  state: z.enum(previewTaskStates),
  /** Records about the subject, without namesakes. null until the source has answered. */
  records: z.int().nullable(),
  namesakes: z.int().nullable(),
  /** The first records, masked on the server. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  source: z.string(),
  source_date: isoDateSchema.nullable(),
});
export type PreviewTask = z.infer<typeof previewTaskSchema>;

/** What public registers say of a company or a car, shown before any money. People have nothing of the kind, nor have entrepreneurs. */
export const knownSubjectSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('company'),
    name: z.string(),
    full_name: z.string(),
    inn: z.string(),
    ogrn: z.string(),
    /** «Компания действует», «Компания ликвидируется», by the same rules as in the report. */
    state: z.string(),
    level: levelSchema,
    registered_on: isoDateSchema.nullable(),
    ended_on: isoDateSchema.nullable(),
    activity: z.string().nullable(),
    source_date: isoDateSchema,
  }),
  z.object({
    kind: z.literal('car'),
    model: z.string(),
    /** As the register writes it. */
    year: z.string(),
    color: z.string().nullable(),
    /** The register's category, «B»; which silhouette stands in for a photo. */
    category: z.string().nullable(),
    /** Who says so; absent for the register of vehicles. */
    source: z.string().optional(),
    source_date: isoDateSchema,
  }),
]);
export type KnownSubject = z.infer<typeof knownSubjectSchema>;

export const previewSchema = z.object({
  preview_id: idSchema,
  product_id: idSchema,
  product_name: z.string(),
  product_name_ru: z.string(),
  product_price: rublesSchema,
  /** `done` once every cheap source has answered or given up. */
  status: z.enum(['running', 'done']),
  created_at: instantSchema,
  /** After this time it is destroyed with all its data. */
  expires_at: instantSchema,
  /** «О. И. П., 1980» for whoever has the address; numbers of companies and cars are whole: «ИНН 7700000016». */
  subject: z.object({ kind: z.enum(subjectKinds), masked: z.string() }),
  /** Absent for people, and until the register has answered. */
  known: knownSubjectSchema.optional(),
  /** In the product's order. */
  tasks: z.array(previewTaskSchema),
});
export type Preview = z.infer<typeof previewSchema>;

/** Free and without login: the answers of cheap sources as counts and masked values. */
export const previewEndpoints = {
  'POST /preview': {
    summary: 'Предпросмотр проверки: дешёвые источники спрашиваются один раз',
    tag: 'person-check',
    auth: 'none',
    body: z.object({
      product_name: z.string().min(1).max(100),
      subject: subjectDataSchema,
      /** The version of the consent to processing of personal data; time and address are added by the server. */
      consent: processingConsentSchema,
    }),
    reply: z.object({ id: idSchema }),
    refusals: ['product_unknown', 'subject_invalid'],
  },
  'GET /preview/{id}': {
    summary: 'Предпросмотр: сколько записей нашли источники, значения скрыты; хранится 24 часа',
    tag: 'person-check',
    auth: 'optional',
    params: z.object({ id: idSchema }),
    reply: previewSchema,
    refusals: ['preview_not_found'],
  },
} as const satisfies Endpoints;
