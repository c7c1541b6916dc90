import { z } from 'zod';
import { consentPurposes } from './consent-versions.ts';
import type { Endpoints } from './endpoint.ts';
import { instantSchema, isoDateSchema } from './values.ts';

const versionSchema = z.string().min(1).max(40);
const purposeSchema = z.enum(consentPurposes);

export const consentTextSchema = z.object({
  purpose: purposeSchema,
  title: z.string(),
  version: versionSchema,
  from_date: isoDateSchema,
  /** SHA-256 of the text. */
  hash: z.string(),
  is_current: z.boolean(),
});
export type ConsentText = z.infer<typeof consentTextSchema>;

export const personConsentSchema = z.object({
  purpose: purposeSchema,
  title: z.string(),
  current_version: versionSchema,
  /** Of the consent that holds; null where there is none. */
  version: versionSchema.nullable(),
  given_at: instantSchema.nullable(),
  /** Of the last consent, when it was withdrawn. */
  withdrawn_at: instantSchema.nullable(),
});
export type PersonConsent = z.infer<typeof personConsentSchema>;

const personConsents = z.object({ consents: z.array(personConsentSchema) });
const optionalPurpose = z.enum(['third_parties', 'news']);

export const consentEndpoints = {
  'GET /consent_texts': {
    summary: 'Опубликованные редакции документов, с которыми соглашаются посетители, новые сверху',
    tag: 'consents',
    auth: 'none',
    reply: z.object({ texts: z.array(consentTextSchema) }),
    refusals: [],
  },
  'GET /consent_texts/{purpose}/{version}': {
    summary: 'Текст редакции, точно каким он был опубликован',
    tag: 'consents',
    auth: 'none',
    params: z.object({ purpose: purposeSchema, version: versionSchema }),
    reply: consentTextSchema.extend({ text: z.string() }),
    refusals: [],
  },
  'GET /person/consents': {
    summary: 'Согласия пользователя: редакция и с какого времени',
    tag: 'account',
    auth: 'required',
    reply: personConsents,
    refusals: [],
  },
  'POST /person/consents/{purpose}': {
    summary: 'Согласие даётся; версия — действующая',
    tag: 'account',
    auth: 'required',
    params: z.object({ purpose: optionalPurpose }),
    body: z.object({ version: versionSchema }),
    reply: personConsents,
    refusals: [],
  },
  'DELETE /person/consents/{purpose}': {
    summary:
      'Отзыв согласия: рассылка или передача данных прекращается сразу. Согласие на обработку отзывает POST /person/delete',
    tag: 'account',
    auth: 'required',
    params: z.object({ purpose: optionalPurpose }),
    reply: personConsents,
    refusals: ['consent_not_given'],
  },
} as const satisfies Endpoints;
