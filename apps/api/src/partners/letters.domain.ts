import { ifNotYou, occasionFacts, securityAction } from '#accounts/letters.domain.ts';
import type { Occasion } from '#accounts/letters.domain.ts';
import type { Letter } from '#platform/mail/letter.ts';

/** Names the host only: the rest of an address may be a secret. */
export const webhookMade = (site: string, made: Occasion & { host: string }): Letter => ({
  subject: 'Добавлен вебхук',
  paragraphs: [
    'В вашем личном кабинете добавлен вебхук: на этот сервер будут приходить сообщения об изменениях ваших заказов и отчётов.',
    ifNotYou,
  ],
  facts: [{ title: 'Сервер', value: made.host }, ...occasionFacts(made)],
  action: securityAction(site),
});
