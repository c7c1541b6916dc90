import { passportNumber, passportSeries } from '@proverka/validation/passport';
import { date } from '@proverka/validation/date';
import { required } from '@proverka/validation/generic-rules';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { instantSchema, isoDateSchema } from './values.ts';

export const passportResults = ['valid', 'invalid', 'unavailable'] as const;
export type PassportResult = (typeof passportResults)[number];

const namePart = z.string().max(100);

export const passportCheckSchema = z.object({
  last_name: namePart.check(byRules<string>([required()])),
  first_name: namePart.check(byRules<string>([required()])),
  /** Empty for a person without one. */
  middle_name: namePart,
  birth_date: z.string().check(byRules<string>([required(), date()])),
  series: z.string().check(byRules<string>([required(), passportSeries()])),
  number: z.string().check(byRules<string>([required(), passportNumber()])),
  /** The version of the consent to processing of personal data; time and address are added by the server. */
  consent: z.object({ personal_data_version: z.string().min(1).max(40) }),
});
export type PassportCheck = z.infer<typeof passportCheckSchema>;

/** Free and instant: a call, not an order. Nothing of what was asked is kept. */
export const passportEndpoints = {
  'POST /passport/check': {
    summary: 'Действительность паспорта: действителен, недействителен или не удалось проверить',
    tag: 'person-check',
    auth: 'none',
    body: passportCheckSchema,
    reply: z.object({
      result: z.enum(passportResults),
      source: z.string(),
      /** The date the source's answer holds for. */
      source_date: isoDateSchema.nullable(),
      checked_at: instantSchema,
    }),
    refusals: [],
  },
} as const satisfies Endpoints;
