import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';
import type { Letter } from '#platform/mail/letter.ts';

/** A top-up arrived; `bonus` is the amount added on top, if any. */
export const toppedUp = (
  site: string,
  { amount, bonus, balance }: { readonly amount: Money; readonly bonus: Money; readonly balance: Money },
): Letter => ({
  subject: 'Баланс пополнен',
  paragraphs: [`Мы получили ${formatMoney(amount)}. Деньги уже на балансе.`],
  facts: [
    { title: 'Зачислено', value: formatMoney(amount) },
    ...(bonus > 0 ? [{ title: 'Бонус', value: formatMoney(bonus) }] : []),
    { title: 'Сейчас на балансе', value: formatMoney(balance) },
  ],
  action: { title: 'Баланс', url: `${site}/user/balance/` },
});

/** An invited user topped up. */
export const bonusCredited = (site: string, amount: Money): Letter => ({
  subject: 'Бонус за приглашённого друга',
  paragraphs: [
    `Человек, которого вы пригласили, пополнил баланс. Вам начислено ${formatMoney(amount)} бонусами.`,
    'Бонусами можно оплатить любой отчёт, кроме срочного исполнения заказа.',
  ],
  action: { title: 'Баланс', url: `${site}/user/balance/` },
});

/** The payment came after its order had expired or was paid. */
export const paymentKeptOnBalance = (site: string, amount: Money): Letter => ({
  subject: 'Оплата зачислена на баланс',
  paragraphs: [
    `Мы получили оплату ${formatMoney(amount)}, но её заказ уже закрыт. Деньги зачислены на ваш баланс.`,
    'Их можно потратить на новый заказ или вернуть, написав в поддержку.',
  ],
  action: { title: 'Баланс', url: `${site}/user/balance/` },
});
