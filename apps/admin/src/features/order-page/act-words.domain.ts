import type { WorkedItem, WorkedTask } from '@proverka/contract/order-tasks';
import { sumWords } from '../../controls/sum-words.ts';

/** What an act of the staff is called where it has happened. */
const told: Readonly<Record<string, string>> = {
  'order.paid_by_hand': 'Отмечен оплаченным по документу',
  'order.cancelled': 'Неоплаченный заказ отменён',
  'order.product_attached': 'Услуга добавлена бесплатно',
  'item.corrected': 'Данные позиции исправлены',
  'item.returned': 'Деньги за позицию возвращены',
  'task.sent_again': 'Вопрос отправлен заново',
  'task.number_attached': 'Прикреплён номер у поставщика',
  'task.answered_by_hand': 'Документ загружен вручную',
  'task.asked_now': 'Источники спрошены вне очереди',
  'file.read': 'Файл скачан',
  'report.read': 'Отчёт открыт',
};

export const actTold = (event: string): string => told[event] ?? event;

export const sendAgainWords = ({ title }: WorkedTask): string =>
  `Вопрос «${title}» уйдёт источнику заново, и источник возьмёт плату ещё раз. Ответ на прежний вопрос больше не нужен и не будет принят. Покупатель ничего не доплачивает.`;

export const attachNumberWords = (number: string): string =>
  `Задача дождётся документа по номеру ${number || '…'} у поставщика, нового платного вопроса не будет. Документ о другом объекте не примем.`;

export const answerWords =
  'Документ станет ответом источника: отчёт соберётся, деньги за готовую позицию спишутся, покупателю уйдёт письмо. Документ о другом объекте не примем.';

export function correctWords({ status }: WorkedItem, checks: number): string {
  return status === 'created'
    ? 'Заказ ещё не оплачен: изменится только то, о чём он. Цена останется.'
    : `Прежние ответы удалятся, проверки (${checks}) начнутся заново за наш счёт. Правка покупателя не тратится.`;
}

export const paidWords = (due: number, above: number): string =>
  due > above
    ? `Это ${sumWords(due)}, больше ${sumWords(above)}: заказ станет оплаченным, когда подтвердит другой сотрудник в разделе «Деньги».`
    : `${sumWords(due)} пройдут по документу исправлением, заказ станет оплаченным, работа начнётся сразу, покупателю уйдёт письмо. Чек не пробивается.`;

export const cancelWords =
  'Заказ закроется без оплаты, удержанная часть баланса вернётся. Если деньги за него всё же придут, они останутся на балансе покупателя.';

export const attachProductWords = (service: string): string =>
  `Покупатель получит услугу «${service || '…'}» о том же бесплатно: появится новый заказ на 0 ₽, источники оплатим мы, покупателю уйдёт письмо.`;
