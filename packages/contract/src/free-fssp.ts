import { z } from 'zod';
import { processingConsentSchema } from './account.ts';
import type { Endpoints } from './endpoint.ts';
import { subjectDataSchema } from './subject.ts';
import { instantSchema, isoDateSchema } from './values.ts';

export const freeFsspResults = ['found', 'nothing_found', 'unavailable'] as const;
export type FreeFsspResult = (typeof freeFsspResults)[number];

/** Free and instant like the passport check: whether there are debts and how many; no data about the person is stored. */
export const freeFsspEndpoints = {
  'POST /fssp/free': {
    summary: 'Бесплатная проверка долгов у приставов: есть или нет и сколько записей',
    tag: 'person-check',
    auth: 'none',
    body: z.object({
      /** A person; the region narrows the search. */
      subject: subjectDataSchema,
      consent: processingConsentSchema,
    }),
    reply: z.object({
      result: z.enum(freeFsspResults),
      /** Proceedings about the person, without namesakes; null when it could not be checked. */
      count: z.int().nullable(),
      source: z.string(),
      source_date: isoDateSchema.nullable(),
      checked_at: instantSchema,
    }),
    refusals: ['subject_invalid'],
  },
} as const satisfies Endpoints;
