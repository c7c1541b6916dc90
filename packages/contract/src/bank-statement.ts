import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

export const bankPageSize = 20;
/** A statement of a year with thousands of payments is smaller. */
export const statementMaxBytes = 3 * 1024 * 1024;

/**
 * Why a person has to decide about a line. `no_number`: its purpose names no invoice; `several_numbers`: more than one;
 * `unknown_number`: none of ours; `two_candidates`: the number belongs to invoices of two brands; `no_inn`, `other_payer`: who paid
 * is not told, or is not whom the invoice was made out to; `sum_less`, `sum_more`: not what the invoice says; `already_paid`; `not_credited`:
 * the bank does not say when the money came; `twin`: another line is the same but for its purpose.
 */
export const lineDoubts = [
  'no_number',
  'several_numbers',
  'unknown_number',
  'two_candidates',
  'no_inn',
  'other_payer',
  'sum_less',
  'sum_more',
  'already_paid',
  'not_credited',
  'twin',
  'payout_differs',
] as const;
export type LineDoubt = (typeof lineDoubts)[number];

export const lineStates = ['booked', 'doubtful', 'ignored'] as const;
export type LineState = (typeof lineStates)[number];

export const invoiceStates = ['open', 'part', 'paid', 'overdue'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const deskInvoiceSchema = z.object({
  invoice_id: idSchema,
  number: z.string(),
  date: isoDateSchema,
  /** null for one made out before invoices had a term. */
  valid_until: isoDateSchema.nullable(),
  brand: z.string(),
  amount: rublesSchema,
  /** What the bank brought for it so far. */
  received: rublesSchema,
  state: z.enum(invoiceStates),
  payer_name: z.string(),
  payer_inn: z.string(),
  person_id: idSchema,
  order_id: idSchema.nullable(),
});
export type DeskInvoice = z.infer<typeof deskInvoiceSchema>;

const byWhomSchema = z.object({ id: idSchema, name: z.string() });

export const bankLineSchema = z.object({
  line_id: idSchema,
  statement_id: idSchema,
  direction: z.enum(['in', 'out']),
  account: z.string(),
  number: z.string(),
  date: isoDateSchema,
  credited_date: isoDateSchema.nullable(),
  amount: rublesSchema,
  other_name: z.string(),
  other_inn: z.string(),
  other_account: z.string(),
  purpose: z.string(),
  state: z.enum(lineStates),
  doubt: z.enum(lineDoubts).nullable(),
  /** What it was booked to. */
  invoice: deskInvoiceSchema.nullable(),
  /** Invoices it may be for, the likeliest first; only of a doubtful one. */
  candidates: z.array(deskInvoiceSchema),
  /** null: by the rules alone, or not yet. */
  decided_by: byWhomSchema.nullable(),
  decided_date: instantSchema.nullable(),
  decision_reason: z.string(),
});
export type BankLine = z.infer<typeof bankLineSchema>;

export const bankStatementSchema = z.object({
  statement_id: idSchema,
  file_name: z.string(),
  from: isoDateSchema.nullable(),
  to: isoDateSchema.nullable(),
  uploaded_by: byWhomSchema,
  uploaded_date: instantSchema,
  /** Payments to us that no earlier statement had. */
  added: z.int(),
  /** Payments that an earlier statement had: nothing was booked for them again. */
  known: z.int(),
  /** Lines that stood in the file twice; each counts once. */
  repeated: z.int(),
  /** Lines of accounts that are not ours, and payments of ours that concern nobody here. */
  foreign: z.int(),
  booked: z.int(),
  doubtful: z.int(),
  ignored: z.int(),
  /** The bank's own total of what came in, and the sum of the lines; null when it states none. */
  stated_received: rublesSchema.nullable(),
  read_received: rublesSchema,
});
export type BankStatement = z.infer<typeof bankStatementSchema>;

const page = z.coerce.number().int().min(0).max(10_000).default(0);
const money = { tag: 'money', auth: 'required', grant: 'money' } as const;

export const bankStatementEndpoints = {
  'GET /admin/invoice/list': {
    ...money,
    summary: 'Счета на оплату всех плательщиков, новые сверху: чего ждём, что поступило',
    query: z.object({
      state: z.enum(invoiceStates).optional(),
      /** A number, an INN or a part of the payer's name. */
      query: z.string().trim().max(100).default(''),
      page,
    }),
    reply: z.object({ invoices: z.array(deskInvoiceSchema), total: z.int() }),
    refusals: [],
  },
  'GET /admin/money/statements': {
    ...money,
    summary: 'Загруженные выписки банка, новые сверху, и наши счета',
    query: z.object({ page }),
    reply: z.object({
      statements: z.array(bankStatementSchema),
      total: z.int(),
      accounts: z.array(z.object({ account: z.string(), bank: z.string(), company: z.string() })),
    }),
    refusals: [],
  },
  'POST /admin/money/statements': {
    ...money,
    summary:
      'Загрузить выписку (1CClientBankExchange или CSV): ясные поступления зачисляются, сомнительные ждут решения, повторы не зачисляются',
    proof: 'fresh',
    body: z.object({
      file_name: z.string().trim().min(1).max(200),
      /** The file in base64. */
      content: z
        .base64()
        .min(1, 'Файл пуст')
        .max(Math.ceil((statementMaxBytes * 4) / 3) + 4, 'Файл больше 3 МБ'),
      /** Our account, for a table that does not name it. */
      account: z
        .string()
        .regex(/^\d{20}$/, 'Счёт состоит из 20 цифр')
        .optional(),
    }),
    bodyLimitBytes: Math.ceil((statementMaxBytes * 4) / 3) + 4096,
    uploads: ({ content }: { content: string }) => [content],
    reply: z.object({ statement: bankStatementSchema, lines: z.array(bankLineSchema) }),
    refusals: ['statement_unreadable', 'statement_foreign', 'file_infected', 'file_unchecked'],
  },
  'GET /admin/money/statements/{statement_id}': {
    ...money,
    summary: 'Выписка банка: её строки и что с ними стало',
    params: z.object({ statement_id: idSchema }),
    reply: z.object({ statement: bankStatementSchema, lines: z.array(bankLineSchema) }),
    refusals: ['statement_not_found'],
  },
  'GET /admin/money/lines': {
    ...money,
    summary: 'Строки выписок по состоянию: сомнительные ждут решения',
    query: z.object({ state: z.enum(lineStates).default('doubtful'), page }),
    reply: z.object({ lines: z.array(bankLineSchema), total: z.int() }),
    refusals: [],
  },
  'POST /admin/money/lines/{line_id}/decide': {
    ...money,
    summary:
      'Решение о сомнительной строке: зачислить по счёту или не зачислять, с причиной. Решает один раз тот, кто успел первым',
    proof: 'fresh',
    params: z.object({ line_id: idSchema }),
    body: z
      .object({
        decision: z.enum(['book', 'ignore']),
        invoice_id: idSchema.optional(),
        reason: z.string().trim().min(3, 'Напишите, почему').max(500),
      })
      .refine(({ decision, invoice_id }) => (decision === 'book') === (invoice_id !== undefined), {
        error: 'Укажите счёт, по которому зачислить',
        path: ['invoice_id'],
      }),
    reply: z.object({ line: bankLineSchema }),
    refusals: ['line_not_found', 'line_decided', 'line_not_incoming', 'invoice_not_found'],
  },
} as const satisfies Endpoints;
