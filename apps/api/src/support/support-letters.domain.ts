import type { SupportRequest } from '@proverka/contract/support';
import type { Letter } from '../mail/letter.domain.ts';

export const forSupport = (number: number, request: SupportRequest): Letter => ({
  subject: `Обращение № ${number}`,
  paragraphs: [
    `${request.name}, ${request.email}`,
    ...request.text.split(/\n+/).filter((line) => line.trim() !== ''),
    `Страница: ${request.page || 'не указана'}`,
  ],
});

/** Repeats nothing that was typed: nobody has proved yet that the address is theirs. */
export const forSender = (number: number): Letter => ({
  subject: `Мы получили ваше обращение № ${number}`,
  paragraphs: [
    `Обращение № ${number} у нас. Ответим на этот адрес.`,
    'Если вы не писали в поддержку, ничего не делайте.',
  ],
});
