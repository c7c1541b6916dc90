import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';
import type { Letter } from '#platform/mail/letter.ts';

export const refunded = (site: string, title: string, amount: Money): Letter => ({
  subject: 'Деньги возвращены',
  paragraphs: [`${formatMoney(amount)} возвращены на карту. Банк зачисляет возврат за несколько дней.`],
  facts: [{ title: 'Услуга', value: title }],
  action: { title: 'Мои заказы', url: `${site}/user/orders/` },
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
