import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { conclusionTextMaxLength } from './expert.ts';
import { levelSchema } from './finding.ts';
import { itemStatuses } from './order-list.ts';
import { taskStatuses } from './report.ts';
import { riskConclusionSchema, riskReportV2Schema } from './risk-report.ts';
import { subjectDataSchema } from './subject.ts';
import { idSchema, instantSchema, isoDateSchema } from './values.ts';

/** `waiting`: finished reports without a conclusion; `concluded`: the others. */
export const deskLists = ['waiting', 'concluded'] as const;
export type DeskList = (typeof deskLists)[number];

export const deskPageSize = 20;

/** A risk report in the staff's list; its owners' names are shown in the report only. */
export const deskReportSchema = z.object({
  order_item_id: idSchema,
  report_number: z.string(),
  product_name_ru: z.string(),
  object_key: z.string(),
  object_address: z.string(),
  owners: z.int(),
  status: z.enum(itemStatuses),
  completed_at: instantSchema,
  conclusions: z.object({
    /** Visible to the buyer. */
    shown: z.int(),
    hidden: z.int(),
    /** Requested from the model. */
    waiting: z.int(),
    failed: z.int(),
  }),
});
export type DeskReport = z.infer<typeof deskReportSchema>;

/** One asking for an extract of a report, the latest first. */
export const riskStatementSchema = z.object({
  task_id: idSchema,
  title: z.string(),
  status: z.enum(taskStatuses),
  number_of_starts: z.int(),
  started_date: instantSchema.nullable(),
  finished_date: instantSchema.nullable(),
  /** Of the document; null while there is none. */
  document_date: isoDateSchema.nullable(),
  document_number: z.string(),
  /** Why there is none; empty otherwise. */
  reason: z.string(),
});
export type RiskStatement = z.infer<typeof riskStatementSchema>;

const wholeDeskRiskReport = z.object({
  report: riskReportV2Schema,
  report_number: z.string(),
  product_name_ru: z.string(),
  object_key: z.string(),
  object_address: z.string(),
});
type WholeDeskRiskReport = typeof wholeDeskRiskReport;
/** Has a name, as `ReportSchema`. */
export interface DeskRiskReportSchema extends WholeDeskRiskReport {}
export const deskRiskReportSchema: DeskRiskReportSchema = wholeDeskRiskReport;
export type DeskRiskReport = z.infer<typeof deskRiskReportSchema>;

/** `queued`: checks of the owner without an answer are asked again; `skipped`: those that wait for data are done without. */
export const ownerItemStatuses = ['queued', 'skipped'] as const;
export type OwnerItemStatus = (typeof ownerItemStatuses)[number];

const desk = { tag: 'risk', auth: 'required', grant: 'conclusions' } as const;
const reportParams = z.object({ id: idSchema });
const changeRefusals = ['report_not_found', 'risk_report_finished'] as const;
const ownerRefusals = [...changeRefusals, 'owner_not_found'] as const;

/** The staff's desk: risk reports and their conclusions. What it changes for the buyer is not counted against the buyer's limits. */
export const riskDeskEndpoints = {
  'GET /admin/risk/reports': {
    summary:
      'Отчёты о рисках для сотрудников: те, что ждут заключения, старые сверху; или те, у которых оно есть',
    tag: 'risk',
    auth: 'required',
    grant: 'conclusions',
    query: z.object({
      list: z.enum(deskLists).default('waiting'),
      page: z.coerce.number().int().min(0).max(10_000).default(0),
    }),
    reply: z.object({
      reports: z.array(deskReportSchema),
      total: z.int(),
      /** True when a language model is configured. */
      may_be_model: z.boolean(),
    }),
    refusals: ['forbidden'],
  },
  'POST /admin/risk/conclusion/model': {
    summary:
      'Заключение языковой модели о готовом отчёте: скрыто от покупателя, пока сотрудник его не покажет',
    tag: 'risk',
    auth: 'required',
    grant: 'conclusions',
    body: z.object({ order_item_id: idSchema }),
    reply: riskConclusionSchema,
    refusals: [
      'forbidden',
      'report_not_found',
      'report_not_ready',
      'conclusion_exists',
      'model_not_configured',
    ],
  },
  'GET /admin/risk/report/{id}': {
    ...desk,
    summary: 'Отчёт о рисках для сотрудника, со скрытыми заключениями; чтение записывается в журнал',
    params: reportParams,
    reply: deskRiskReportSchema,
    refusals: ['report_not_found'],
  },
  'GET /admin/risk/report/{id}/statements': {
    ...desk,
    summary: 'Выписки отчёта: когда запрошены, чем кончилось, номер и дата документа',
    params: reportParams,
    reply: z.object({ statements: z.array(riskStatementSchema) }),
    refusals: ['report_not_found'],
  },
  'GET /admin/risk/report/{id}/pdf': {
    ...desk,
    summary: 'PDF отчёта о рисках, как его скачивает покупатель',
    params: reportParams,
    reply: { contentType: 'application/pdf' },
    refusals: ['report_not_found', 'file_not_found'],
  },
  'POST /admin/risk/report': {
    ...desk,
    summary: 'Спросить ещё раз источники, которые не ответили, обо всём отчёте',
    body: z.object({ order_item_id: idSchema }),
    reply: deskRiskReportSchema,
    refusals: [...changeRefusals, 'task_not_restartable'],
  },
  'POST /admin/risk/create_pdf': {
    ...desk,
    summary: 'Сделать PDF отчёта заново',
    query: z.object({ orderItemID: idSchema }),
    reply: z.object({ order_item_id: idSchema, bytes: z.int() }),
    refusals: ['report_not_found', 'report_not_ready'],
  },
  'PUT /admin/risk/owner_item': {
    ...desk,
    summary: 'Исправить данные собственника за покупателя: его проверки начинаются заново',
    body: z.object({ id: idSchema, data: subjectDataSchema }),
    reply: deskRiskReportSchema,
    refusals: [...ownerRefusals, 'subject_invalid', 'edit_limit_reached'],
  },
  'DELETE /admin/risk/owner_item': {
    ...desk,
    summary: 'Убрать собственника вместе с найденным о нём; последний остаётся',
    body: z.object({ id: idSchema }),
    reply: deskRiskReportSchema,
    refusals: [...ownerRefusals, 'last_owner'],
  },
  'PUT /admin/risk/owner_item/status': {
    ...desk,
    summary: 'Проверки собственника: queued — спросить ещё раз без ответа, skipped — не ждать данных',
    body: z.object({ id: idSchema, status: z.enum(ownerItemStatuses) }),
    reply: deskRiskReportSchema,
    refusals: [...ownerRefusals, 'task_not_restartable', 'task_not_waiting'],
  },
  'PUT /admin/risk/conclusion': {
    ...desk,
    summary: 'Заключение: текст, уровень, скрыто ли от покупателя — что названо, то и меняется',
    body: z.object({
      id: idSchema,
      level: levelSchema.optional(),
      text: z.string().trim().min(1).max(conclusionTextMaxLength).optional(),
      is_hidden: z.boolean().optional(),
    }),
    reply: riskConclusionSchema,
    refusals: ['conclusion_not_found'],
  },
  'PUT /admin/risk/update_statement': {
    ...desk,
    summary: 'Заказать свежую выписку, пока прежняя не в пути',
    body: z.object({ order_item_id: idSchema }),
    reply: deskRiskReportSchema,
    refusals: [...changeRefusals, 'task_not_restartable', 'risk_report_running', 'edit_limit_reached'],
  },
} as const satisfies Endpoints;
