import { z } from 'zod';
import { deskListFields, deskPageFields } from './desk-page.ts';
import type { Endpoints } from './endpoint.ts';
import { conclusionStates, conclusionTextMaxLength } from './expert.ts';
import { findingSchema, verdictSchema } from './finding.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

/** `waiting`: to be written; `correction`: sent back after it was handed in; `closed`: handed in, declined or failed. */
export const conclusionQueues = ['waiting', 'correction', 'closed'] as const;
export type ConclusionQueue = (typeof conclusionQueues)[number];

const memberSchema = z.object({ id: idSchema, name: z.string() });

export const deskConclusionSchema = z.object({
  conclusion_id: idSchema,
  /** Empty once the report is destroyed. */
  report_number: z.string(),
  product_name_ru: z.string(),
  question: z.string(),
  price: rublesSchema,
  state: z.enum(conclusionStates),
  requested_date: instantSchema,
  /** Until when it has to be handed in, or corrected. */
  deadline_date: instantSchema,
  is_overdue: z.boolean(),
  is_sent_back: z.boolean(),
  has_draft: z.boolean(),
  /** Who writes it now. */
  expert: memberSchema.nullable(),
  closed_date: instantSchema.nullable(),
});
export type DeskConclusion = z.infer<typeof deskConclusionSchema>;

const draftSchema = z.object({
  text: z.string(),
  /** Named when it is saved again, so that nobody saves over what they have not read. */
  version: z.int(),
  by: z.string(),
  saved_date: instantSchema.nullable(),
});

const wholeConclusionWork = deskConclusionSchema.extend({
  draft: draftSchema,
  /** As the customer reads it; empty until it is handed in. */
  text: z.string(),
  author_name: z.string(),
  corrected_date: instantSchema.nullable(),
  /** What a colleague said who handed it over or sent it back; empty for none. */
  note: z.string(),
  note_by: z.string(),
  /** What it is written from; null once the report is destroyed. */
  report: z.object({ verdict: verdictSchema.nullable(), findings: z.array(findingSchema) }).nullable(),
  /** Who it may be handed over to. */
  colleagues: z.array(memberSchema),
});
type WholeConclusionWork = typeof wholeConclusionWork;
/** Has a name, as `ReportSchema`. */
export interface ConclusionWorkSchema extends WholeConclusionWork {}
export const conclusionWorkSchema: ConclusionWorkSchema = wholeConclusionWork;
export type ConclusionWork = z.infer<typeof conclusionWorkSchema>;

export const conclusionTemplateSchema = z.object({
  template_id: idSchema,
  title: z.string(),
  text: z.string(),
  changed_by: z.string(),
  changed_date: instantSchema,
});
export type ConclusionTemplate = z.infer<typeof conclusionTemplateSchema>;

export const templateTitleMaxLength = 100;
export const conclusionNoteMaxLength = 1000;

const desk = { tag: 'expert', auth: 'required', grant: 'conclusions' } as const;
const params = z.object({ conclusion_id: idSchema });
const templateParams = z.object({ template_id: idSchema });
const version = z.int().min(0).max(2_000_000_000);
const note = z.string().trim().min(3, 'Напишите, в чём дело').max(conclusionNoteMaxLength);
const template = z.object({
  title: z.string().trim().min(1, 'Назовите шаблон').max(templateTitleMaxLength),
  text: z.string().trim().min(1, 'Обязательное поле').max(conclusionTextMaxLength),
});
const templatesReply = z.object({ templates: z.array(conclusionTemplateSchema) });
const open = ['conclusion_not_found', 'conclusion_not_open'] as const;

export const conclusionDeskEndpoints = {
  'POST /admin/conclusions': {
    ...desk,
    summary: 'Заказанные заключения: ждут специалиста или исправления по сроку, закрытые — новые сверху',
    body: z.object({
      queue: z.enum(conclusionQueues).default('waiting'),
      is_mine: z.boolean().default(false),
      is_overdue: z.boolean().default(false),
      ...deskPageFields,
    }),
    reply: z.object({ conclusions: z.array(deskConclusionSchema), ...deskListFields }),
    refusals: [],
  },
  'GET /admin/conclusions/{conclusion_id}': {
    ...desk,
    summary: 'Заключение и отчёт рядом: вопрос, черновик, находки, кому можно передать',
    params,
    reply: conclusionWorkSchema,
    refusals: ['conclusion_not_found'],
  },
  'POST /admin/conclusions/{conclusion_id}/take': {
    ...desk,
    summary: 'Взять себе: ничьё или у названного коллеги',
    params,
    body: z.object({ from: idSchema.nullable() }),
    reply: conclusionWorkSchema,
    refusals: [...open, 'conclusion_taken'],
  },
  'PUT /admin/conclusions/{conclusion_id}/draft': {
    ...desk,
    summary: 'Сохранить черновик поверх прочитанной редакции; ничьё заключение берётся себе',
    params,
    body: z.object({ text: z.string().max(conclusionTextMaxLength), version }),
    reply: draftSchema,
    refusals: [...open, 'conclusion_taken', 'draft_changed'],
  },
  'POST /admin/conclusions/{conclusion_id}/hand_over': {
    ...desk,
    summary: 'Передать другому специалисту с запиской; черновик остаётся',
    params,
    body: z.object({ expert_id: idSchema, note }),
    reply: conclusionWorkSchema,
    refusals: [...open, 'conclusion_taken', 'expert_not_found'],
  },
  'POST /admin/conclusions/{conclusion_id}/hand_in': {
    ...desk,
    summary: 'Сдать: заказчику письмо, текст на странице и в PDF отчёта; исправленное заменяет прежнее',
    params,
    body: z.object({
      text: z.string().trim().min(1, 'Обязательное поле').max(conclusionTextMaxLength),
      version,
    }),
    reply: conclusionWorkSchema,
    refusals: [...open, 'conclusion_taken', 'draft_changed'],
  },
  'POST /admin/conclusions/{conclusion_id}/send_back': {
    ...desk,
    summary: 'Вернуть сданное на исправление: заказчик читает прежний текст, пока не сдан новый',
    params,
    body: z.object({ note }),
    reply: conclusionWorkSchema,
    refusals: open,
  },
  'GET /admin/conclusion_templates': {
    ...desk,
    summary: 'Шаблоны заключений',
    reply: templatesReply,
    refusals: [],
  },
  'POST /admin/conclusion_templates': {
    ...desk,
    summary: 'Новый шаблон заключения',
    body: template,
    reply: templatesReply,
    refusals: ['template_exists', 'template_limit_reached'],
  },
  'PUT /admin/conclusion_templates/{template_id}': {
    ...desk,
    summary: 'Изменить шаблон заключения',
    params: templateParams,
    body: template,
    reply: templatesReply,
    refusals: ['template_not_found', 'template_exists'],
  },
  'DELETE /admin/conclusion_templates/{template_id}': {
    ...desk,
    summary: 'Удалить шаблон заключения',
    params: templateParams,
    reply: templatesReply,
    refusals: ['template_not_found'],
  },
} as const satisfies Endpoints;
