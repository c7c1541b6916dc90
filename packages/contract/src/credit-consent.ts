import { phoneCodeRules } from '@proverka/validation/forms/phone-code';
import { registerRules } from '@proverka/validation/forms/register';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema } from './values.ts';

/** What a credit history is asked for: the consent names it (218-FZ, article 6, part 9). */
export const creditPurposes = ['loan', 'rent', 'employment', 'deal', 'own'] as const;
export type CreditPurpose = (typeof creditPurposes)[number];

/**
 * `contact_needed`: nobody was asked yet. `expired`: three days have passed. `refused`, `withdrawn`: by the subject.
 * `replaced`: the buyer gave another contact. `cancelled`: the buyer does without.
 */
export const creditConsentStates = [
  'sent',
  'signed',
  'refused',
  'replaced',
  'cancelled',
  'expired',
  'withdrawn',
] as const;
export type CreditConsentState = (typeof creditConsentStates)[number];

/** What the buyer sees of the consent their check waits for. */
export const creditConsentSchema = z.object({
  state: z.enum(['contact_needed', ...creditConsentStates]),
  /** Who was asked, masked; empty while nobody was. */
  phone: z.string(),
  email: z.string(),
  asker: z.string(),
  is_own: z.boolean(),
  sent_at: instantSchema.nullable(),
  /** The subject has opened the link. */
  opened_at: instantSchema.nullable(),
  /** The message could not be sent. */
  is_undelivered: z.boolean(),
  /** Unsigned until then, the money goes back. */
  until: instantSchema.nullable(),
});
export type CreditConsentView = z.infer<typeof creditConsentSchema>;

const token = z.string().min(1).max(200);
const itemParams = z.object({ order_item_id: idSchema });

/** What the subject reads before signing. */
export const creditConsentPageSchema = z.object({
  state: z.enum(creditConsentStates),
  /** Who asks, through whom. */
  asker: z.string(),
  operator: z.string(),
  purpose: z.string(),
  subject: z.string(),
  version: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Where the code goes, masked. */
  phone: z.string(),
  until: instantSchema,
  signed_at: instantSchema.nullable(),
  /** What may still be done: sign or refuse; withdraw. */
  can_sign: z.boolean(),
  can_withdraw: z.boolean(),
});
export type CreditConsentPage = z.infer<typeof creditConsentPageSchema>;

/** Letters, digits and the signs of names: no addresses of pages in a message sent in our name. */
const asker = z
  .string()
  .trim()
  .min(2)
  .max(120)
  .regex(/^[\p{L}\d «»"().,№-]+$/u)
  .refine((text) => !/\p{L}\.\p{L}{2,}|www|http/iu.test(text));

export const creditConsentEndpoints = {
  'GET /report/{order_item_id}/credit_consent': {
    summary: 'Согласие, которого ждёт проверка кредитной истории',
    tag: 'reports',
    auth: 'required',
    params: itemParams,
    reply: creditConsentSchema,
    refusals: ['report_not_found', 'consent_not_awaited'],
  },
  'POST /report/{order_item_id}/credit_consent': {
    summary: 'Попросить согласие: ссылка уходит человеку, о котором запрос; новая отменяет прежнюю',
    tag: 'reports',
    auth: 'required',
    params: itemParams,
    body: z.object({
      phone: z.string().check(byRules<string>(registerRules.phone)),
      email: z.union([z.literal(''), z.email().max(200)]).default(''),
      asker,
      purpose: z.enum(creditPurposes).exclude(['own']),
    }),
    reply: creditConsentSchema,
    refusals: ['report_not_found', 'consent_not_awaited', 'consent_phone_is_buyers'],
  },
  'POST /report/{order_item_id}/credit_consent/own': {
    summary: 'Запрос о себе: подписывается кодом на подтверждённый телефон; возвращает код ссылки',
    tag: 'reports',
    auth: 'required',
    params: itemParams,
    reply: z.object({ token: z.string() }),
    refusals: ['report_not_found', 'consent_not_awaited', 'consent_not_own', 'phone_unverified'],
  },
  'POST /credit_consent/read': {
    summary: 'Согласие на запрос кредитной истории по ссылке: кто просит, зачем, текст',
    tag: 'reports',
    auth: 'none',
    body: z.object({ token }),
    reply: creditConsentPageSchema,
    refusals: ['consent_link_invalid'],
  },
  'POST /credit_consent/code': {
    summary: 'Код для подписи по SMS на телефон того, о ком запрос',
    tag: 'reports',
    auth: 'none',
    body: z.object({ token }),
    reply: z.object({ phone: z.string(), expires_in: z.int(), retry_in: z.int() }),
    refusals: ['consent_link_invalid', 'consent_closed', 'consent_codes_used_up', 'sms_unavailable'],
  },
  'POST /credit_consent/sign': {
    summary: 'Подпись согласия кодом из SMS, один раз',
    tag: 'reports',
    auth: 'none',
    body: z.object({
      token,
      version: z.string().min(1).max(40),
      code: z.string().trim().check(byRules<string>(phoneCodeRules.code)),
    }),
    reply: creditConsentPageSchema,
    refusals: [
      'consent_link_invalid',
      'consent_closed',
      'consent_text_changed',
      'consent_phone_taken',
      'code_wrong',
      'code_expired',
    ],
  },
  'POST /credit_consent/refuse': {
    summary: 'Отказ дать согласие: деньги возвращаются заказчику',
    tag: 'reports',
    auth: 'none',
    body: z.object({ token }),
    reply: creditConsentPageSchema,
    refusals: ['consent_link_invalid', 'consent_closed'],
  },
  'POST /credit_consent/withdraw': {
    summary: 'Отзыв подписанного согласия, пока бюро не ответило',
    tag: 'reports',
    auth: 'none',
    body: z.object({ token }),
    reply: creditConsentPageSchema,
    refusals: ['consent_link_invalid', 'consent_closed', 'consent_used'],
  },
} as const satisfies Endpoints;
