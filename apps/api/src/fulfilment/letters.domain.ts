import { formatMoney } from '@proverka/words/money';
import type { Money } from '@proverka/words/money';
import type { Letter } from '#platform/mail/letter.ts';

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

export const reportReady = (site: string, title: string, subject: string, path: string): Letter => ({
  subject: 'Отчёт готов',
  preview: `${title}: ${subject}`,
  paragraphs: ['Отчёт готов, его можно открыть и скачать в PDF.'],
  facts: [{ title, value: subject }],
  action: { title: 'Открыть отчёт', url: `${site}${path}` },
  notes: ['Отчёт хранится один месяц. PDF можно скачать на его странице.'],
});

/** `until`: when the sources stop waiting, in words. */
export const dataNeeded = (
  site: string,
  { title, subject, path, until }: Record<'title' | 'subject' | 'path' | 'until', string>,
): Letter => ({
  subject: 'Для отчёта нужны данные',
  preview: `${title}: ${subject}`,
  paragraphs: [
    'Некоторым источникам не хватает данных, чтобы ответить. Каких, сказано на странице отчёта.',
    'Если этих данных нет, нажмите «Пропустить эти проверки»: отчёт закончится без них, вывод станет уже. Если за пропущенную проверку названа отдельная цена, она вернётся; если других проверок в отчёте нет, вернётся вся сумма.',
    `Мы ждём до ${until}, потом пропустим эти проверки сами, на тех же условиях.`,
  ],
  facts: [{ title, value: subject }],
  action: { title: 'Дополнить данные', url: `${site}${path}` },
});

/** `until`: when the money goes back, in words. */
export const consentNeeded = (
  site: string,
  { title, subject, path, until }: Record<'title' | 'subject' | 'path' | 'until', string>,
): Letter => ({
  subject: 'Для отчёта нужно согласие',
  preview: `${title}: ${subject}`,
  paragraphs: [
    'Кредитную историю бюро показывает только с согласия того, о ком запрос. На странице отчёта укажите его телефон: мы пришлём ему ссылку, он прочитает текст и подпишет его кодом из SMS. О себе согласие даёте вы сами.',
    `Мы ждём согласия до ${until}. Если его не будет, деньги вернутся.`,
  ],
  facts: [{ title, value: subject }],
  action: { title: 'Открыть отчёт', url: `${site}${path}` },
});

/** For a list: one letter for all its rows. */
export const batchNeedsData = (
  site: string,
  { title, batchId, until }: Record<'title' | 'batchId' | 'until', string>,
): Letter => ({
  subject: 'Строкам списка нужны данные',
  paragraphs: [
    `«${title}»: некоторым источникам не хватает данных, чтобы ответить.`,
    'Строки отмечены на странице списка. В отчёте строки данные можно дополнить или пропустить проверки, которым их не хватает.',
    'Если данных нет ни для одной строки, нажмите на странице списка «Пропустить во всех строках». Что уже найдено опасного, там видно и до окончания проверки, с пометкой «предварительно».',
    `Мы ждём до ${until}, потом пропустим эти проверки сами. Строки, в которых не проверено ничего, не оплачиваются.`,
  ],
  action: { title: 'Открыть список', url: `${site}/wholesale/${batchId}/` },
});

/** About a service that was not rendered. */
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

/** Every check waited for data that nobody gave. */
export const itemSkipped = unfinished(
  'Проверка не состоялась',
  'Проверка не состоялась: без данных, которых не указали, источники не отвечают.',
);

/** Only a consent was awaited, which its subject did not give. */
export const itemWithoutConsent = unfinished(
  'Проверка не состоялась',
  'Проверка не состоялась: согласия того, о ком запрос, нет.',
);

/** The staff gave it up on the customer's request, not because of a source. */
export const itemGivenUp = unfinished(
  'Проверка остановлена',
  'Проверка остановлена по обращению в поддержку.',
);

/** About a service that was rendered; the money is on the balance at once. */
export const returned = (site: string, title: string, amount: Money): Letter => ({
  subject: 'Деньги возвращены',
  paragraphs: [`${formatMoney(amount)} возвращены на баланс.`],
  facts: [{ title: 'Услуга', value: title }],
  action: { title: 'Баланс', url: `${site}/user/balance/` },
});
