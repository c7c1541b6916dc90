import { z } from 'zod';
import { consentSchema } from './account.ts';
import type { Endpoints } from './endpoint.ts';
import { levelSchema } from './finding.ts';
import { itemStatuses } from './order-list.ts';
import { missingData } from './report.ts';
import { subjectKinds } from './subject.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';
import { batchMaxFileBytes, batchMaxRows } from './wholesale-limits.ts';

/** `draft` waits for its confirmation 24 hours; `expired` was never paid. */
export const batchStates = ['draft', 'awaiting_payment', 'running', 'finished', 'expired'] as const;
export type BatchState = (typeof batchStates)[number];

const countsSchema = z.record(z.enum(itemStatuses), z.int());

const batchHeadSchema = z.object({
  id: idSchema,
  /** The file's name, or that the text was pasted. */
  title: z.string(),
  state: z.enum(batchStates),
  created_at: instantSchema,
  /** When a draft is destroyed. */
  expires_at: instantSchema.nullable(),
  rows_good: z.int(),
  rows_bad: z.int(),
  /** The current price, or the price at the order. */
  total: rublesSchema,
  order_id: idSchema.nullable(),
  /** Items by status; all zeros before the confirmation. */
  counts: countsSchema,
});
export type BatchHead = z.infer<typeof batchHeadSchema>;

const productChoiceSchema = z.object({ product_id: idSchema, title: z.string(), price: rublesSchema });

const batchGroupSchema = z.object({
  kind: z.enum(subjectKinds),
  /** Good rows of the kind. */
  rows: z.int(),
  /** The product for rows that name none. */
  product_id: idSchema,
  /** Rows that name their product. */
  rows_with_own_product: z.int(),
  choices: z.array(productChoiceSchema),
  total: rublesSchema,
});
export type BatchGroup = z.infer<typeof batchGroupSchema>;

export const badRowSchema = z.object({
  /** As the file numbers its lines, from 1. */
  line: z.int(),
  text: z.string(),
  reason: z.string(),
});
export type BadRow = z.infer<typeof badRowSchema>;

const goodRowSchema = z.object({
  line: z.int(),
  kind: z.enum(subjectKinds),
  name: z.string(),
  /** Notes on values that were interpreted differently from their text; usually empty. */
  note: z.string(),
});

const lackingColumnSchema = z.object({
  kind: z.enum(subjectKinds),
  missing: z.enum(missingData),
  /** The titles of the checks that are not done without it. */
  checks: z.array(z.string()),
  /** The lines that come without it. */
  lines: z.array(z.int()),
});
export type LackingColumn = z.infer<typeof lackingColumnSchema>;

/** `level`: the gravest first, rows without a level last. */
export const batchResultOrders = ['line', 'level'] as const;
export type BatchResultOrder = (typeof batchResultOrders)[number];

export const batchSchema = batchHeadSchema.extend({
  groups: z.array(batchGroupSchema),
  /** What the chosen products need and rows of a draft do not have; empty once it is ordered. */
  lacking: z.array(lackingColumnSchema),
  /** Ordered without what its rows lack: such checks are skipped instead of waiting. */
  skips_missing: z.boolean(),
  /** Deleted 24 hours after the upload. */
  bad_rows: z.array(badRowSchema),
  /** The first good rows of a draft, for review. */
  sample: z.array(goodRowSchema),
});
export type Batch = z.infer<typeof batchSchema>;

export const batchResultSchema = z.object({
  line: z.int(),
  order_item_id: idSchema,
  /** The path of its report on the brand's site. */
  report_path: z.string(),
  /** Empty once the person's data was destroyed with the report. */
  name: z.string(),
  product_name_ru: z.string(),
  status: z.enum(itemStatuses),
  /** The verdict's; of a row still being checked the worst danger, warning or attention found so far, never `clear`. */
  level: levelSchema.nullable(),
  /** True while the row is being checked: further answers can only make the level worse. */
  is_preliminary: z.boolean(),
  /** The verdict, or the status without one. */
  sentence: z.string(),
});
export type BatchResult = z.infer<typeof batchResultSchema>;

const batchParams = z.object({ batch_id: idSchema });
/** Products by kind; a kind left out keeps its product. */
const productsByKindSchema = z.partialRecord(z.enum(subjectKinds), idSchema);
export type ProductsByKind = z.infer<typeof productsByKindSchema>;

