import type { OrderEvent, OrderEventKind } from '@proverka/contract/desk-orders';
import { rubles } from '@proverka/validation/money';
import { taskWords } from '@proverka/report-kit/status-words';
import { formatMoney } from '@proverka/words/money';
import { actTold } from './act-words.domain.ts';
import { paymentStatus } from '../../controls/payment-words.ts';
import { cancelWords, refusalWords } from './provider-words.ts';

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

const lineWords: Readonly<Record<string, string>> = {
  booked: 'зачислено',
  doubtful: 'ждёт решения',
  ignored: 'не зачислено',
};
const proposalWords: Readonly<Record<string, string>> = {
  waiting: 'предложена',
  done: 'подтверждена',
  ended: 'отклонена или отозвана',
};
const disputeWords: Readonly<Record<string, string>> = {
  opened: 'получено',
  corrected: 'находка исправлена',
  explained: 'объяснено',
  money_back: 'деньги возвращены',
};

/** What the time line can be narrowed to. */
export const kindWords: Readonly<Record<OrderEventKind, string>> = {
  placed: 'Создание',
  paid: 'Оплата заказа',
  payment: 'Платежи',
  refund: 'Возвраты на карту',
  return: 'Возвраты после оказания',
  receipt: 'Чеки',
  invoice: 'Счета и акты',
  task: 'Задачи и источники',
  report: 'Отчёты',
  letter: 'Письма',
  webhook: 'Вебхуки',
  bank: 'Поступления из банка',
  proposal: 'Оплата по документу',
  dispute: 'Сообщения об ошибке',
  act: 'Действия сотрудников',
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
      return `Возврат туда, откуда платили: ${paymentStatus(status)}`;
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
    case 'bank':
      return `Поступление из банка № ${text}: ${lineWords[status] ?? status}`;
    case 'proposal':
      return `Оплата по документу: ${proposalWords[status] ?? status} (${text})`;
    case 'dispute':
      return `Сообщение об ошибке № ${text}: ${disputeWords[status] ?? status}`;
    case 'act':
      return text === '' ? actTold(status) : `${actTold(status)}: ${text}`;
    default:
      return kind satisfies never;
  }
}

const reasonWords = ({ kind, status, reason }: OrderEvent): string => {
  if (status !== 'canceled') return reason;
  if (kind === 'refund') return refusalWords(reason);
  return kind === 'payment' ? cancelWords(reason) : reason;
};

/** Sum and reason, where there are any. */
export const eventFacts = (event: OrderEvent): string =>
  [event.amount === null ? '' : formatMoney(rubles(event.amount)), reasonWords(event)]
    .filter(Boolean)
    .join(' · ');
