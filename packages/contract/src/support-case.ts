import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { caseTextMaxLength, maxCaseDocumentBytes } from './support-case-limits.ts';
import { idSchema, instantSchema } from './values.ts';

/**
 * What a case is about: a question to the support, an error in a report as a whole, a dispute about a finding (kept with the
 * disputes and only referred to), an order that takes far too long.
 */
export const caseKinds = ['question', 'report_error', 'dispute', 'stuck_order'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** `open` waits for the staff, `answered` for the customer; a closed one is opened again by the customer's next message. */
export const caseStates = ['open', 'answered', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

export const caseTextSchema = z.string().trim().min(1).max(caseTextMaxLength);

/** One document with a message. */
const documentInput = z
  .object({
    file_name: z.string().trim().min(1).max(200),
    /** Base64 of a PDF, PNG, JPEG or XML file. */
    content: z.base64().min(1),
  })
  .optional();

const caseDocumentSchema = z.object({ document_id: idSchema, file_name: z.string(), bytes: z.int() });

export const caseLineSchema = z.object({
  case_id: idSchema,
  number: z.int(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  opened_date: instantSchema,
  /** Of the last message or change of state. */
  changed_date: instantSchema,
  /** The service it is about; null when it is about none. */
  product_name_ru: z.string().nullable(),
  report_number: z.string().nullable(),
});
export type CaseLine = z.infer<typeof caseLineSchema>;

export const caseMessageSchema = z.object({
  message_id: idSchema,
  author: z.enum(['customer', 'staff']),
  text: z.string(),
  date: instantSchema,
  documents: z.array(caseDocumentSchema),
});
export type CaseMessage = z.infer<typeof caseMessageSchema>;

/** A case in its customer's list. */
export const ownCaseLineSchema = caseLineSchema.extend({
  /** How the last message begins; empty when there is none yet. */
  excerpt: z.string(),
  /** The staff wrote something its customer has not had on the screen yet; also with an answer that closed the case. */
  is_unread: z.boolean(),
});
export type OwnCaseLine = z.infer<typeof ownCaseLineSchema>;

/** A case as its customer sees it: without names of the staff, notes and history. */
export const supportCaseSchema = caseLineSchema.extend({
  order_id: idSchema.nullable(),
  messages: z.array(caseMessageSchema),
});
export type SupportCase = z.infer<typeof supportCaseSchema>;

const params = z.object({ case_id: idSchema });
const own = { tag: 'support', auth: 'required' } as const;
// Base64 is a third longer.
const bodyLimitBytes = Math.ceil(maxCaseDocumentBytes * 1.4);
const documentOf = ({ document }: { document?: { content: string } }): string[] =>
  document ? [document.content] : [];
const fileRefusals = ['document_unusable', 'file_infected', 'file_unchecked'] as const;
/** From the letter, after # in its address. */
const token = z.string().min(1).max(200);

export const supportCaseEndpoints = {
  'GET /cases': {
    ...own,
    summary: 'Обращения пользователя, недавние сверху',
    query: z.object({ page: z.coerce.number().int().min(0).max(10_000).default(0) }),
    reply: z.object({ cases: z.array(ownCaseLineSchema), total: z.int() }),
    refusals: [],
  },
  'POST /cases': {
    ...own,
    bodyLimitBytes,
    uploads: documentOf,
    summary: 'Новое обращение: вопрос или ошибка в отчёте, с документом, если он есть',
    body: z.object({
      kind: z.enum(['question', 'report_error']),
      text: caseTextSchema,
      /** What it is about; an error in a report needs the item. */
      order_id: idSchema.optional(),
      order_item_id: idSchema.optional(),
      /** The page it is written from; only its path is kept, and of that no ids. */
      page: z.string().max(2000).default(''),
      document: documentInput,
    }),
    reply: supportCaseSchema,
    refusals: ['order_not_found', 'report_not_found', ...fileRefusals],
  },
  'GET /cases/{case_id}': {
    ...own,
    summary: 'Обращение с перепиской',
    params,
    reply: supportCaseSchema,
    refusals: ['case_not_found'],
  },
  'POST /cases/{case_id}/messages': {
    ...own,
    bodyLimitBytes,
    uploads: documentOf,
    summary: 'Сообщение в обращение; закрытое открывается снова',
    params,
    body: z.object({ text: caseTextSchema, document: documentInput }),
    reply: supportCaseSchema,
    refusals: ['case_not_found', ...fileRefusals],
  },
  'POST /cases/{case_id}/seen': {
    ...own,
    summary: 'Ответ прочитан: обращение больше не отмечено как новое',
    params,
    /** The date of the last message on the screen: an answer that came later is still new. */
    body: z.object({ shown_date: instantSchema }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['case_not_found'],
  },
  'POST /cases/{case_id}/close': {
    ...own,
    summary: 'Вопрос решён: пользователь закрывает своё обращение',
    params,
    reply: supportCaseSchema,
    refusals: ['case_not_found', 'case_has_dispute'],
  },
  'GET /case_documents/{document_id}': {
    ...own,
    summary: 'Документ из переписки: её участнику и сотрудникам, всегда как вложение',
    params: z.object({ document_id: idSchema }),
    reply: { contentType: 'application/octet-stream' },
    refusals: ['file_not_found'],
  },
  'GET /support/usual_answer': {
    tag: 'support',
    auth: 'none',
    summary: 'За сколько секунд поддержка обычно отвечает; null, пока ответов мало',
    reply: z.object({ seconds: z.int().nullable() }),
    refusals: [],
  },
  'POST /support/case': {
    tag: 'support',
    auth: 'none',
    summary: 'Обращение гостя по ссылке из письма: она подтверждает почту',
    body: z.object({ token }),
    reply: supportCaseSchema,
    refusals: ['case_link_invalid'],
  },
  'POST /support/case/messages': {
    tag: 'support',
    auth: 'none',
    summary: 'Сообщение гостя в своё обращение по ссылке из письма',
    body: z.object({ token, text: caseTextSchema }),
    reply: supportCaseSchema,
    refusals: ['case_link_invalid'],
  },
  'POST /support/case/document': {
    tag: 'support',
    auth: 'none',
    summary: 'Документ из обращения гостя по ссылке из письма',
    // In the body and not a file: the link stands in no address, also not in that of a download.
    body: z.object({ token, document_id: idSchema }),
    reply: z.object({ file_name: z.string(), content: z.base64() }),
    refusals: ['case_link_invalid', 'file_not_found'],
  },
} as const satisfies Endpoints;
