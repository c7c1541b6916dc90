import type { Letter } from '#platform/mail/letter.ts';

interface AskedWords {
  readonly url: string;
  readonly asker: string;
  readonly until: string;
}

/** To the person the question is about. */
export const consentAsked = ({ url, asker, until }: AskedWords): Letter => ({
  subject: 'У вас просят согласие на кредитный отчёт',
  paragraphs: [
    `${asker} просит вашего согласия на получение вашего кредитного отчёта. Прочитайте текст и решите: подписать или отказаться.`,
    `Ссылка действует до ${until}. Без вашей подписи бюро не спросят.`,
  ],
  action: { title: 'Прочитать и решить', url },
  notes: ['Если вы не знаете, кто это, откажитесь по ссылке или не отвечайте.'],
});

export const consentSms = ({ url, asker, until }: AskedWords, isReminder: boolean): string =>
  `${isReminder ? 'Напоминаем: ' : ''}${asker} просит согласие на ваш кредитный отчёт. Подписать или отказаться до ${until}: ${url}`;

/** To the buyer, a day before the end. */
export const consentUnsigned = (url: string, until: string): Letter => ({
  subject: 'Согласие ещё не подписано',
  paragraphs: [
    `Тот, о ком запрос, ещё не подписал согласие на кредитный отчёт. Мы напомнили ему и ждём до ${until}, потом вернём деньги.`,
    'На странице отчёта можно указать другой телефон или отменить проверку.',
  ],
  action: { title: 'Открыть отчёт', url },
});
