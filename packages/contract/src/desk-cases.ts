import { z } from 'zod';
import { deskListFields, deskPageFields } from './desk-page.ts';
import { deskOrderSchema } from './desk-orders.ts';
import { deskBrands } from './desk-people.ts';
import type { Endpoints } from './endpoint.ts';
import { caseKinds, caseLineSchema, caseMessageSchema, caseStates, caseTextSchema } from './support-case.ts';
import { caseTemplateTitleMaxLength } from './support-case-limits.ts';
import { idSchema, instantSchema } from './values.ts';

/** By when an answer is due; those that wait for nobody come after all others. Or by the last message or change of state. */
export const deskCaseSorts = ['due', 'changed'] as const;
export const deskCaseDues = ['late', 'today'] as const;

export const deskCasesFilterSchema = z.object({
  /** What letters and the account call it by. */
  number: z.int().min(1).max(9_007_199_254_740_991).optional(),
  kind: z.enum(caseKinds).optional(),
  state: z.enum(caseStates).optional(),
  /** The reader, nobody, or a member of the staff. */
  assignee: z.union([z.enum(['me', 'nobody']), idSchema]).optional(),
  due: z.enum(deskCaseDues).optional(),
  brand: z.enum(deskBrands).optional(),
  person_id: idSchema.optional(),
  order_id: idSchema.optional(),
  /** Of a guest, whole. */
  email: z.string().trim().max(254).optional(),
});
export type DeskCasesFilter = z.infer<typeof deskCasesFilterSchema>;

const staffMember = z.object({ person_id: idSchema, name: z.string() });

export const deskCaseSchema = caseLineSchema.extend({
  brand: z.enum(deskBrands),
  order_id: idSchema.nullable(),
  /** Null for a guest. */
  person_id: idSchema.nullable(),
  /** Null for staff without the grant `people`. */
  person_name: z.string().nullable(),
  /** Masked for staff without the grant `people`. */
  email: z.string(),
  assignee: staffMember.nullable(),
  /** By when the customer is to have an answer; null while nobody waits for one. */
  due_date: instantSchema.nullable(),
  is_late: z.boolean(),
  /** How the first message begins. */
  excerpt: z.string(),
  /** Grows with everything the customer can see and with the assignee; an act names the one it was decided on. */
  version: z.int(),
});
export type DeskCase = z.infer<typeof deskCaseSchema>;

export const caseEventKinds = [
  'opened',
  'assigned',
  'answered',
  'written',
  'closed',
  'reopened',
  'bounced',
] as const;
export type CaseEventKind = (typeof caseEventKinds)[number];

export const deskCasePageSchema = z.object({
  case: deskCaseSchema,
  messages: z.array(caseMessageSchema.extend({ written_by: z.string() })),
  notes: z.array(
    z.object({ note_id: idSchema, text: z.string(), date: instantSchema, written_by: z.string() }),
  ),
  events: z.array(
    z.object({
      at: instantSchema,
      kind: z.enum(caseEventKinds),
      /** Empty for the service itself and for the customer. */
      by: z.string(),
      /** To whom, or why. */
      text: z.string(),
    }),
  ),
  /** The dispute it refers to, which is answered on a screen of its own. */
  dispute_id: idSchema.nullable(),
  /** Null without an order, and for staff without the grant `orders`. */
  order: deskOrderSchema.nullable(),
  is_email_proven: z.boolean(),
  /** The path of the page it was written from, without ids; empty when it is not known. */
  page: z.string(),
});
export type DeskCasePage = z.infer<typeof deskCasePageSchema>;

export const caseTemplateSchema = z.object({ template_id: idSchema, title: z.string(), text: z.string() });
export type CaseTemplate = z.infer<typeof caseTemplateSchema>;

const desk = { tag: 'admin', auth: 'required', grant: 'cases' } as const;
const params = z.object({ case_id: idSchema });
const templateParams = z.object({ template_id: idSchema });
/** The version of the case that was on the screen. */
const seen = z.int().min(1);
const done = z.object({ version: z.int() });
const templateInput = z.object({
  title: z.string().trim().min(1).max(caseTemplateTitleMaxLength),
  text: caseTextSchema,
});

export const deskCaseEndpoints = {
  'POST /admin/cases': {
    ...desk,
    summary: 'Обращения по фильтрам: по сроку ответа или недавние сверху; чтение записывается в журнал',
    body: deskCasesFilterSchema.extend({
      sort: z.enum(deskCaseSorts).default('due'),
      is_ascending: z.boolean().default(true),
      ...deskPageFields,
    }),
    reply: z.object({ cases: z.array(deskCaseSchema), ...deskListFields }),
    refusals: [],
  },
  'GET /admin/cases/counts': {
    ...desk,
    summary: 'Сколько обращений ждёт ответа: всего, просроченных, моих',
    reply: z.object({ open: z.int(), late: z.int(), mine: z.int() }),
    refusals: [],
  },
  'GET /admin/cases/staff': {
    ...desk,
    summary: 'Сотрудники, которым можно поручить обращение',
    reply: z.object({ staff: z.array(staffMember) }),
    refusals: [],
  },
  'GET /admin/cases/templates': {
    ...desk,
    summary: 'Шаблоны ответов',
    reply: z.object({ templates: z.array(caseTemplateSchema) }),
    refusals: [],
  },
  'POST /admin/cases/templates': {
    ...desk,
    summary: 'Новый шаблон ответа',
    body: templateInput,
    reply: caseTemplateSchema,
    refusals: [],
  },
  'PUT /admin/cases/templates/{template_id}': {
    ...desk,
    summary: 'Изменить шаблон ответа',
    params: templateParams,
    body: templateInput,
    reply: caseTemplateSchema,
    refusals: ['template_not_found'],
  },
  'DELETE /admin/cases/templates/{template_id}': {
    ...desk,
    summary: 'Удалить шаблон ответа',
    params: templateParams,
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['template_not_found'],
  },
  'GET /admin/cases/{case_id}': {
    ...desk,
    summary: 'Обращение: переписка, заметки, история и заказ',
    params,
    reply: deskCasePageSchema,
    refusals: ['case_not_found'],
  },
  'POST /admin/cases/{case_id}/answer': {
    ...desk,
    summary: 'Ответ клиенту: в кабинет и письмом; обращение ждёт его ответа или закрыто',
    params,
    body: z.object({ seen, text: caseTextSchema, is_closing: z.boolean().default(false) }),
    reply: done,
    refusals: ['case_not_found', 'case_changed', 'case_has_dispute'],
  },
  'POST /admin/cases/{case_id}/notes': {
    ...desk,
    summary: 'Заметка для сотрудников; клиент её не видит',
    params,
    body: z.object({ text: caseTextSchema }),
    reply: z.object({ note_id: idSchema }),
    refusals: ['case_not_found'],
  },
  'PUT /admin/cases/{case_id}/assignee': {
    ...desk,
    summary: 'Кто отвечает на обращение; null: никто',
    params,
    body: z.object({ seen, person_id: idSchema.nullable() }),
    reply: done,
    refusals: ['case_not_found', 'case_changed', 'person_not_found'],
  },
  'PUT /admin/cases/{case_id}/state': {
    ...desk,
    summary: 'Закрыть обращение без ответа или открыть снова',
    params,
    body: z.object({
      seen,
      state: z.enum(['open', 'closed']),
      reason: z.string().trim().max(500).default(''),
    }),
    reply: done,
    refusals: ['case_not_found', 'case_changed', 'case_has_dispute'],
  },
} as const satisfies Endpoints;
