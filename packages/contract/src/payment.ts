import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

export const paymentEndpoints = {
  'POST /payment/notification': {
    summary:
      'Уведомление платёжного сервиса: сохраняется как есть, деньги двигаются после перечитывания платежа',
    tag: 'payments',
    auth: 'none',
    isForSystems: true,
    // Anybody may send one and it is stored as received; the provider's own take a few kilobytes.
    bodyLimitBytes: 64 * 1024,
    body: z.object({
      type: z.string().max(40),
      // Any event is accepted: the provider adds new ones and repeats for a day what was not answered with 200.
      event: z.string().max(60),
      object: z.looseObject({ id: z.string().min(1).max(100), status: z.string().max(40) }),
    }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: [],
  },
} as const satisfies Endpoints;
