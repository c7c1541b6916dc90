import type { Letter } from '#platform/mail/letter.ts';

/** Everything below this line of an answer is our own letter. */
export const replyLine = 'Чтобы ответить, напишите выше этой строки';

const STRANGER = 'Если вы не писали в поддержку, ничего не делайте.';

interface AboutCase {
  readonly number: number;
  /** Leads to the case: in the account, or by a link only this letter holds. */
  readonly url: string;
}

/** Contains nothing the sender typed, because the address is not verified. */
export const caseReceived = ({ number, url }: AboutCase): Letter => ({
  subject: `Мы получили ваше обращение № ${number}`,
  paragraphs: [
    `Обращение № ${number} у нас. Ответим в рабочее время, а когда ответ будет готов, напишем на этот адрес.`,
  ],
  action: { title: 'Открыть обращение', url },
  notes: [STRANGER],
});

/** The answer itself, for an e-mail that is known to be the customer's. */
export const caseAnswered = ({ number, url }: AboutCase, text: string): Letter => ({
  subject: `Ответ на обращение № ${number}`,
  preview: 'Поддержка ответила на ваше обращение',
  paragraphs: [replyLine],
  quote: text,
  action: { title: 'Открыть обращение', url },
  notes: ['На это письмо можно ответить: сообщение попадёт в обращение.'],
});

/** Instead of the answer, while nobody has shown that the e-mail is theirs. */
export const caseAnswerWaits = ({ number, url }: AboutCase): Letter => ({
  subject: `Ответ на обращение № ${number}`,
  paragraphs: ['Поддержка ответила. Откройте обращение по ссылке: так вы подтвердите, что почта ваша.'],
  action: { title: 'Прочитать ответ', url },
  notes: [STRANGER],
});

export const caseClosed = ({ number, url }: AboutCase): Letter => ({
  subject: `Обращение № ${number} закрыто`,
  paragraphs: ['Мы закрыли обращение. Если вопрос остался, напишите ещё раз: обращение откроется снова.'],
  action: { title: 'Открыть обращение', url },
});
