import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';
import type { Letter } from '#platform/mail/letter.ts';

export const refunded = (site: string, title: string, amount: Money): Letter => ({
  subject: 'Деньги возвращены',
  paragraphs: [`${formatMoney(amount)} возвращены на карту. Банк зачисляет возврат за несколько дней.`],
  facts: [{ title: 'Услуга', value: title }],
  action: { title: 'Мои заказы', url: `${site}/user/orders/` },
});
