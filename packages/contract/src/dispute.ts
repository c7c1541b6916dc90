import { z } from 'zod';
import { correctedTitleMaxLength, disputeTextMaxLength, maxDisputeDocumentBytes } from './dispute-limits.ts';
import type { Endpoints } from './endpoint.ts';
import { returnRefusals } from './refund.ts';
import { findingSchema, levelSchema } from './finding.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

/** How the staff answers: the finding changed, stays with reasons, or the item's money goes back. */
export const disputeOutcomes = ['corrected', 'explained', 'money_back'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

const text = z.string().trim().min(1).max(disputeTextMaxLength);

/** What the report says from now on instead of the disputed finding. */
export const correctionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changed'),
    level: levelSchema,
    title: z.string().trim().min(1).max(correctedTitleMaxLength),
    text,
  }),
  z.object({ kind: z.literal('withdrawn') }),
]);
export type Correction = z.infer<typeof correctionSchema>;

export const disputeAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('corrected'), text, correction: correctionSchema }),
  z.object({ outcome: z.literal('explained'), text }),
  z.object({ outcome: z.literal('money_back'), text, correction: correctionSchema.optional() }),
]);
export type DisputeAnswerInput = z.infer<typeof disputeAnswerSchema>;

export const disputeDocumentTypes = ['application/pdf', 'image/png', 'application/xml'] as const;
export type DisputeDocumentType = (typeof disputeDocumentTypes)[number];

/** `open` wait for an answer, the oldest first; `answered`, the latest first. */
export const disputeLists = ['open', 'answered'] as const;
export type DisputeList = (typeof disputeLists)[number];

/** A line of the staff's list. */
export const disputeLineSchema = z.object({
  dispute_id: idSchema,
  number: z.int(),
  report_number: z.string(),
  product_name_ru: z.string(),
  level: levelSchema,
  title: z.string(),
  has_document: z.boolean(),
  opened_at: instantSchema,
  answered_at: instantSchema.nullable(),
  outcome: z.enum(disputeOutcomes).nullable(),
});
export type DisputeLine = z.infer<typeof disputeLineSchema>;

export const disputeSchema = disputeLineSchema.extend({
  order_item_id: idSchema,
  /** The reader's words. */
  text: z.string(),
  document: z
    .object({ file_name: z.string(), content_type: z.enum(disputeDocumentTypes), bytes: z.int() })
    .nullable(),
  /** As the reader saw it. */
  finding: findingSchema,
  /** As the report says it now; null when it says it no more. */
  finding_now: findingSchema.nullable(),
  /** What the item was charged, all of it or the rest of nothing; 0 when there is nothing to return. */
  returnable: rublesSchema,
  answer: z
    .object({
      text: z.string(),
      correction: correctionSchema.nullable(),
      answered_by: z.string(),
    })
    .nullable(),
});
export type Dispute = z.infer<typeof disputeSchema>;

const disputeParams = z.object({ dispute_id: idSchema });

export const disputeEndpoints = {
  'POST /report/{order_item_id}/dispute': {
    summary: 'Спор о находке: что не так, и документ, если он есть. Ответ придёт письмом',
    tag: 'disputes',
    auth: 'required',
    params: z.object({ order_item_id: idSchema }),
    // Base64 is a third longer.
    bodyLimitBytes: Math.ceil(maxDisputeDocumentBytes * 1.4),
    uploads: ({ document }: { document?: { content: string } }) => (document ? [document.content] : []),
    body: z.object({
      finding_key: z.string().min(1).max(10_000),
      text,
      document: z
        .object({
          file_name: z.string().trim().min(1).max(200),
          /** Base64 of a PDF, PNG, JPEG or XML file. */
          content: z.base64().min(1),
        })
        .optional(),
    }),
    reply: z.object({ dispute_id: idSchema, number: z.int(), opened_at: instantSchema }),
    refusals: [
      'report_not_found',
      'finding_not_found',
      'dispute_open',
      'document_unusable',
      'file_infected',
      'file_unchecked',
    ],
  },
  'GET /dispute/{dispute_id}/document': {
    summary: 'Документ спора: его отправителю и сотрудникам, всегда как вложение',
    tag: 'disputes',
    auth: 'required',
    params: disputeParams,
    reply: { contentType: 'application/octet-stream' },
    refusals: ['dispute_not_found', 'file_not_found'],
  },
  'GET /admin/disputes': {
    summary: 'Споры о находках: открытые, старые сверху; или отвеченные, новые сверху',
    tag: 'disputes',
    auth: 'required',
    grant: 'disputes',
    query: z.object({
      list: z.enum(disputeLists).default('open'),
      page: z.coerce.number().int().min(0).max(10_000).default(0),
    }),
    reply: z.object({ disputes: z.array(disputeLineSchema), total: z.int() }),
    refusals: ['forbidden'],
  },
  'GET /admin/disputes/{dispute_id}': {
    summary: 'Спор о находке для сотрудников: находка, какой её видел читатель, и какой она стала',
    tag: 'disputes',
    auth: 'required',
    grant: 'disputes',
    params: disputeParams,
    reply: disputeSchema,
    refusals: ['forbidden', 'dispute_not_found'],
  },
  'PUT /admin/disputes/{dispute_id}/answer': {
    summary: 'Ответ на спор, один раз: исправлено, объяснено или деньги назад. Читателю уходит письмо',
    tag: 'disputes',
    auth: 'required',
    grant: 'disputes',
    params: disputeParams,
    body: disputeAnswerSchema,
    reply: disputeSchema,
    refusals: ['forbidden', 'dispute_not_found', 'dispute_answered', 'finding_not_found', ...returnRefusals],
  },
} as const satisfies Endpoints;
