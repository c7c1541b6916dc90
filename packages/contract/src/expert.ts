import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

export const conclusionStates = ['requested', 'written', 'failed'] as const;
export type ConclusionState = (typeof conclusionStates)[number];

/** The author of every conclusion is shown: a member of the staff or a language model. */
export const conclusionAuthors = ['person', 'model'] as const;
export type ConclusionAuthor = (typeof conclusionAuthors)[number];

export const conclusionQuestionMaxLength = 1000;
export const conclusionTextMaxLength = 20_000;

export const conclusionSchema = z.object({
  id: idSchema,
  order_item_id: idSchema,
  report_number: z.string(),
  /** The path of the report on the brand's site. */
  report_path: z.string(),
  product_name_ru: z.string(),
  question: z.string(),
  state: z.enum(conclusionStates),
  requested_at: instantSchema,
  /** The price; 0 when it is included in the report's. */
  price: rublesSchema,
  /** Paragraphs separated by empty lines; empty until it is written. */
  text: z.string(),
  author: z.enum(conclusionAuthors).nullable(),
  /** The author: the person's name or the model's. */
  author_name: z.string(),
  /** When it was written or given up. */
  closed_at: instantSchema.nullable(),
  /** Why it failed and what happened to the money. */
  reason: z.string(),
  /** The staff found a mistake in it and writes it anew; the text is the former one until then. */
  is_being_corrected: z.boolean(),
  /** When a corrected text took the place of the first. */
  corrected_at: instantSchema.nullable(),
});
export type Conclusion = z.infer<typeof conclusionSchema>;

export const readyReportSchema = z.object({
  order_item_id: idSchema,
  report_number: z.string(),
  product_name_ru: z.string(),
  completed_at: instantSchema,
  /** The price of a conclusion about it. */
  price: rublesSchema,
});
export type ReadyReport = z.infer<typeof readyReportSchema>;

const conclusionParams = z.object({ conclusion_id: idSchema });

/** The customer's calls need the setting `ai_report`, the writer's the role of an admin or a manager. */
export const expertEndpoints = {
  'GET /expert': {
    summary: 'Заключения пользователя и отчёты, по которым их можно запросить',
    tag: 'expert',
    auth: 'required',
    /** `report`: the report one comes from, which is named even where it is not among the latest. */
    query: z.object({ report: idSchema.optional() }),
    reply: z.object({
      conclusions: z.array(conclusionSchema),
      /** The latest finished reports without a conclusion, and the one asked about; the latest first. */
      ready_reports: z.array(readyReportSchema),
      /** True when a language model may write it. */
      may_be_model: z.boolean(),
    }),
    refusals: [],
  },
  'GET /expert/{conclusion_id}': {
    summary: 'Экспертное заключение',
    tag: 'expert',
    auth: 'required',
    params: conclusionParams,
    reply: conclusionSchema,
    refusals: ['conclusion_not_found'],
  },
  'POST /expert': {
    summary: 'Запрос заключения по готовому отчёту; цена списывается, когда оно написано',
    tag: 'expert',
    auth: 'required',
    body: z.object({
      order_item_id: idSchema,
      question: z.string().trim().min(1).max(conclusionQuestionMaxLength),
      expected_price: rublesSchema,
    }),
    reply: conclusionSchema,
    refusals: [
      'report_not_found',
      'report_not_ready',
      'conclusion_exists',
      'price_changed',
      'insufficient_funds',
    ],
  },
  'GET /expert/requests': {
    summary: 'Запросы, которые ждут специалиста, старые сверху',
    tag: 'expert',
    auth: 'required',
    grant: 'conclusions',
    reply: z.object({ requests: z.array(conclusionSchema) }),
    refusals: [],
  },
  'PUT /expert/{conclusion_id}/text': {
    summary: 'Заключение написано специалистом',
    tag: 'expert',
    auth: 'required',
    grant: 'conclusions',
    params: conclusionParams,
    body: z.object({ text: z.string().trim().min(1).max(conclusionTextMaxLength) }),
    reply: conclusionSchema,
    refusals: ['conclusion_not_found', 'conclusion_not_open', 'conclusion_taken', 'draft_changed'],
  },
  'PUT /expert/{conclusion_id}/decline': {
    summary: 'Заключение не будет написано: причина заказчику, деньги назад',
    tag: 'expert',
    auth: 'required',
    grant: 'conclusions',
    params: conclusionParams,
    body: z.object({ reason: z.string().trim().min(1).max(1000) }),
    reply: conclusionSchema,
    refusals: ['conclusion_not_found', 'conclusion_not_open', 'conclusion_taken', 'draft_changed'],
  },
} as const satisfies Endpoints;
