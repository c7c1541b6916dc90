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
  /** Of a letter one may end receiving: one POST there does it. */
  readonly unsubscribeUrl?: string | null;
}

export interface Mailer {
  /** Throws when the mail server did not take the letter, or nobody knows whether it did. */
  readonly send: (letter: OutgoingLetter) => Promise<void>;
}

/** A mail server that falls silent holds up one connection to the database for so long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** To the mail server, of one process. */
export const mailConnections = 3;

export function createMailer({ smtpUrl, from }: PlatformConfig['mail']): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mailConnections,
    ...patience,
  });
  return {
    async send({ messageId, brand, recipient, subject, text, html, unsubscribeUrl }) {
      await transport.sendMail({
        messageId,
        from: senderOf(brand, from[brand]),
        to: recipient,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && oneClick(unsubscribeUrl)) },
      });
    },
  };
}

/** RFC 8058: both headers, or mail programs show no button. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The brand's name stands before a bare address; a configuration that names a sender itself is left alone. */
const senderOf = (brand: BrandId, from: string) =>
  from.includes('<') ? from : { name: brandOf(brand).name, address: from };
