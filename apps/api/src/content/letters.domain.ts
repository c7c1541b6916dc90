import { letterTemplateTitles } from '@proverka/contract/template-letter';
import type { LetterTemplate } from '@proverka/contract/template-letter';
import type { Letter } from '#platform/mail/letter.ts';

type Content = Omit<Letter, 'subject'>;

/** Where the reader finds it in the account; `site` is the address of the brand. */
const contents: Readonly<Record<LetterTemplate, (site: string) => Content>> = {
  where_reports: (site) => ({
    paragraphs: [
      'Все ваши заказы и готовые отчёты хранятся в личном кабинете, в разделе «Заказы». Там же отчёт можно скачать в PDF.',
      'Пока отчёт готовится, страница заказа показывает, какие источники уже ответили. Когда он будет готов, мы напишем на эту почту.',
    ],
    action: { title: 'Мои заказы', url: `${site}/user/orders/` },
  }),
  how_to_pay: (site) => ({
    paragraphs: [
      'Неоплаченный заказ можно оплатить из раздела «Заказы»: картой или с баланса. Цена заказа не изменится.',
      'Юридическое лицо может пополнить баланс по счёту: он выставляется в разделе «Баланс».',
    ],
    action: { title: 'Мои заказы', url: `${site}/user/orders/` },
  }),
  how_refunds_work: (site) => ({
    paragraphs: [
      'Если источник не ответил и отчёт не получен, деньги за услугу возвращаются сами: на баланс или на карту, с которой вы платили.',
      'Если в отчёте ошибка, сообщите о ней на странице отчёта или напишите в поддержку: мы проверим и ответим.',
    ],
    action: { title: 'Обращения', url: `${site}/user/cases/` },
  }),
};

export const templateLetter = (template: LetterTemplate, site: string): Letter => ({
  subject: letterTemplateTitles[template],
  ...contents[template](site),
});
