import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';
import type { Letter } from '#platform/mail/letter.ts';

export interface RefundTold {
  /** Of the service; null for an advance. */
  readonly title: string | null;
  readonly amount: Money;
  /** «на карту ··4444» */
  readonly place: string;
}

const factsOf = ({ title }: RefundTold): NonNullable<Letter['facts']> =>
  title === null
    ? [{ title: 'За что', value: 'Аванс: пополнение баланса' }]
    : [{ title: 'Услуга', value: title }];

export const refunded = (site: string, told: RefundTold): Letter => ({
  subject: 'Деньги возвращены',
  paragraphs: [
    `${formatMoney(told.amount)} возвращены ${told.place}. Банк зачисляет возврат за несколько дней.`,
  ],
  facts: factsOf(told),
  action: { title: 'Мои заказы', url: `${site}/user/orders/` },
});

/** Whose fault it is, as far as the provider says. */
function whyRefused(refusal: string): string {
  switch (refusal) {
    case 'rejected_by_payee':
      return 'деньги там не приняли';
    case 'yoo_money_account_closed':
      return 'кошелёк закрыт';
    case 'insufficient_funds':
      return 'это сбой на нашей стороне';
    default:
      return 'банк или платёжный сервис отказал';
  }
}

/** A closed card: the money is safe, and there is another way to get it. `refusal`: why, in the provider's words. */
export const refundRefused = (site: string, told: RefundTold & { readonly refusal: string }): Letter => ({
  subject: 'Возврат не прошёл, деньги на балансе',
  paragraphs: [
    `Не получилось вернуть ${formatMoney(told.amount)} ${told.place}: ${whyRefused(told.refusal)}. Деньги зачислены на баланс.`,
    'Ими можно оплатить другие услуги. Чтобы получить их на банковский счёт, напишите в поддержку: получатель, номер счёта, БИК и название банка.',
  ],
  facts: factsOf(told),
  action: { title: 'Баланс', url: `${site}/user/balance/` },
});

const LAST_DIGITS = 4;

/** The bank has sent an advance or a partner's reward. */
export const payoutPaid = (
  site: string,
  {
    amount,
    account,
    isReward,
  }: { readonly amount: Money; readonly account: string; readonly isReward: boolean },
): Letter => ({
  subject: isReward ? 'Вознаграждение выплачено' : 'Аванс возвращён',
  paragraphs: [
    `${formatMoney(amount)} отправлены на счёт, который заканчивается на ${account.slice(-LAST_DIGITS)}. Банк получателя зачислит их в течение нескольких дней.`,
  ],
  action: { title: 'Баланс', url: `${site}/user/balance/` },
});
