import { email } from '@proverka/validation/email';
import { maxLength, required } from '@proverka/validation/generic-rules';
import { phone } from '@proverka/validation/phone';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, isoDateSchema } from './values.ts';

/** What somebody in the data may ask: what is kept, to correct it, to block and destroy it (152-FZ, articles 14, 20, 21). */
export const subjectRequestKinds = ['access', 'correction', 'blocking'] as const;
export type SubjectRequestKind = (typeof subjectRequestKinds)[number];

export const subjectRequestStates = ['unproven', 'waiting_identity', 'open', 'done', 'refused'] as const;
export type SubjectRequestState = (typeof subjectRequestStates)[number];

const longText = z.string().trim().max(4000);
const namePart = z.string().trim().max(100);

export const subjectRequestInputSchema = z.object({
  kind: z.enum(subjectRequestKinds),
  /** A request about somebody else is refused in words. */
  about: z.enum(['self', 'another']),
  person: z.object({
    last_name: namePart.min(1),
    first_name: namePart.min(1),
    middle_name: namePart,
    birth_date: isoDateSchema,
  }),
  email: z
    .string()
    .trim()
    .check(byRules<string>([required(), email(), maxLength(200)])),
  /** Where the code goes instead of the e-mail. */
  phone: z
    .string()
    .trim()
    .check(byRules<string>([(text) => (text === '' ? null : phone()(text))]))
    .default(''),
  /** What is wrong, or why the processing is unlawful. */
  text: longText,
});
export type SubjectRequestInput = z.output<typeof subjectRequestInputSchema>;

/** What everybody who asks is told, known or not. */
export const subjectRequestStatusSchema = z.object({
  request_id: idSchema,
  number: z.int(),
  state: z.enum(subjectRequestStates),
  due_date: isoDateSchema,
});
export type SubjectRequestStatus = z.infer<typeof subjectRequestStatusSchema>;

export const subjectRequestLineSchema = subjectRequestStatusSchema.extend({
  kind: z.enum(subjectRequestKinds),
  requested_at: instantSchema,
  is_late: z.boolean(),
  is_extended: z.boolean(),
});
export type SubjectRequestLine = z.infer<typeof subjectRequestLineSchema>;

export const keptCategorySchema = z.object({
  title: z.string(),
  count: z.int(),
  source: z.string(),
  passed_to: z.string(),
  kept_until: z.string(),
});
export type KeptCategory = z.infer<typeof keptCategorySchema>;

export const subjectRequestSchema = subjectRequestLineSchema.extend({
  person: subjectRequestInputSchema.shape.person,
  email: z.string(),
  phone: z.string(),
  text: z.string(),
  proven_by: z.enum(['code', 'staff']).nullable(),
  extension_reason: z.string().nullable(),
  answer: z.string().nullable(),
  is_blocked: z.boolean(),
  kept: z.array(keptCategorySchema),
});
export type SubjectRequest = z.infer<typeof subjectRequestSchema>;

const params = z.object({ request_id: idSchema });
const reason = z.string().trim().min(1).max(4000);
const desk = { tag: 'admin', auth: 'required', grant: 'personal_data' } as const;

export const subjectRequestEndpoints = {
  'POST /subject_requests': {
    summary:
      'Запрос «Сведения обо мне»; код уходит, только если почта или телефон есть в данных, а ответ от этого не зависит',
    tag: 'personal-data',
    auth: 'none',
    body: subjectRequestInputSchema,
    reply: subjectRequestStatusSchema,
    refusals: ['request_about_another'],
  },
  'POST /subject_requests/{request_id}/proof': {
    summary: 'Подтверждение личности кодом из письма или SMS',
    tag: 'personal-data',
    auth: 'none',
    params,
    body: z.object({ code: z.string().regex(/^\d{6}$/, 'Код состоит из 6 цифр') }),
    reply: subjectRequestStatusSchema,
    refusals: ['code_wrong', 'code_expired'],
  },
  'POST /subject_requests/{request_id}/staff_check': {
    summary: 'Без кода: запрос ждёт, пока личность проверит сотрудник',
    tag: 'personal-data',
    auth: 'none',
    params,
    reply: subjectRequestStatusSchema,
    refusals: ['subject_request_not_found'],
  },
  'GET /admin/subject_requests': {
    ...desk,
    summary: 'Запросы субъектов данных по сроку ответа; имена не показаны',
    query: z.object({ list: z.enum(['open', 'done']).default('open') }),
    reply: z.object({ requests: z.array(subjectRequestLineSchema) }),
    refusals: [],
  },
  'GET /admin/subject_requests/{request_id}': {
    ...desk,
    proof: 'fresh',
    summary: 'Запрос и что хранится о человеке',
    params,
    reply: subjectRequestSchema,
    refusals: ['subject_request_not_found'],
  },
  'PUT /admin/subject_requests/{request_id}/identity': {
    ...desk,
    proof: 'fresh',
    summary: 'Сотрудник проверил документ: личность подтверждена или нет',
    params,
    body: z.object({ is_confirmed: z.boolean(), reason }),
    reply: subjectRequestStatusSchema,
    refusals: ['subject_request_not_found', 'subject_request_state'],
  },
  'PUT /admin/subject_requests/{request_id}/extension': {
    ...desk,
    summary: 'Срок продлевается один раз на 5 рабочих дней, с причиной, которую узнаёт заявитель',
    params,
    body: z.object({ reason }),
    reply: subjectRequestStatusSchema,
    refusals: ['subject_request_not_found', 'subject_request_state'],
  },
  'PUT /admin/subject_requests/{request_id}/answer': {
    ...desk,
    proof: 'fresh',
    summary: 'Ответ заявителю; блокирование снимается, если данные верны или исправлены',
    params,
    body: z.object({ outcome: z.enum(['answered', 'corrected', 'unfounded', 'blocked']), text: reason }),
    reply: subjectRequestStatusSchema,
    refusals: ['subject_request_not_found', 'subject_request_state'],
  },
} as const satisfies Endpoints;
