import type { MoneyProposal, ProposalKind } from '@proverka/contract/money-proposal';
import { sumWords } from '../../controls/sum-words.ts';

export const kindWords: Readonly<Record<ProposalKind, string>> = {
  correction: 'Исправление баланса',
  advance_return: 'Возврат аванса',
  partner_payout: 'Выплата партнёру',
  order_payment: 'Оплата заказа по документу',
};

const LAST_DIGITS = 4;

type Told = Pick<MoneyProposal, 'kind' | 'email' | 'amount' | 'purse' | 'direction'> & {
  readonly payee: Pick<NonNullable<MoneyProposal['payee']>, 'name' | 'account' | 'bank'> | null;
  /** Of an advance: what goes to cards. */
  readonly cards?: MoneyProposal['cards'];
};

/** What happens when it is carried out: «Списать 12 000 ₽ собственных средств с баланса testov@example.com». */
export function entryWords({ kind, email, amount, purse, direction, payee, cards = [] }: Told): string {
  if (cards.length > 0) return cardsWords({ email, amount, payee, cards });
  const sum = sumWords(amount);
  if (kind === 'order_payment') return `Отметить заказ ${email} оплаченным на ${sum} и начать по нему работу`;
  if (kind === 'correction') {
    const money = purse === 'bonus' ? 'бонусов' : 'собственных средств';
    return direction === 'debit'
      ? `Списать ${sum} ${money} с баланса ${email}`
      : `Начислить ${sum} ${money} на баланс ${email}`;
  }
  const from = kind === 'advance_return' ? `с баланса ${email}` : `из вознаграждения партнёра ${email}`;
  const account =
    payee === null
      ? ''
      : ` на счёт ··${payee.account.slice(-LAST_DIGITS)}, ${payee.bank}, получатель ${payee.name}`;
  return `Отложить ${sum} ${from} и отправить${account}`;
}

/** «Вернуть с баланса testov@example.com 300 ₽ на карту ··4444 и 200 ₽ на счёт ··0001, …» */
function cardsWords({
  email,
  amount,
  payee,
  cards,
}: Pick<Told, 'email' | 'amount' | 'payee'> & Pick<MoneyProposal, 'cards'>): string {
  const rest = amount - cards.reduce((sum, card) => sum + card.amount, 0);
  const parts = cards.map((card) => `${sumWords(card.amount)} ${card.place}`);
  const account =
    payee === null
      ? ''
      : ` и ${sumWords(rest)} на счёт ··${payee.account.slice(-LAST_DIGITS)}, ${payee.bank}, получатель ${payee.name}`;
  return `Вернуть с баланса ${email} ${parts.join(', ')}${account}`;
}

export const secondWords = (rubles: number, above: number): string =>
  rubles > above
    ? 'Сумма выше порога: это случится, когда подтвердит другой сотрудник.'
    : 'Это случится сразу.';
