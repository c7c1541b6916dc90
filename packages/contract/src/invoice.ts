import {
  actPeriodLongText,
  actPeriodReversedText,
  invoiceAmountText,
  isActPeriodShort,
  isInvoiceAmount,
} from '@proverka/validation/forms/invoice';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

export const invoiceKinds = ['invoice', 'act'] as const;

export const invoiceSchema = z.object({
  invoice_id: idSchema,
  kind: z.enum(invoiceKinds),
  /** As printed: «С-2026-000012», «А-2026-000007». */
  number: z.string(),
  date: isoDateSchema,
  /** Below zero where an act for a period gives back more than was rendered in it. */
  amount: rublesSchema,
  /** Of an act for a period: its days, both included, in Moscow. */
  period: z.object({ from: isoDateSchema, to: isoDateSchema }).optional(),
  payer_id: idSchema,
  payer_name: z.string(),
  order_id: idSchema.nullable(),
  transaction_id: idSchema.nullable(),
  created_date: instantSchema,
});
export type Invoice = z.infer<typeof invoiceSchema>;

const topUpAmount = rublesSchema.refine(isInvoiceAmount, { error: invoiceAmountText });

export const invoiceEndpoints = {
  'POST /invoice': {
    summary:
      'Счёт или акт: за заказ, за операцию по балансу или (только счёт) на сумму будущего пополнения. Повтор отдаёт тот же документ',
    tag: 'payers',
    auth: 'required',
    body: z
      .object({
        kind: z.enum(invoiceKinds),
        payer_id: idSchema,
        order_id: idSchema.optional(),
        transaction_id: idSchema.optional(),
        amount: topUpAmount.optional(),
      })
      .refine(
        ({ order_id, transaction_id, amount }) =>
          [order_id, transaction_id, amount].filter((one) => one !== undefined).length === 1,
        { error: 'Укажите одно: заказ, операцию или сумму', path: ['order_id'] },
      )
      .refine(({ kind, amount }) => kind === 'invoice' || amount === undefined, {
        error: 'Акт составляется на оказанные услуги',
        path: ['amount'],
      }),
    reply: z.object({ invoice: invoiceSchema }),
    refusals: [
      'payer_not_found',
      'order_not_found',
      'order_not_payable',
      'transaction_not_found',
      'act_not_ready',
      'order_in_act',
    ],
  },
  'POST /invoice/period': {
    summary:
      'Акт об услугах за дни от from до to включительно, по Москве; у каждой компании-исполнителя свой. Повтор отдаёт те же акты, новое за период попадает в новый',
    tag: 'payers',
    auth: 'required',
    body: z
      .object({ payer_id: idSchema, from: isoDateSchema, to: isoDateSchema })
      .refine(({ from, to }) => from <= to, { error: actPeriodReversedText, path: ['to'] })
      .refine(isActPeriodShort, { error: actPeriodLongText, path: ['to'] }),
    reply: z.object({ acts: z.array(invoiceSchema) }),
    refusals: ['payer_not_found', 'period_in_future', 'act_has_no_services', 'act_too_large'],
  },
  'GET /invoice': {
    summary: 'Счёт или акт в PDF',
    tag: 'payers',
    auth: 'required',
    query: z.object({ invoice_id: idSchema }),
    reply: { contentType: 'application/pdf' },
    refusals: ['invoice_not_found'],
  },
  'GET /invoices': {
    summary: 'Счета и акты пользователя, новые сверху, по 20',
    tag: 'payers',
    auth: 'required',
    query: z.object({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    reply: z.object({ invoices: z.array(invoiceSchema), total: z.int() }),
    refusals: [],
  },
} as const satisfies Endpoints;
