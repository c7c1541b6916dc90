import { required } from '../generic-rules.ts';
import { parseMoney } from '../money.ts';
import type { FormRules, Rule } from '../rule.ts';

/** The form of a new invoice or act; which of the last two fields is used depends on the kind. */
export type InvoiceForm = {
  kind: 'top-up' | 'order' | 'act';
  payer_id: string;
  /** Rubles as typed. */
  amount: string;
  order_id: string;
};

/** An amount an invoice may have: from one ruble to ten million, in kopecks. */
const LEAST = 100;
const MOST = 1_000_000_000;

export const isInvoiceAmount = (amount: string | number): boolean => {
  const money = parseMoney(amount);
  return money !== null && money >= LEAST && money <= MOST;
};

export const invoiceAmountText = 'Сумма от 1 до 10 000 000 ₽, не больше двух знаков после запятой';

const amount: Rule<string, InvoiceForm> = (text, form) => {
  if (form?.kind !== 'top-up') return null;
  return required()(text) ?? (isInvoiceAmount(text) ? null : invoiceAmountText);
};

const order: Rule<string, InvoiceForm> = (id, form) => (form?.kind === 'top-up' ? null : required()(id));

export const invoiceRules: FormRules<InvoiceForm> = {
  kind: [],
  payer_id: [required()],
  amount: [amount],
  order_id: [order],
};
