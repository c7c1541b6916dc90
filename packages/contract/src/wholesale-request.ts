import { parsePhone } from '@proverka/validation/phone';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import { processingConsentSchema } from './account.ts';
import type { Endpoints } from './endpoint.ts';
import { supportRules, supportTextMaxLength } from './support-form.ts';
import { idSchema } from './values.ts';

export const wholesaleRequestSchema = z.object({
  name: z.string().trim().check(byRules<string>(supportRules.name)),
  email: z.string().trim().check(byRules<string>(supportRules.email)),
  phone: z
    .string()
    .max(30)
    .refine((text) => text === '' || parsePhone(text) !== null, 'Некорректный номер телефона')
    .default(''),
  /** How many reports somebody expects to need. */
  reports_a_month: z.int().min(1).max(1_000_000),
  text: z.string().trim().max(supportTextMaxLength, { message: 'Поле слишком длинное' }).default(''),
  /** From a guest, as in `POST /support`. */
  consent: processingConsentSchema.optional(),
});
export type WholesaleRequest = z.infer<typeof wholesaleRequestSchema>;

export const wholesaleRequestEndpoints = {
  'POST /events/opt': {
    summary: 'Заявка на оптовый заказ: обращение в поддержку с номером и письмо отправителю',
    tag: 'support',
    auth: 'optional',
    body: wholesaleRequestSchema,
    reply: z.object({
      number: z.int(),
      /** The case of whoever is signed in. */
      case_id: idSchema.optional(),
    }),
    refusals: [],
  },
} as const satisfies Endpoints;
