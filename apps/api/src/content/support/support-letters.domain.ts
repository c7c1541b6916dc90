import type { SupportRequest } from '@proverka/contract/support';
import type { Letter } from '#platform/mail/letter.ts';

export const forSupport = (number: number, request: SupportRequest): Letter => ({
  subject: `Обращение № ${number}`,
  paragraphs: ['Обращение из формы поддержки.'],
  facts: [
    { title: 'От кого', value: `${request.name}, ${request.email}` },
    { title: 'Страница', value: request.page || 'не указана' },
  ],
  quote: request.text.trim(),
});

/** Contains nothing the sender typed, because the address is not verified. */
export const forSender = (number: number): Letter => ({
  subject: `Мы получили ваше обращение № ${number}`,
  paragraphs: [`Обращение № ${number} у нас. Ответим на этот адрес.`],
  notes: ['Если вы не писали в поддержку, ничего не делайте.'],
});
