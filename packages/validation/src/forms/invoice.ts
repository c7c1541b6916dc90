import { isIsoDate } from '../date.ts';
import { required } from '../generic-rules.ts';
import { parseMoney } from '../money.ts';
import type { FormRules, Rule } from '../rule.ts';

/** The form of a new invoice or act; which of the last fields are used depends on the kind. */
export type InvoiceForm = {
  kind: 'top-up' | 'order' | 'act' | 'period';
  payer_id: string;
  /** Rubles as typed. */
  amount: string;
  order_id: string;
  /** ISO days of an act for a period, both included. */
  from: string;
  to: string;
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

const order: Rule<string, InvoiceForm> = (id, form) =>
  form?.kind === 'order' || form?.kind === 'act' ? required()(id) : null;

const DAY_MS = 86_400_000;
/** A leap year. */
const LONGEST_PERIOD_DAYS = 366;

export const actPeriodReversedText = 'Раньше начала периода';
export const actPeriodLongText = 'Выберите период не длиннее 366 дней';

/** Both days are included. */
export const isActPeriodShort = ({ from, to }: Pick<InvoiceForm, 'from' | 'to'>): boolean =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS < LONGEST_PERIOD_DAYS;

const day: Rule<string, InvoiceForm> = (iso, form) => {
  if (form?.kind !== 'period') return null;
  return required()(iso) ?? (isIsoDate(iso) ? null : 'Невалидная дата');
};

const lastDay: Rule<string, InvoiceForm> = (to, form) => {
  if (form?.kind !== 'period' || !isIsoDate(form.from)) return null;
  if (to < form.from) return actPeriodReversedText;
  return isActPeriodShort({ from: form.from, to }) ? null : actPeriodLongText;
};

export const invoiceRules: FormRules<InvoiceForm> = {
  kind: [],
  payer_id: [required()],
  amount: [amount],
  order_id: [order],
  from: [day],
  to: [day, lastDay],
};
