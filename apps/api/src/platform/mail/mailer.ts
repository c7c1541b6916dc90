import { createTransport } from 'nodemailer';
import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import type { PlatformConfig } from '../config.ts';

export interface OutgoingLetter {
  readonly messageId: string;
  readonly brand: BrandId;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The unsubscribe URL of a mailing: one POST there is enough. */
  readonly unsubscribeUrl?: string | null;
  /** Where an answer goes, unless to the sender. */
  readonly replyTo?: string | null;
}

export interface Mailer {
  /** Throws when the mail server refused the letter or its answer was lost. */
  readonly send: (letter: OutgoingLetter) => Promise<void>;
}

/** A mail server that stops responding occupies one database connection for this long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Connections to the mail server per process. */
export const mailConnections = 3;

export function createMailer({ smtpUrl, from }: PlatformConfig['mail']): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mailConnections,
    ...patience,
  });
  return {
    async send({ messageId, brand, recipient, subject, text, html, unsubscribeUrl, replyTo }) {
      await transport.sendMail({
        messageId,
        from: senderOf(brand, from[brand]),
        to: recipient,
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && oneClick(unsubscribeUrl)) },
      });
    },
  };
}

/** RFC 8058 requires both headers, or mail programs show no button. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Prefixes a bare address with the brand's name; a configured sender name is left alone. */
const senderOf = (brand: BrandId, from: string) =>
  from.includes('<') ? from : { name: brandOf(brand).name, address: from };
