import { formatMoney } from '@proverka/validation/money-format';
import type { Money } from '@proverka/validation/money';
import type { Letter } from './letter.domain.ts';

/** `site` is the public address of the brand, without a trailing slash. */
export const registered = (site: string): Letter => ({
  subject: 'Вы зарегистрированы',
  paragraphs: ['Вы успешно зарегистрированы. Ваши заказы и отчёты — в личном кабинете.'],
  action: { title: 'Личный кабинет', url: `${site}/user/` },
});

export const registeredWithOrder = (site: string, email: string, password: string): Letter => ({
  subject: 'Личный кабинет создан',
  // The password must not be what an inbox shows beside the subject.
  preview: 'Пароль для входа — в письме.',
  paragraphs: ['Вместе с заказом для вас создан личный кабинет.'],
  facts: [
    { title: 'E-mail', value: email },
    { title: 'Пароль', value: password },
  ],
  action: { title: 'Личный кабинет', url: `${site}/user/` },
  notes: ['Смените пароль в настройках после первого входа.'],
});

export const newPassword = (site: string, password: string): Letter => ({
  subject: 'Новый пароль',
  preview: 'Новый пароль действует 24 часа.',
  paragraphs: [
    'Вы просили новый пароль. Он действует 24 часа. После входа с ним прежний пароль перестанет работать; пока вы не вошли, прежний действует.',
  ],
  facts: [{ title: 'Ваш новый пароль', value: password }],
  action: { title: 'Войти', url: `${site}/` },
  notes: ['Если вы не просили новый пароль, ничего не делайте.'],
});

export interface OrderedItem {
  readonly title: string;
  readonly subject: string;
  readonly price: Money;
}

export const orderPaid = (site: string, items: readonly OrderedItem[], total: Money): Letter => ({
  subject: 'Заказ оплачен',
  paragraphs: [`Мы получили оплату ${formatMoney(total)} и начали проверку.`],
  bill: { lines: items, total },
  action: { title: 'Мои заказы', url: `${site}/user/orders/` },
  notes: ['Когда отчёт будет готов, мы пришлём письмо.'],
});

/** A top-up arrived; `bonus` is what came on top of it, if anything. */
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

/** Somebody they invited topped up. */
export const bonusCredited = (site: string, amount: Money): Letter => ({
  subject: 'Бонус за приглашённого друга',
  paragraphs: [
    `Человек, которого вы пригласили, пополнил баланс. Вам начислено ${formatMoney(amount)} бонусами.`,
    'Бонусами можно оплатить любой отчёт, кроме срочного исполнения заказа.',
  ],
  action: { title: 'Баланс', url: `${site}/user/balance/` },
});

/** The money came after its order could no longer take it. */
export const paymentKeptOnBalance = (site: string, amount: Money): Letter => ({
  subject: 'Оплата зачислена на баланс',
  paragraphs: [
    `Мы получили оплату ${formatMoney(amount)}, но её заказ уже закрыт. Деньги зачислены на ваш баланс.`,
    'Их можно потратить на новый заказ или вернуть, написав в поддержку.',
  ],
  action: { title: 'Баланс', url: `${site}/user/balance/` },
});

/** Of a list: one letter for all its reports. */
export const batchFinished = (site: string, title: string, done: number, failed: number): Letter => ({
  subject: 'Список проверен',
  paragraphs: [
    `«${title}»: готово отчётов — ${done}${failed > 0 ? `, не удалось проверить — ${failed}` : ''}.`,
    ...(failed > 0 ? ['Деньги за невыполненные строки возвращаем: где они, сказано в итогах.'] : []),
    'Итоги — на странице списка, там же таблица XLSX. Отчёты хранятся один месяц.',
  ],
  action: { title: 'Открыть итоги', url: `${site}/wholesale/` },
});

