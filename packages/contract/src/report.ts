import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { extractSchema } from './extract.ts';
import { findingSchema, verdictSchema } from './finding.ts';
import { itemStatuses } from './order.ts';
import { idSchema, instantSchema } from './values.ts';

export const taskStatuses = [
  'queued',
  'running',
  'found',
  'nothing_found',
  'unavailable',
  'needs_data',
  'failed',
] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const reportTaskSchema = z.object({
  task_id: idSchema,
  task_type: z.string(),
  title: z.string(),
  status: z.enum(taskStatuses),
  attempts: z.int(),
  started_at: instantSchema.nullable(),
  finished_at: instantSchema.nullable(),
  source: z.string(),
  /** The date the source's answer holds for. */
  source_date: z.string().nullable(),
  /** Why the task ended as it did, in words for the customer; empty while all is well. */
  reason: z.string(),
  missing_requirements: z.array(z.string()),
});
export type ReportTask = z.infer<typeof reportTaskSchema>;

export const reportSchema = z.object({
  order_item_id: idSchema,
  order_id: idSchema,
  /** What a paper copy is identified by. */
  number: z.string(),
  product_name: z.string(),
  product_name_ru: z.string(),
  object_key: z.string(),
  object_address: z.string(),
  status: z.enum(itemStatuses),
  created_at: instantSchema,
  completed_at: instantSchema.nullable(),
  /** After this moment the report is destroyed (offer: one month after completion). */
  expires_at: instantSchema.nullable(),
  expected: z.object({ p50: z.int(), p95: z.int(), measured: z.boolean() }),
  /** What happened to the money when the item failed, in words; empty otherwise. */
  money_note: z.string(),
  tasks: z.array(reportTaskSchema),
  verdict: verdictSchema.nullable(),
  findings: z.array(findingSchema),
  extracts: z.array(extractSchema),
  has_pdf: z.boolean(),
  confirm_path: z.string(),
});
export type Report = z.infer<typeof reportSchema>;

const itemParams = z.object({ order_item_id: idSchema });

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
