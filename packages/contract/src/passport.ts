import { passportRules } from '@proverka/validation/forms/passport-check';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import { processingConsentSchema } from './account.ts';
import type { Endpoints } from './endpoint.ts';
import { instantSchema, isoDateSchema } from './values.ts';

export const passportResults = ['valid', 'invalid', 'unavailable'] as const;
export type PassportResult = (typeof passportResults)[number];

/** Whether the person is born yet depends on today's date, which only the route knows. */
const rules = passportRules('9999-12-31');
const text = z.string().max(300);

export const passportCheckSchema = z.object({
  last_name: text.check(byRules(rules.last_name)),
  first_name: text.check(byRules(rules.first_name)),
  /** Empty for a person without one. */
  middle_name: text.check(byRules(rules.middle_name)),
  birth_date: text.check(byRules(rules.birth_date)),
  series: text.check(byRules(rules.series)),
  number: text.check(byRules(rules.number)),
  /** The version of the consent to processing of personal data; time and address are added by the server. */
  consent: processingConsentSchema,
});
export type PassportCheck = z.infer<typeof passportCheckSchema>;

/** Free and instant: a call, not an order. No data about the person is stored. */
export const passportEndpoints = {
  'POST /passport/check': {
    summary: 'Действительность паспорта: действителен, недействителен или не удалось проверить',
    tag: 'person-check',
    auth: 'none',
    body: passportCheckSchema,
    reply: z.object({
      result: z.enum(passportResults),
      source: z.string(),
      /** The date the source's answer is valid for. */
      source_date: isoDateSchema.nullable(),
      checked_at: instantSchema,
    }),
    refusals: [],
  },
} as const satisfies Endpoints;
