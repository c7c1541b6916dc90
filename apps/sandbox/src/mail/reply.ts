import type { Email } from 'postal-mime';
import type { Envelope } from './mailbox.ts';

/** Where an answer to a letter goes: its Reply-To, else its author. */
export function replyTarget({ replyTo, from }: Email): string {
  const [first] = replyTo ?? [];
  return first?.address ?? from?.address ?? '';
}

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

interface Answer extends Envelope {
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
}

/** A letter of plain text, as a mail program writes it. */
export const replyMessage = ({ from, to, subject, messageId, text }: Answer): Buffer =>
  Buffer.from(
    [
      `From: ${from}`,
      `To: ${to.join(', ')}`,
      `Subject: ${encoded(`Re: ${subject}`)}`,
      `Message-ID: ${messageId}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      (
        Buffer.from(text)
          .toString('base64')
          .match(/.{1,76}/g) ?? []
      ).join('\r\n'),
      '',
    ].join('\r\n'),
  );
