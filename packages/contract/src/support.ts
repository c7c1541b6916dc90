import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import { processingConsentSchema } from './account.ts';
import type { Endpoints } from './endpoint.ts';
import { supportRules } from './support-form.ts';
import { idSchema } from './values.ts';

export const supportRequestSchema = z.object({
  name: z.string().trim().check(byRules<string>(supportRules.name)),
  email: z.string().trim().check(byRules<string>(supportRules.email)),
  text: z.string().trim().check(byRules<string>(supportRules.text)),
  /** The page the form was opened on; only its path is kept, and of that no ids. */
  page: z.string().max(2000),
  /** The version of the consent to processing of personal data, from a guest; time and address are added by the server. */
  consent: processingConsentSchema.optional(),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

export const supportEndpoints = {
  'POST /support': {
    summary: 'Обращение в поддержку из формы: номер и письмо отправителю',
    tag: 'support',
    auth: 'optional',
    body: supportRequestSchema,
    reply: z.object({
      number: z.int(),
      /** The case of whoever is signed in. */
      case_id: idSchema.optional(),
    }),
    refusals: [],
  },
} as const satisfies Endpoints;
