import { z } from 'zod';
import { consentPurposes } from './consent-versions.ts';
import { deskListFields, deskPageFields, deskTextSchema } from './desk-page.ts';
import type { Endpoints } from './endpoint.ts';
import { sessionSchema } from './settings.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

export const deskBrands = ['real-estate', 'person-check'] as const;

/** `created`: when they registered; `spent`: what they were charged in all. */
export const peopleSorts = ['created', 'name', 'spent'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

const sum = rublesSchema.min(0).max(1_000_000_000);

export const peopleFilterSchema = z.object({
  /** Words a name, an e-mail or a phone begins with. */
  text: deskTextSchema.optional(),
  person_role: z.int().min(0).max(99).optional(),
  brand: z.enum(deskBrands).optional(),
  /** The tariff in force, assigned or reached. */
  tariff_simple_id: z.int().min(0).max(1000).optional(),
  /** Own money, without bonuses. */
  balance_from: sum.optional(),
  balance_to: sum.optional(),
  /** Days of Moscow, both included. */
  created_from: isoDateSchema.optional(),
  created_to: isoDateSchema.optional(),
  /** The campaign or the partner that brought the registration, exactly. */
  source: deskTextSchema.optional(),
  state: z.enum(['open', 'closed']).optional(),
});
export type PeopleFilter = z.infer<typeof peopleFilterSchema>;

export const deskPersonSchema = z.object({
  person_id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  person_role: z.int(),
  brand: z.enum(deskBrands),
  balance: rublesSchema,
  bonus_balance: rublesSchema,
  spent: rublesSchema,
  tariff_name: z.string(),
  created_date: instantSchema,
  /** The campaign, else the id of the partner; empty without either. */
  source: z.string(),
  is_closed: z.boolean(),
});
export type DeskPerson = z.infer<typeof deskPersonSchema>;

const dated = { created_date: instantSchema };

/** The latest of each, at most a hundred. */
export const personPageSchema = z.object({
  person: deskPersonSchema.extend({
    is_phone_verified: z.boolean(),
    is_email_verified: z.boolean(),
    /** The tariff was assigned by the staff. */
    has_own_tariff: z.boolean(),
    registration_url: z.string(),
    closed_date: instantSchema.nullable(),
    orders: z.int(),
  }),
  /** Movements of the balance; negative where money left it. */
  transactions: z.array(
    z.object({
      transaction_id: idSchema,
      ...dated,
      kind: z.string(),
      amount: rublesSchema,
      order_id: idSchema.nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      payment_id: idSchema,
      ...dated,
      status: z.string(),
      amount: rublesSchema,
      order_id: idSchema,
      provider_id: z.string(),
    }),
  ),
  tokens: z.array(
    z.object({
      token_id: idSchema,
      ...dated,
      prefix: z.string(),
      scopes: z.array(z.string()),
      expires_date: instantSchema,
      used_date: instantSchema.nullable(),
      /** Null while it is valid. */
      ended_date: instantSchema.nullable(),
    }),
  ),
  consents: z.array(
    z.object({
      consent_id: idSchema,
      purpose: z.enum(consentPurposes),
      version: z.string(),
      given_date: instantSchema,
      withdrawn_date: instantSchema.nullable(),
    }),
  ),
  sessions: z.array(sessionSchema.omit({ is_current: true })),
  /** Places the account was signed in to with its password: known by a mark only, so that guesses of strangers do not lock it. */
  places: z.array(z.object({ kind: z.enum(['device', 'network']), used_date: instantSchema })),
  /** What is asked for after the password. */
  factors: z.array(
    z.object({
      way: z.enum(['passkey', 'totp']),
      name: z.string(),
      ...dated,
      used_date: instantSchema.nullable(),
    }),
  ),
});
export type PersonPage = z.infer<typeof personPageSchema>;

const desk = { tag: 'admin', auth: 'required', grant: 'people', proof: 'fresh' } as const;

/** The filters are a body: what names a person stays out of addresses, which are logged. */
export const deskPeopleEndpoints = {
  'POST /admin/users': {
    ...desk,
    summary: 'Владельцы аккаунтов по фильтрам, страницами; чтение записывается в журнал',
    body: peopleFilterSchema.extend({
      ...deskPageFields,
      sort: z.enum(peopleSorts).default('created'),
      is_ascending: z.boolean().default(false),
    }),
    reply: z.object({ people: z.array(deskPersonSchema), ...deskListFields }),
    refusals: [],
  },
  'GET /admin/users/tariffs': {
    tag: 'admin',
    auth: 'required',
    grant: 'people',
    summary: 'Тарифы, по которым людей можно отобрать, скрытые тоже',
    reply: z.object({ tariffs: z.array(z.object({ tariff_simple_id: z.int(), tariff_name: z.string() })) }),
    refusals: [],
  },
  'GET /admin/users/{person_id}': {
    ...desk,
    summary: 'Один аккаунт: деньги, платежи, токены, согласия, сессии, устройства',
    params: z.object({ person_id: idSchema }),
    reply: personPageSchema,
    refusals: ['person_not_found'],
  },
  'GET /admin/emails/{letter_id}': {
    ...desk,
    summary: 'Текст письма, отправленного владельцу аккаунта',
    params: z.object({ letter_id: idSchema }),
    reply: z.object({ letter_id: idSchema, subject: z.string(), text: z.string(), ...dated }),
    refusals: ['letter_not_found'],
  },
} as const satisfies Endpoints;
