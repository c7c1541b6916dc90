import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { conclusionAuthors } from './expert.ts';
import { extractSchema } from './extract.ts';
import { findingSchema, verdictSchema } from './finding.ts';
import { pollAnswers } from './poll.ts';
import { itemStatuses } from './order-list.ts';
import { reportCommentMaxLength } from './report-rating.ts';
import { subjectDataSchema, subjectSchema } from './subject.ts';
import { valuationSchema } from './valuation.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

export const taskStatuses = [
  'queued',
  'running',
  'found',
  'nothing_found',
  'unavailable',
  'needs_data',
  'skipped',
  'failed',
] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/**
 * Data a source may need besides the subject, and the fields of `data` that provide it: `passport` is `passport_series` and
 * `passport_number`, `vin` is `vin` or `body_number`, the others are fields with the same name. `consent` is given by the subject
 * alone (`POST /report/{order_item_id}/credit_consent`).
 */
export const missingData = [
  'passport',
  'inn',
  'middle_name',
  'region',
  'vin',
  'cadastral_number',
  'consent',
] as const;
export type MissingData = (typeof missingData)[number];

export const reportRatings = ['up', 'down'] as const;
const reportRatingSchema = z.object({
  rating: z.enum(reportRatings),
  comment: z.string().trim().max(reportCommentMaxLength),
});

export const reportTaskSchema = z.object({
  task_id: idSchema,
  task_type: z.string(),
  title: z.string(),
  status: z.enum(taskStatuses),
  attempts: z.int(),
  started_at: instantSchema.nullable(),
  finished_at: instantSchema.nullable(),
  source: z.string(),
  /** The date the source's answer is valid for. */
  source_date: z.string().nullable(),
  /**
   * Why the task ended as it did, or why the answer of an open one is late, worded for the customer; empty unless something went
   * wrong.
   */
  reason: z.string(),
  /** The data a waiting task needs, or a skipped one lacked. */
  missing_requirements: z.array(z.string()),
  /** The price named for this check alone: it is not charged when the check is skipped. 0 where none was named. */
  price: rublesSchema,
  /** What came with the answer: the document as received, and its signature (`GET /download`). */
  files: z.array(z.enum(['xml', 'sig'])).optional(),
  /** True for a skipped task that `POST /report/{order_item_id}/data` would resume now. */
  can_resume: z.boolean(),
  /** True when `POST /report/{order_item_id}/tasks/{task_id}/restart` would be accepted now. */
  can_restart: z.boolean(),
  /** In a report about several owners: the owner. */
  owner_id: idSchema.optional(),
});
export type ReportTask = z.infer<typeof reportTaskSchema>;

/** The conclusion the customer ordered about a report, as it is read there. */
export const expertConclusionSchema = z.object({
  /** Paragraphs separated by empty lines. */
  text: z.string(),
  author: z.enum(conclusionAuthors),
  author_name: z.string(),
  /** Of the text as it is now. */
  written_date: instantSchema,
  is_being_corrected: z.boolean(),
});
export type ExpertConclusion = z.infer<typeof expertConclusionSchema>;

const wholeReport = z.object({
  order_item_id: idSchema,
  order_id: idSchema,
  /** Identifies a printout. */
  number: z.string(),
  product_name: z.string(),
  product_name_ru: z.string(),
  object_key: z.string(),
  object_address: z.string(),
  /** The full subject, visible to the owner only. */
  subject: subjectSchema,
  /** The number of edits left; 0 also when it can never be edited. */
  edits_left: z.int(),
  status: z.enum(itemStatuses),
  created_at: instantSchema,
  completed_at: instantSchema.nullable(),
  /** After this time the report is destroyed (offer: one month after completion). */
  expires_at: instantSchema.nullable(),
  expected: z.object({ p50: z.int(), p95: z.int(), measured: z.boolean() }),
  /** What happened to the money when the item failed or checks with a price of their own were skipped; empty otherwise. */
  money_note: z.string(),
  /** In the product's order. */
  tasks: z.array(reportTaskSchema),
  /** null while no source has answered, and in a report that states a value and judges nothing. */
  verdict: verdictSchema.nullable(),
  findings: z.array(findingSchema),
  extracts: z.array(extractSchema),
  /** What the object is worth; absent unless that was ordered and is known. */
  valuation: valuationSchema.optional(),
  has_pdf: z.boolean(),
  confirm_path: z.string(),
  /** The owner's rating; null without one. */
  rating: reportRatingSchema.nullable(),
  /** What the owner decided after it; absent without an answer. */
  poll_answer: z.enum(pollAnswers).optional(),
  /** Absent while none was ordered or written. */
  expert_conclusion: expertConclusionSchema.optional(),
});
type WholeReport = typeof wholeReport;
/** Has a name, because the compiler writes out a schema without one for every call that answers with it. */
export interface ReportSchema extends WholeReport {}
export const reportSchema: ReportSchema = wholeReport;
export type Report = z.infer<ReportSchema>;

