import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

export const paymentEndpoints = {
  'POST /payment/notification': {
    summary: 'Уведомление платёжного сервиса: сохраняется как есть, деньги двигаются после перечитывания платежа',
    tag: 'payments',
    auth: 'none',
    body: z.object({
      type: z.literal('notification'),
      event: z.enum([
        'payment.waiting_for_capture',
        'payment.succeeded',
        'payment.canceled',
        'refund.succeeded',
      ]),
      object: z.looseObject({ id: z.string().min(1).max(100), status: z.string().max(40) }),
    }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: [],
  },
} as const satisfies Endpoints;
