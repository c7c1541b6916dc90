import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';
import type { Letter } from '#platform/mail/letter.ts';

export interface RefundTold {
  /** Of the service, or of the advance. */
  readonly title: string;
  readonly amount: Money;
  /** «на карту ··4444» */
  readonly place: string;
}

export const refunded = (site: string, { title, amount, place }: RefundTold): Letter => ({
  subject: 'Деньги возвращены',
  paragraphs: [`${formatMoney(amount)} возвращены ${place}. Банк зачисляет возврат за несколько дней.`],
  facts: [{ title: 'Услуга', value: title }],
  action: { title: 'Мои заказы', url: `${site}/user/orders/` },
});

/** A closed card: the money is safe, and there is another way to get it. */
export const refundRefused = (site: string, { title, amount, place }: RefundTold): Letter => ({
  subject: 'Возврат не прошёл, деньги на балансе',
  paragraphs: [
    `Вернуть ${formatMoney(amount)} ${place} не получилось: деньги там не приняли. Они зачислены на баланс.`,
    'Ими можно оплатить другие услуги. Чтобы получить их на банковский счёт, напишите в поддержку: получатель, номер счёта, БИК и название банка.',
  ],
  facts: [{ title: 'Услуга', value: title }],
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
