import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { itemStatuses } from './order-list.ts';
import { riskConclusionSchema } from './risk-report.ts';
import { idSchema, instantSchema } from './values.ts';

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

/** The staff's desk: risk reports and their conclusions. */
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
} as const satisfies Endpoints;
