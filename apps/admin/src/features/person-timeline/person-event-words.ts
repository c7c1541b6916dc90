import type { PersonEvent } from '@proverka/contract/desk-person-parts';
import { consentPurposeWords } from '../../controls/consent-words.ts';
import { paymentStatus } from '../../controls/payment-words.ts';

const transferWords: Readonly<Record<string, string>> = {
  correction: 'Исправление баланса',
  advance_return: 'Возврат аванса',
  partner_payout: 'Выплата вознаграждения',
};

const purposeWords: Readonly<Record<string, string>> = consentPurposeWords;

/** What happened, in one line. */
export function personEventTitle({ kind, status, text }: PersonEvent): string {
  switch (kind) {
    case 'registered':
      return 'Аккаунт создан';
    case 'closed':
      return 'Аккаунт закрыт владельцем';
    case 'consent':
      return `${purposeWords[text] ?? text}: ${status === 'withdrawn' ? 'согласие отозвано' : 'согласие дано'}`;
    case 'order':
      return status === 'paid' ? 'Заказ оплачен' : 'Заказ создан';
    case 'payment':
      return `Платёж ${text}: ${paymentStatus(status)}`;
    case 'transfer':
      return transferWords[status] ?? status;
    case 'letter':
      return `Письмо «${text}»${status === 'waiting' ? ', ждёт отправки' : ''}`;
    case 'support':
      return `Обращение в поддержку № ${text}`;
    case 'dispute':
      return `Спор № ${text}: ${status === 'answered' ? 'дан ответ' : 'открыт'}`;
    case 'token':
      return `Токен API ${text}…: ${status === 'ended' ? 'закончен' : 'выпущен'}`;
    case 'note':
      return 'Заметка сотрудника';
    case 'tariff':
      return `Назначен тариф «${text}»`;
    case 'pause':
      return status === 'ended' ? 'Приостановка проверок снята' : 'Проверки людей приостановлены';
    default:
      return kind satisfies never;
  }
}
