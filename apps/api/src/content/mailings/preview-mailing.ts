import type { MailingPreview } from '@proverka/contract/mailing';
import { renderLetter } from '#platform/mail/render-letter.domain.ts';
import type { ContentDeps } from '../deps.ts';
import { mailingBody, mailingLetter } from './mailing-letter.ts';
import type { MailingContent } from './mailing-letter.ts';
import { countSubscribers } from './mailing.store.ts';

/** The letter of a mailing as a reader sees it. Nothing is stored. */
export async function previewMailing(deps: ContentDeps, content: MailingContent): Promise<MailingPreview> {
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
