import type { MailingPreview } from '@proverka/contract/mailing';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { renderLetter } from '#platform/mail/render-letter.domain.ts';
import type { ContentDeps } from '../deps.ts';
import { mailingBody, mailingLetter } from './mailing-letter.ts';
import type { MailingContent } from './mailing-letter.ts';
import { countSubscribers } from './mailing.store.ts';

/** The letter of a mailing as a reader sees it. Only the journal keeps that somebody looked. */
export async function previewMailing(
  deps: ContentDeps,
  caller: Caller,
  content: MailingContent,
): Promise<MailingPreview> {
  const event = { event: 'mailing.previewed', ownerId: null, subject: content.brand } as const;
  await recordEvent(deps, deps.db, caller, event);
  const site = deps.config.publicUrls[content.brand];
  const letter = mailingLetter(content, site);
  const { subject, text } = renderLetter(
    { ...letter, unsubscribePage: `${site}/unsubscribe/` },
    content.brand,
  );
  return {
    subject,
    preview: letter.preview ?? '',
    body_html: mailingBody(content, site),
    text,
    subscribers: await countSubscribers(deps.db, content.brand),
  };
}
