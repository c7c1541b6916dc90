import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

export const paymentEndpoints = {
  'POST /payment/notification': {
    summary:
      'Уведомление платёжного сервиса: сохраняется как есть, деньги двигаются после перечитывания платежа',
    tag: 'payments',
    auth: 'none',
    // Kept as it comes from whoever sends it; the provider's take a few kilobytes.
    bodyLimitBytes: 64 * 1024,
    body: z.object({
      type: z.string().max(40),
      // Any event is kept: the provider adds kinds of its own and repeats for a day what was not answered with 200.
      event: z.string().max(60),
      object: z.looseObject({ id: z.string().min(1).max(100), status: z.string().max(40) }),
    }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: [],
  },
} as const satisfies Endpoints;
