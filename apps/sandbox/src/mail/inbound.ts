import type { Envelope } from './mailbox.ts';

/** Posts JSON with headers and returns the status. */
type Post = (url: string, body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

/** Hands letters to the support over to the site, as a mail server with an HTTP transport does. */
export type Inbound = {
  /** The SMTP status the sender is told: 250 also when nobody is to be handed anything. */
  deliver: (raw: Buffer, envelope: Envelope) => Promise<number>;
};

export type InboundConfig = { url: string; secret: string };

const SUPPORT = /^help(?:\+[^@]*)?@(.+)$/i;

/** Without a configuration letters to the support are only kept in the inbox. */
export function createInbound(config: InboundConfig | undefined, post: Post): Inbound {
  return {
    async deliver(raw, envelope) {
      for (const recipient of envelope.to) {
        const domain = SUPPORT.exec(recipient)?.[1];
        if (config === undefined || domain === undefined) continue;
        const body = JSON.stringify({ sender: envelope.from, recipient, message: raw.toString('base64') });
        const headers = { 'x-mail-secret': config.secret, 'source-site': domain };
        const status = await post(config.url, body, headers).catch(() => 503);
        if (status >= 300) return smtpStatusOf(status);
      }
      return 250;
    },
  };
}

/** What may succeed later is refused for now, so that the sender's server repeats it (RFC 5321, 4.2.1). */
const smtpStatusOf = (status: number): number => (status === 429 || status >= 500 ? 451 : 550);
