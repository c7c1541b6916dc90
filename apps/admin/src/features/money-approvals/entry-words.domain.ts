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
};

/** What happens when it is carried out: «Списать 12 000 ₽ собственных средств с баланса testov@example.com». */
export function entryWords({ kind, email, amount, purse, direction, payee }: Told): string {
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

export const secondWords = (rubles: number, above: number): string =>
  rubles > above
    ? 'Сумма выше порога: это случится, когда подтвердит другой сотрудник.'
    : 'Это случится сразу.';