export const conclusionClosed = (site: string, title: string, id: string, isWritten: boolean): Letter => ({
  subject: isWritten ? 'Экспертное заключение готово' : 'Экспертное заключение не написано',
  paragraphs: [
    isWritten
      ? `Заключение по отчёту «${title}» написано. Кто его написал и когда, сказано на его странице.`
      : `По отчёту «${title}» заключения не будет. Почему и что с деньгами, сказано на странице запроса.`,
  ],
  action: { title: 'Открыть', url: `${site}/fizcheck-expert/${id}/` },
});

export const riskConcluded = (site: string, title: string, path: string): Letter => ({
  subject: 'К отчёту добавлено заключение',
  paragraphs: [`В отчёте «${title}» появилось заключение. Кто его написал и когда, сказано в отчёте.`],
  action: { title: 'Открыть отчёт', url: `${site}${path}` },
});

export const reportReady = (site: string, title: string, subject: string, path: string): Letter => ({
  subject: 'Отчёт готов',
  preview: `${title}: ${subject}`,
  paragraphs: ['Отчёт готов, его можно открыть и скачать в PDF.'],
  facts: [{ title, value: subject }],
  action: { title: 'Открыть отчёт', url: `${site}${path}` },
  notes: ['Отчёт хранится один месяц. PDF можно скачать на его странице.'],
});

/** `until` is when the sources stop waiting, in words. */
export const dataNeeded = (
  site: string,
  { title, subject, path, until }: Record<'title' | 'subject' | 'path' | 'until', string>,
): Letter => ({
  subject: 'Для отчёта нужны данные',
  preview: `${title}: ${subject}`,
  paragraphs: [
    'Некоторым источникам не хватает данных, чтобы ответить. Каких, сказано на странице отчёта: дополните их или пропустите эти проверки.',
    `Мы ждём до ${until}. Потом отчёт закончится без этих проверок, а если других в нём нет, деньги вернутся.`,
  ],
  facts: [{ title, value: subject }],
  action: { title: 'Дополнить данные', url: `${site}${path}` },
});

/** Of a list: one letter for all its rows. */
export const batchNeedsData = (site: string, title: string, batchId: string): Letter => ({
  subject: 'Строкам списка нужны данные',
  paragraphs: [
    `«${title}»: некоторым источникам не хватает данных, чтобы ответить.`,
    'Строки отмечены на странице списка. В отчёте строки данные можно дополнить или пропустить проверки, которым их не хватает.',
  ],
  action: { title: 'Открыть список', url: `${site}/wholesale/${batchId}/` },
});

/** Of a service that was not rendered. */
const unfinished =
  (subject: string, why: string) =>
  (site: string, title: string, about: string, moneyNote: string): Letter => ({
    subject,
    preview: moneyNote,
    paragraphs: [why, moneyNote],
    facts: [{ title, value: about }],
    action: { title: 'Мои заказы', url: `${site}/user/orders/` },
  });

export const itemFailed = unfinished('Не удалось проверить', 'Источник не ответил, проверить не удалось.');

/** The staff gave it up on the customer's word: no source is to blame. */
export const itemGivenUp = unfinished(
  'Проверка остановлена',
  'Проверка остановлена по обращению в поддержку.',
);

/** For a service that was rendered; the balance has it at once. */
export const returned = (site: string, title: string, amount: Money): Letter => ({
  subject: 'Деньги возвращены',
  paragraphs: [`${formatMoney(amount)} возвращены на баланс.`],
  facts: [{ title: 'Услуга', value: title }],
  action: { title: 'Баланс', url: `${site}/user/balance/` },
});

export const refunded = (site: string, title: string, amount: Money): Letter => ({
  subject: 'Деньги возвращены',
  paragraphs: [`${formatMoney(amount)} возвращены на карту. Банк зачисляет возврат за несколько дней.`],
  facts: [{ title: 'Услуга', value: title }],
  action: { title: 'Мои заказы', url: `${site}/user/orders/` },
});
