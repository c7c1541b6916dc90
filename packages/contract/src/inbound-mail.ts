import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

/** The size of a letter as it came, with its attachments. */
const maxInboundMailBytes = 20 * 1024 * 1024;

/** What became of a letter; a mail server need not repeat any of them. */
export const inboundMailOutcomes = ['opened', 'added', 'bounce_noted', 'ignored'] as const;
export type InboundMailOutcome = (typeof inboundMailOutcomes)[number];

export const inboundMailEndpoints = {
  'POST /support/mail': {
    summary: 'Письмо, пришедшее поддержке: его отдаёт почтовый сервер',
    tag: 'support',
    auth: 'none',
    isForSystems: true,
    bodyLimitBytes: Math.ceil(maxInboundMailBytes * 1.4),
    uploads: ({ message }: { message: string }) => [message],
    headers: z.object({ 'x-mail-secret': z.string().max(200).optional() }),
    body: z.object({
      /** The envelope: who sent it, empty for a bounce, and whom it was for. */
      sender: z.string().max(320),
      recipient: z.string().min(1).max(320),
      /** Base64 of the message as it came (RFC 5322). */
      message: z.base64().min(1),
    }),
    reply: z.object({ outcome: z.enum(inboundMailOutcomes) }),
    refusals: ['mail_unreadable', 'file_infected', 'file_unchecked'],
  },
} as const satisfies Endpoints;
