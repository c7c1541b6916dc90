import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { isPeriod, periodFields, periodMistake } from './period.ts';
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
  /** Own and bonus money together once it was booked; absent where the pages before are not known. */
  balance_after: rublesSchema.optional(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** What was spent and what was left, for pictures. */
const transactionOverviewSchema = z.object({
  /** Months with spending alone, the earliest first; what was given back is left out. */
  months: z.array(z.object({ month: z.string(), amount: rublesSchema })),
  /** The most spent first. */
  products: z.array(z.object({ product_name_ru: z.string(), amount: rublesSchema })),
  /** Own and bonus money at the end of a day on which it changed, the earliest first. */
  balances: z.array(z.object({ day: isoDateSchema, amount: rublesSchema })),
  /** What a report cost in the mean; null where none was bought. */
  usual_price: rublesSchema.nullable(),
});
export type TransactionOverview = z.infer<typeof transactionOverviewSchema>;

/** Of a payment, of a delivered service, of a refund (54-FZ). */
const receiptKinds = ['payment', 'delivery', 'refund'] as const;

const receiptSchema = z.object({
  receipt_id: idSchema,
  kind: z.enum(receiptKinds),
  date: instantSchema,
  amount: rublesSchema,
  /** `sent`: the provider has registered it and sends it to the buyer's e-mail. */
  status: z.enum(['sent', 'pending', 'failed']),
  /** The delivered service; empty for payments and refunds. */
  product_name_ru: z.string(),
  /** null for an expert conclusion. */
  order_id: idSchema.nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** Section 9: transactions come in pages of 20; `offset` is page × limit. */
export const transactionsPageSize = 20;

const periodSchema = z.object(periodFields).refine(isPeriod, periodMistake);

export const transactionEndpoints = {
  'GET /transaction': {
    summary:
      'Операции по балансу, новые сверху, по 20; before — номер последней показанной, быстрее смещения',
    tag: 'payments',
    auth: 'required',
    query: z
      .object({
        offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
        limit: z.coerce.number().int().min(1).max(100).default(transactionsPageSize),
        /** Keyset paging: the last transaction of the previous page; `offset` is left out then. */
        before: idSchema.optional(),
        kind: z.enum(transactionKinds).optional(),
        ...periodFields,
      })
      .refine(isPeriod, periodMistake),
    reply: z.object({
      transactions: z.array(transactionSchema),
      /** Of all pages that match the filters. */
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
  'GET /transaction/overview': {
    summary: 'Расходы по месяцам и услугам и баланс по дням за последние двенадцать месяцев, по Москве',
    tag: 'payments',
    auth: 'required',
    reply: transactionOverviewSchema,
    refusals: [],
  },
  'GET /transaction/receipts': {
    summary: 'Чеки пользователя, новые сверху, не больше ста последних',
    tag: 'payments',
    auth: 'required',
    reply: z.object({ receipts: z.array(receiptSchema), total: z.int() }),
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
