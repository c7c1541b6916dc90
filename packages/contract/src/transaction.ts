import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { decimalRublesSchema, idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

export const transactionKinds = [
  /** Own money credited to the balance. */
  'top_up',
  /** A card payment for an order, which the order takes from the balance at once. */
  'order_payment',
  'purchase',
  /** A refund to the balance (positive) or from it to a card (negative). */
  'refund',
  'bonus',
  /** An entry made by the staff. */
  'correction',
  /** Sent to a bank account. */
  'payout',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** `pending`: held or in transit; `returned`: cancelled without effect on the balance. */
export const transactionStatuses = ['pending', 'completed', 'returned'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const transactionSchema = z.object({
  transaction_id: idSchema,
  /** As in the specification, section 3: `custom` and `balance` are shown as «Пополнение баланса», see `describeTransaction`. */
  Description: z.string(),
  kind: z.enum(transactionKinds),
  status: z.enum(transactionStatuses),
  /** Moves bonus money instead of own money. */
  is_bonus: z.boolean(),
  /** The change of the balance: positive for a credit, negative for a debit. */
  amount: rublesSchema,
  date: instantSchema,
  /** null when neither an order nor a top-up is behind it. */
  order_id: idSchema.nullable(),
  order_item_id: idSchema.nullable(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** Section 9: transactions come in pages of 20; `offset` is page × limit. */
export const transactionsPageSize = 20;

const periodSchema = z
  .object({ 'date-from': isoDateSchema.optional(), 'date-to': isoDateSchema.optional() })
  .refine(({ 'date-from': from, 'date-to': to }) => from === undefined || to === undefined || from <= to, {
    error: 'Начало периода позже его конца',
    path: ['date-from'],
  });

export const transactionEndpoints = {
  'GET /transaction': {
    summary:
      'Операции по балансу, новые сверху, по 20; before — номер последней показанной, быстрее смещения',
    tag: 'payments',
    auth: 'required',
    query: z.object({
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(transactionsPageSize),
      /** Keyset paging: the last transaction of the previous page; `offset` is left out then. */
      before: idSchema.optional(),
    }),
    reply: z.object({
      transactions: z.array(transactionSchema),
      /** Of all pages. */
      total: z.int(),
      /** Own money available. */
      balance: decimalRublesSchema,
      /** Bonus money available, besides `balance`. */
      bonus_balance: decimalRublesSchema,
      /** Reserved for orders in progress and pending refunds. */
      held_balance: decimalRublesSchema,
    }),
    refusals: [],
  },
  'GET /transaction/{transaction_id}': {
    summary: 'Одна операция по балансу',
    tag: 'payments',
    auth: 'required',
    params: z.object({ transaction_id: idSchema }),
    reply: transactionSchema,
    refusals: ['transaction_not_found'],
  },
  'GET /transaction/statement': {
    summary: 'Выписка по балансу за дни от date-from до date-to включительно, по Москве: CSV, UTF-8 с BOM',
    tag: 'payments',
    auth: 'required',
    query: periodSchema,
    reply: { contentType: 'text/csv; charset=utf-8' },
    refusals: [],
  },
} as const satisfies Endpoints;
