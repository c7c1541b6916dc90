import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import { processingConsentSchema } from './account.ts';
import type { Endpoints } from './endpoint.ts';
import { supportRules } from './support-form.ts';

export const supportRequestSchema = z.object({
  name: z.string().trim().check(byRules<string>(supportRules.name)),
  email: z.string().trim().check(byRules<string>(supportRules.email)),
  text: z.string().trim().check(byRules<string>(supportRules.text)),
  /** The URL of the page the form was opened on, without its query. */
  page: z.string().max(2000),
  /** The version of the consent to processing of personal data, from a guest; time and address are added by the server. */
  consent: processingConsentSchema.optional(),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

export const supportEndpoints = {
  'POST /support': {
    summary: 'Обращение в поддержку: письмо поддержке и подтверждение отправителю',
    tag: 'support',
    auth: 'optional',
    body: supportRequestSchema,
    /** The request's number in both letters. */
    reply: z.object({ number: z.int() }),
    refusals: [],
  },
} as const satisfies Endpoints;
