import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { conclusionTextMaxLength } from './expert.ts';
import { levelSchema } from './finding.ts';
import {
  olderRiskReportSchema,
  riskConclusionSchema,
  riskReportV2Schema,
  riskSurveySchema,
} from './risk-report.ts';
import { subjectDataSchema } from './subject.ts';
import { idSchema } from './values.ts';
import { mostOwners as most } from './risk-limits.ts';

/** For pages, which need no schemas, in `risk-limits.ts`. */
export const mostOwners = most;

const itemParams = z.object({ id: idSchema });
const reportReply = riskReportV2Schema;
const ownRefusals = ['report_not_found', 'risk_report_finished'] as const;
const ownerRefusals = [...ownRefusals, 'subject_invalid', 'edit_limit_reached'] as const;

const newOwner = z.object({ order_item_id: idSchema, data: subjectDataSchema });
const changedOwner = z.object({ id: idSchema, data: subjectDataSchema });
const conclusionText = z.string().trim().min(1).max(conclusionTextMaxLength);

const conclusionRefusals = ['report_not_found', 'forbidden', 'conclusion_not_found'] as const;

export const riskEndpoints = {
  'GET /risk/v2/report/{id}': {
    summary:
      'Отчёт о рисках по позиции заказа; с заголовком forceConclusion: true — с заключениями до завершения',
    tag: 'risk',
    auth: 'required',
    params: itemParams,
    headers: z.object({ forceconclusion: z.string().optional() }),
    reply: reportReply,
    refusals: ['report_not_found'],
  },
  'POST /risk/v2/owner': {
    summary: 'Ещё один собственник: его проверки начинаются сразу',
    tag: 'risk',
    auth: 'required',
    body: newOwner,
    reply: reportReply,
    refusals: [...ownerRefusals, 'owner_limit_reached'],
  },
  'PUT /risk/v2/owner': {
    summary: 'Исправление данных собственника: его проверки начинаются заново',
    tag: 'risk',
    auth: 'required',
    body: changedOwner,
    reply: reportReply,
    refusals: [...ownerRefusals, 'owner_not_found'],
  },
  'DELETE /risk/v2/owner': {
    summary: 'Собственник уходит из отчёта вместе с найденным о нём; последний остаётся',
    tag: 'risk',
    auth: 'required',
    body: z.object({ id: idSchema }),
    reply: reportReply,
    refusals: [...ownRefusals, 'owner_not_found', 'last_owner'],
  },
  'POST /risk/v2/task/restart': {
    summary: 'Повторить проверку, которая не удалась',
    tag: 'risk',
    auth: 'required',
    body: z.object({ task_id: idSchema }),
    reply: reportReply,
    refusals: [...ownRefusals, 'task_not_found', 'task_not_restartable'],
  },
  'POST /risk/v2/survey': {
    summary: 'Ответы покупателя о собственнике: то, чего нет в реестрах; новые заменяют прежние',
    tag: 'risk',
    auth: 'required',
    body: z.object({
      owner_id: idSchema,
      answers: z
        .array(riskSurveySchema.extend({ comment: riskSurveySchema.shape.comment.default('') }))
        .max(20),
    }),
    reply: reportReply,
    refusals: [...ownRefusals, 'owner_not_found'],
  },
  'POST /risk/v2/update_statement': {
    summary: 'Свежая выписка об объекте: сравнивается с той, что уже есть; один раз на отчёт',
    tag: 'risk',
    auth: 'required',
    body: z.object({ order_item_id: idSchema }),
    reply: reportReply,
    refusals: [...ownRefusals, 'edit_limit_reached', 'task_not_restartable', 'risk_report_running'],
  },
  'POST /risk/v2/finish/{id}': {
    summary: 'Отчёт закончен: больше в нём ничего не меняется',
    tag: 'risk',
    auth: 'required',
    params: itemParams,
    reply: reportReply,
    refusals: ['report_not_found', 'risk_report_running'],
  },
  'POST /risk/v2/conclusion/': {
    summary: 'Заключение специалиста; только для сотрудников',
    tag: 'risk',
    auth: 'required',
    grant: 'conclusions',
    body: z.object({
      order_item_id: idSchema,
      owner_id: idSchema.nullable().default(null),
      level: levelSchema,
      text: conclusionText,
    }),
    reply: riskConclusionSchema,
    refusals: ['report_not_found', 'forbidden', 'owner_not_found'],
  },
  'PUT /risk/v2/conclusion/': {
    summary: 'Исправление заключения; только для сотрудников',
    tag: 'risk',
    auth: 'required',
    grant: 'conclusions',
    body: z.object({ id: idSchema, level: levelSchema, text: conclusionText }),
    reply: riskConclusionSchema,
    refusals: conclusionRefusals,
  },
  'DELETE /risk/v2/conclusion/': {
    summary: 'Удаление заключения; только для сотрудников',
    tag: 'risk',
    auth: 'required',
    grant: 'conclusions',
    body: z.object({ id: idSchema }),
    reply: z.object({ id: idSchema }),
    refusals: conclusionRefusals,
  },
  'PUT /risk/v2/conclusion/hide': {
    summary: 'Скрыть заключение от покупателя или показать снова; только для сотрудников',
    tag: 'risk',
    auth: 'required',
    grant: 'conclusions',
    body: z.object({ id: idSchema, is_hidden: z.boolean() }),
    reply: riskConclusionSchema,
    refusals: conclusionRefusals,
  },
  'POST /risk/owner': {
    summary: 'Прежний вид POST /risk/v2/owner: отвечает прежним видом отчёта',
    tag: 'risk',
    auth: 'required',
    body: newOwner,
    reply: olderRiskReportSchema,
    refusals: [...ownerRefusals, 'owner_limit_reached'],
  },
  'PUT /risk/owner': {
    summary: 'Прежний вид PUT /risk/v2/owner: отвечает прежним видом отчёта',
    tag: 'risk',
    auth: 'required',
    body: changedOwner,
    reply: olderRiskReportSchema,
    refusals: [...ownerRefusals, 'owner_not_found'],
  },
} as const satisfies Endpoints;
