import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idempotencyHeaders, placedOrderSchema } from './order.ts';
import { topUpMistake } from './top-up-limits.ts';
import { rublesSchema } from './values.ts';

const topUpAmountSchema = rublesSchema.superRefine((amount, context) => {
  const message = topUpMistake(amount);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** The provider's widget on our page, or its own page that redirects back to `redirect_url`. */
export const confirmationKinds = ['embedded', 'redirect'] as const;

export const topUpBodySchema = z
  .object({
    amount: topUpAmountSchema,
    payment_source: z.enum(['yookassa', 'umoney']),
    confirmation: z.enum(confirmationKinds).default('embedded'),
    /** A page of the brand; only with `redirect`. Not `z.url`, which repairs addresses before anybody can judge them. */
    redirect_url: z.string().max(2000).optional(),
  })
  .refine(
    ({ confirmation, redirect_url }) => (confirmation === 'redirect') === (redirect_url !== undefined),
    {
      error: 'Адрес возврата нужен только для оплаты на странице платёжного сервиса',
      path: ['redirect_url'],
    },
  );
export type TopUpBody = z.input<typeof topUpBodySchema>;

/**
 * A top-up is an order without items: `GET /check_order_paid/{id}` returns whether it is paid and
 * `POST /order/{id}/payment` tries again.
 */
export const topUpEndpoints = {
  'POST /top_up': {
    summary:
      'Пополнение баланса: заказ без позиций. embedded — токен виджета в payment_data, redirect — адрес оплаты в redirect_url',
    tag: 'payments',
    auth: 'required',
    headers: idempotencyHeaders,
    body: topUpBodySchema,
    reply: placedOrderSchema,
    refusals: [
      'idempotency_key_missing',
      'idempotency_key_reused',
      'order_not_payable',
      'unpaid_limit_reached',
      'payment_provider_unavailable',
    ],
  },
} as const satisfies Endpoints;
