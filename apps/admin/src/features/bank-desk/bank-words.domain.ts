import type {
  BankLine,
  DeskInvoice,
  InvoiceState,
  LineDoubt,
  LineState,
} from '@proverka/contract/bank-statement';
import { sumWords } from '../../controls/sum-words.ts';

export const invoiceStateWords: Readonly<Record<InvoiceState, string>> = {
  open: 'Ждёт оплаты',
  part: 'Оплачен частично',
  paid: 'Оплачен',
  overdue: 'Срок прошёл',
};

export const lineStateWords: Readonly<Record<LineState, string>> = {
  booked: 'Зачислено',
  doubtful: 'Ждёт решения',
  ignored: 'Не зачислено',
};

export const doubtWords: Readonly<Record<LineDoubt, string>> = {
  no_number: 'В назначении нет номера счёта',
  several_numbers: 'В назначении несколько счетов',
  unknown_number: 'Счёта с таким номером нет',
  two_candidates: 'Подходят два счёта',
  no_inn: 'Банк не указал ИНН плательщика',
  other_payer: 'Платит не тот, кому выставлен счёт',
  sum_less: 'Поступило меньше, чем в счёте',
  sum_more: 'Поступило больше, чем в счёте',
  already_paid: 'Этот счёт уже оплачен',
  not_credited: 'Банк не указал дату поступления',
  twin: 'Похоже на уже загруженный платёж: отличается только назначение',
  payout_differs: 'Сумма или счёт не те, что в нашем поручении',
};

/** What will happen when a line is booked to an invoice, before it does. */
export function bookingWords(line: Pick<BankLine, 'amount'>, invoice: DeskInvoice): string {
  const left = Math.max(0, invoice.amount - invoice.received);
  const start = `${sumWords(line.amount)} зачислятся на баланс плательщика «${invoice.payer_name}» по счёту ${invoice.number}.`;
  if (left === 0) return `${start} Счёт уже оплачен: деньги останутся на балансе авансом.`;
  if (line.amount < left) return `${start} До полной оплаты не хватит ${sumWords(left - line.amount)}.`;
  const order = invoice.order_id === null ? '' : ' Заказ начнёт выполняться.';
  const more =
    line.amount > left ? ` Лишние ${sumWords(line.amount - left)} останутся на балансе авансом.` : '';
  return `${start}${order}${more}`;
}

export const ignoringWords = (line: Pick<BankLine, 'amount'>): string =>
  `${sumWords(line.amount)} не будут зачислены никому. Решение останется в журнале, и изменить его нельзя.`;
