import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import { ownWords } from './letter-words.domain.ts';

interface ReadAttachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ReadMail {
  /** Lower case; empty when the letter names nobody. */
  readonly from: string;
  readonly fromName: string;
  readonly messageId: string | null;
  readonly subject: string;
  /** The writer's own words. */
  readonly text: string;
  /** Written by a program: an auto-reply, a report of a mail server, a mailing list. */
  readonly isAutomatic: boolean;
  readonly attachments: readonly ReadAttachment[];
}

/** Done in the process of `read-mail.ts`: what a stranger's letter says, in texts the database takes; null for what is no letter. */
export async function readMailApart(bytes: Uint8Array): Promise<ReadMail | null> {
  const email = await PostalMime.parse(bytes, { maxNestingDepth: 20, forceRfc822Attachments: true });
  // RFC 5322, 3.6: every letter names its author.
  if (!email.headers.some(({ key }) => key === 'from')) return null;
  const from = email.from !== undefined && 'address' in email.from ? email.from : undefined;
  return {
    from: clean(from?.address).trim().toLowerCase(),
    fromName: clean(from?.name),
    messageId: clean(email.messageId).slice(0, 500) || null,
    subject: clean(email.subject),
    text: ownWords(clean(email.text ?? textOf(email.html ?? ''))),
    isAutomatic: isAutomatic(email),
    attachments: email.attachments.map(({ filename, content }, at) => ({
      name: clean(filename) || `вложение-${at + 1}`,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}

/** PostgreSQL stores no NUL in a text. */
const clean = (text: string | null = ''): string => (text ?? '').replaceAll('\0', '');

/** RFC 3834 and what older programs write instead. */
function isAutomatic({ headers }: Email): boolean {
  const header = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = header('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)$/.test(header('precedence') ?? '') ||
    header('list-id') !== undefined ||
    header('x-autoreply') !== undefined ||
    header('x-autorespond') !== undefined ||
    /^multipart\/report\b/.test(header('content-type') ?? '')
  );
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

const textOf = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  }).replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity);