export const wholesaleEndpoints = {
  'POST /wholesale': {
    summary: 'Список на проверку: каждая строка проверяется, цена известна до заказа',
    tag: 'wholesale',
    auth: 'required',
    bodyLimitBytes: Math.ceil((batchMaxFileBytes * 4) / 3) + 4096,
    uploads: ({ file }: { file?: { content_base64: string } }) => (file ? [file.content_base64] : []),
    body: z.object({
      /** Pasted lines, or … */
      text: z.string().max(batchMaxFileBytes).optional(),
      /** … a CSV or XLSX file. */
      file: z
        .object({
          name: z.string().max(255),
          content_base64: z.base64().max(Math.ceil((batchMaxFileBytes * 4) / 3) + 4),
        })
        .optional(),
      /** The kind of subject of all rows; detected per row by default. */
      kind: z.enum(subjectKinds).optional(),
    }),
    reply: batchSchema,
    refusals: ['file_infected', 'file_unchecked', 'list_unreadable', 'list_empty', 'list_too_long'],
  },
  'GET /wholesale': {
    summary: 'Списки пользователя, новые сверху, по 20',
    tag: 'wholesale',
    auth: 'required',
    query: z.object({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    reply: z.object({ batches: z.array(batchHeadSchema), total: z.int() }),
    refusals: [],
  },
  'GET /wholesale/{batch_id}': {
    summary: 'Список: строки с ошибками, цена, ход проверки',
    tag: 'wholesale',
    auth: 'required',
    params: batchParams,
    reply: batchSchema,
    refusals: ['batch_not_found'],
  },
  'PUT /wholesale/{batch_id}': {
    summary: 'Какой услугой проверять строки каждого вида',
    tag: 'wholesale',
    auth: 'required',
    params: batchParams,
    body: z.object({ products: productsByKindSchema }),
    reply: batchSchema,
    refusals: ['batch_not_found', 'batch_ordered', 'product_unknown'],
  },
  'DELETE /wholesale/{batch_id}': {
    summary: 'Уничтожить незаказанный список',
    tag: 'wholesale',
    auth: 'required',
    params: batchParams,
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['batch_not_found', 'batch_ordered'],
  },
  'POST /wholesale/{batch_id}/confirm': {
    summary: 'Заказать годные строки: один заказ, оплата с баланса или картой',
    tag: 'wholesale',
    auth: 'required',
    params: batchParams,
    headers: z.object({ 'idempotency-key': z.string().min(8).max(64) }),
    body: z.object({
      use_account_balance: z.boolean(),
      /** Skips in all rows the checks whose data they lack, instead of waiting for it. */
      skip_missing: z.boolean().default(false),
      /** The price shown on the page; a different price is refused instead of charged. */
      expected_total: rublesSchema,
      consent: consentSchema,
    }),
    /** An order that is not paid yet is paid on its own page. */
    reply: batchSchema,
    refusals: [
      'checks_paused',
      'batch_not_found',
      'batch_has_no_rows',
      'no_object_or_items',
      'product_unknown',
      'subject_invalid',
      'price_changed',
      'insufficient_funds',
      'unpaid_limit_reached',
      'idempotency_key_missing',
      'idempotency_key_reused',
    ],
  },
  'POST /wholesale/{batch_id}/skip': {
    summary:
      'Пропустить во всех строках проверки, которые сейчас ждут данных; повтор ничего не меняет. Строки заканчиваются вслед за ответом',
    tag: 'wholesale',
    auth: 'required',
    params: batchParams,
    /** How many rows were waiting, and for how many checks. */
    reply: z.object({ rows: z.int(), checks: z.int() }),
    refusals: ['batch_not_found'],
  },
  'GET /wholesale/{batch_id}/results': {
    summary: 'Итоги по строкам, по 50',
    tag: 'wholesale',
    auth: 'required',
    params: batchParams,
    query: z.object({
      offset: z.coerce.number().int().min(0).max(batchMaxRows).default(0),
      level: levelSchema.optional(),
      /** Filters rows by status: `needs_data` are those waiting for their owner. */
      status: z.enum(itemStatuses).optional(),
      order: z.enum(batchResultOrders).default('line'),
    }),
    reply: z.object({
      results: z.array(batchResultSchema),
      total: z.int(),
      /** Rows by level, those still being checked included, regardless of the filter. */
      levels: z.record(levelSchema, z.int()),
      /** How many rows of `levels` are still being checked. */
      preliminary: z.record(levelSchema, z.int()),
    }),
    refusals: ['batch_not_found'],
  },
} as const satisfies Endpoints;
