import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema } from './values.ts';

export const conversionEndpoints = {
  'POST /actionpay/add': {
    summary:
      'Клик Actionpay, который привёл к своему заказу: об оплате узнает сеть; у заказа с кликом ничего не меняется',
    tag: 'partners',
    auth: 'required',
    body: z.object({ order_id: idSchema, actionpay_click: z.string().trim().min(1).max(200) }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['order_not_found'],
  },
} as const satisfies Endpoints;
