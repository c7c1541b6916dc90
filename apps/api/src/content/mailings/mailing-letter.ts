import type { BrandId } from '@proverka/brand/host';
import sanitizeHtml from 'sanitize-html';
import { renderMarkdown, wordsOf } from '../articles/render-markdown.ts';
import { looks } from '#platform/mail/letter-look.domain.ts';
import type { Letter } from '#platform/mail/letter.ts';

/** The preview line in an inbox. */
const PREVIEW_LENGTH = 120;

export interface MailingContent {
  readonly brand: BrandId;
  readonly subject: string;
  /** Markdown. */
  readonly text: string;
}

/** Equal for every reader except for the unsubscribe link. `site` is the public address of the brand. */
export const mailingLetter = (
  { brand, subject, text }: MailingContent,
  site: string,
): Omit<Letter, 'unsubscribePage'> => ({
  subject,
  preview: wordsOf(text).slice(0, PREVIEW_LENGTH),
  paragraphs: [],
  rich: { html: styled(renderMarkdown(text), brand, site), text: absoluteLinks(text, site) },
});

const textTags = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a', 'strong', 'em', 's', 'br'];

/** What a letter says, for a page of ours: the same tags without the styles of letters. */
export const mailingBody = ({ text }: MailingContent, site: string): string =>
  sanitizeHtml(renderMarkdown(text), {
    allowedTags: textTags,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: {
          href: href.startsWith('/') ? `${site}${href}` : href,
          rel: 'noopener noreferrer',
          target: '_blank',
        },
      }),
    },
  });

/** Mail programs ignore style sheets: tags get inline styles, and unsupported tags are dropped with their text kept. */
function styled(html: string, brand: BrandId, site: string): string {
  const { primary, line, sunken } = looks[brand];
  const styles: Readonly<Record<string, string>> = {
    h2: 'margin:24px 0 12px;font-size:20px;line-height:26px;font-weight:700',
    h3: 'margin:20px 0 8px;font-size:17px;line-height:26px;font-weight:700',
    p: 'margin:0 0 16px',
    ul: 'margin:0 0 16px;padding:0 0 0 24px',
    ol: 'margin:0 0 16px;padding:0 0 0 24px',
    li: 'margin:0 0 8px',
    blockquote: `margin:0 0 16px;padding:12px 16px;background:${sunken};border-left:3px solid ${primary}`,
    hr: `margin:24px 0;border:0;border-top:1px solid ${line}`,
    a: `color:${primary}`,
  };
  return sanitizeHtml(html, {
    allowedTags: textTags,
    allowedAttributes: { '*': ['style'], a: ['style', 'href'] },
    transformTags: {
      '*': (tagName, { href }) => ({
        tagName,
        attribs: {
          ...(href !== undefined && { href: href.startsWith('/') ? `${site}${href}` : href }),
          ...(styles[tagName] !== undefined && { style: styles[tagName] }),
        },
      }),
    },
  });
}

const absoluteLinks = (markdown: string, site: string): string =>
  markdown.replaceAll(/\]\((\/[^\s()]*)\)/g, `](${site}$1)`);