const itemParams = z.object({ order_item_id: idSchema });
const taskParams = itemParams.extend({ task_id: idSchema });

export const reportEndpoints = {
  'GET /report/{order_item_id}': {
    summary: 'Отчёт: читается с первой готовой задачи',
    tag: 'reports',
    auth: 'required',
    params: itemParams,
    reply: reportSchema,
    refusals: ['report_not_found'],
  },
  'GET /report/{order_item_id}/events': {
    summary: 'Ход отчёта: server-sent events, каждое событие `report` — отчёт целиком',
    tag: 'reports',
    auth: 'required',
    params: itemParams,
    reply: { contentType: 'text/event-stream' },
    refusals: ['report_not_found'],
  },
  'GET /report/{order_item_id}/pdf': {
    summary: 'Отчёт в PDF',
    tag: 'reports',
    auth: 'required',
    params: itemParams,
    reply: { contentType: 'application/pdf' },
    refusals: ['report_not_found', 'file_not_found'],
  },
  'POST /report/{order_item_id}/data': {
    summary: 'Недостающие данные: проверки, которые их ждали или пропущены без них, продолжаются',
    tag: 'reports',
    auth: 'required',
    params: itemParams,
    body: z.object({ data: subjectDataSchema }),
    reply: reportSchema,
    refusals: ['report_not_found', 'data_not_needed', 'subject_invalid', 'check_price_returned'],
  },
  'POST /report/{order_item_id}/tasks/{task_id}/skip': {
    summary:
      'Пропустить проверку, которая ждёт данных: источник не спросят, вывод станет уже; цена, названная за эту проверку, не списывается',
    tag: 'reports',
    auth: 'required',
    params: taskParams,
    reply: reportSchema,
    refusals: ['report_not_found', 'task_not_found', 'task_answered', 'task_skipped', 'task_not_waiting'],
  },
  'POST /report/{order_item_id}/skip': {
    summary: 'Пропустить все проверки отчёта, которые сейчас ждут данных; повтор ничего не меняет',
    tag: 'reports',
    auth: 'required',
    params: itemParams,
    reply: reportSchema,
    refusals: ['report_not_found'],
  },
  'POST /report/{order_item_id}/tasks/{task_id}/restart': {
    summary: 'Повторить проверку, которая не удалась: пока отчёт молод и не слишком часто',
    tag: 'reports',
    auth: 'required',
    params: taskParams,
    reply: reportSchema,
    refusals: ['report_not_found', 'task_not_found', 'task_not_restartable'],
  },
  'POST /report/{order_item_id}/rating': {
    summary: 'Оценка отчёта: палец вверх или вниз, с комментарием; вторая заменяет первую',
    tag: 'reports',
    auth: 'required',
    params: itemParams,
    body: reportRatingSchema.extend({ comment: reportRatingSchema.shape.comment.default('') }),
    reply: reportRatingSchema,
    refusals: ['report_not_found'],
  },
  'PUT /order_item/{order_item_id}/subject': {
    summary: 'Исправление данных после оплаты: все проверки начинаются заново; число исправлений ограничено',
    tag: 'reports',
    auth: 'required',
    params: itemParams,
    body: z.object({ subject: subjectDataSchema }),
    reply: reportSchema,
    refusals: ['report_not_found', 'edit_limit_reached', 'subject_not_editable', 'subject_invalid'],
  },
  'GET /confirm/{number}': {
    summary: 'Подтверждение отчёта по номеру с бумаги: без личных данных',
    tag: 'reports',
    auth: 'none',
    params: z.object({ number: z.string().min(4).max(40) }),
    reply: z.object({
      number: z.string(),
      product_name_ru: z.string(),
      completed_at: instantSchema,
      hash: z.string(),
    }),
    refusals: ['report_not_found'],
  },
} as const satisfies Endpoints;
