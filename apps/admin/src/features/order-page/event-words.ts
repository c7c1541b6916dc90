import type { OrderEvent } from '@proverka/contract/desk-orders';
import { rubles } from '@proverka/validation/money';
import { taskWords } from '@proverka/report-kit/status-words';
import { formatMoney } from '@proverka/words/money';
import { paymentStatus } from '../../controls/payment-words.ts';

const taskStatus = (status: string): string =>
  status === 'started'
    ? 'начали'
    : status in taskWords
      ? taskWords[status as keyof typeof taskWords].word.toLowerCase()
      : status;

const deliveryWords: Readonly<Record<string, string>> = {
  waiting: 'ждёт отправки',
  sent: 'отправлено',
  delivered: 'доставлен',
  failed: 'не доставлен',
};

/** What happened, in one line. */
export function eventTitle({ kind, status, text }: OrderEvent): string {
  switch (kind) {
    case 'placed':
      return 'Заказ создан';
    case 'paid':
      return 'Заказ оплачен';
    case 'payment':
      return `Платёж ${text}: ${paymentStatus(status)}`;
    case 'refund':
      return `Возврат на карту: ${paymentStatus(status)}`;
    case 'return':
      return 'Деньги возвращены после оказания услуги';
    case 'receipt':
      return `Чек: ${paymentStatus(status)}`;
    case 'invoice':
      return `${status === 'act' ? 'Акт' : 'Счёт'} № ${text}`;
    case 'task':
      return `${text}: ${taskStatus(status)}`;
    case 'report':
      return `Отчёт № ${text} готов`;
    case 'letter':
      return `Письмо «${text}»: ${deliveryWords[status] ?? status}`;
    case 'webhook':
      return `Вебхук ${text}: ${deliveryWords[status] ?? status}`;
    default:
      return kind satisfies never;
  }
}

/** Sum and reason, where there are any. */
export const eventFacts = ({ amount, reason }: OrderEvent): string =>
  [amount === null ? '' : formatMoney(rubles(amount)), reason].filter(Boolean).join(' · ');
