import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';
import type { PausePattern } from '@proverka/contract/check-pause';
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

const patternWords: Readonly<Record<PausePattern, string>> = {
  many_people_day: 'много разных людей за сутки',
  many_people_week: 'много разных людей за неделю',
  same_person: 'один и тот же человек много раз за неделю',
  many_customers: 'одного человека проверяют много заказчиков',
};

/** To the staff: whose account it is stands at the desk. */
export const checksPaused = (pattern: PausePattern, counted: number, allowed: number): Letter => ({
  subject: 'Проверки людей приостановлены',
  paragraphs: [
    'Заказы одного аккаунта похожи на слежку или выгрузку. Новые проверки людей ему не продаются, оплаченные идут дальше.',
    'Решите на рабочем столе, снять приостановку или оставить.',
  ],
  facts: [
    { title: 'Признак', value: patternWords[pattern] },
    { title: 'Насчитано', value: String(counted) },
    { title: 'Обычно не больше', value: String(allowed) },
  ],
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

/** An invited user has had their top-up back. */
export const bonusTakenBack = (site: string, amount: Money): Letter => ({
  subject: 'Бонус за приглашённого друга отменён',
  paragraphs: [
    `Человек, которого вы пригласили, вернул пополнение, за которое вам начислили бонус. ${formatMoney(amount)} бонусами списаны.`,
    'Если остались вопросы, напишите в поддержку.',
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

export interface PaidByBank {
  readonly invoiceNumber: string;
  readonly amount: Money;
  readonly received: Money;
}

/** The bank brought all of an order's invoice, and the work has begun. */
export const invoicePaid = (site: string, { invoiceNumber, amount }: PaidByBank): Letter => ({
  subject: 'Оплата по счёту получена',
  paragraphs: ['Деньги пришли, заказ выполняется. Отчёты появятся в заказах по мере готовности.'],
  facts: [
    { title: 'Счёт', value: invoiceNumber },
    { title: 'Поступило', value: formatMoney(amount) },
  ],
  action: { title: 'Мои заказы', url: `${site}/user/orders/` },
});

/** Less than the order needs: it goes on waiting, and what came is an advance. */
export const invoicePaidInPart = (
  site: string,
  { invoiceNumber, amount, received }: PaidByBank,
  due: Money,
): Letter => ({
  subject: 'Оплата по счёту получена не полностью',
  paragraphs: [
    'Поступившие деньги зачислены на ваш баланс. Заказ начнём выполнять, когда по счёту придёт остаток.',
  ],
  facts: [
    { title: 'Счёт', value: invoiceNumber },
    { title: 'Поступило сейчас', value: formatMoney(amount) },
    { title: 'Всего по счёту', value: formatMoney(received) },
    { title: 'Нужно', value: formatMoney(due) },
  ],
  action: { title: 'Баланс', url: `${site}/user/balance/` },
});
