import { loginRules } from '@proverka/validation/forms/login';
import { registerRules } from '@proverka/validation/forms/register';
import { resetRules } from '@proverka/validation/forms/reset';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { staffGrants } from './grants.ts';
import { proofChallengeSchema } from './proof.ts';
import { registrationRoles } from './roles.ts';
import { staffRoles } from './staff-roles.ts';
import { decimalRublesSchema, idSchema, instantSchema } from './values.ts';

const versionSchema = z.string().min(1).max(40);

/** The version of the consent to processing; what else is recorded is added by the server (152-FZ). */
export const processingConsentSchema = z.object({ personal_data_version: versionSchema });

/** The accepted documents and their versions. Those not needed to buy are never asked for (152-FZ, article 9). */
export const consentSchema = processingConsentSchema.extend({
  offer_version: versionSchema,
  third_parties_version: versionSchema.optional(),
  news_version: versionSchema.optional(),
});

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  /** Available for orders: own money and bonus together. */
  balance: decimalRublesSchema,
  person_role: z.int(),
  person_id: idSchema,
});
export type User = z.infer<typeof userSchema>;

/** `jwt.token` is filled for API clients only: a browser gets its session in the HttpOnly `_token` cookie. */
export const sessionReplySchema = z.object({ data: userSchema, jwt: z.object({ token: z.string() }) });

/** Widened: a form knows its roles as numbers. */
const roleNumbers: readonly [number, ...number[]] = registrationRoles;

export const registrationSchema = z.object({
  name: z.string().check(byRules<string>(registerRules.name)),
  email: z.string().check(byRules<string>(registerRules.email)),
  phone: z.string().check(byRules<string>(registerRules.phone)),
  password: z.string().check(byRules<string>(registerRules.password)),
  person_role: z.literal(roleNumbers),
  registartion_url: z.string().max(2000),
  partner_id: z.string().max(64).optional(),
  consent: consentSchema,
});
export type Registration = z.infer<typeof registrationSchema>;

/** `own_order`: opened by a guest's order. `password_change`: opened by a password from a letter. */
export const restrictedSessionSchema = z.object({
  to: z.enum(['own_order', 'password_change']),
  email: z.string(),
  /** Of `own_order`. */
  order_id: idSchema.nullable(),
});
export type RestrictedSession = z.infer<typeof restrictedSessionSchema>;

export const tokenCheckSchema = z.object({
  valid: z.boolean(),
  account: z
    .object({
      balance: decimalRublesSchema,
      /** The part of the balance that is bonus money. */
      bonus_balance: decimalRublesSchema,
      person_id: idSchema,
      /** Charged for delivered items so far; tariffs depend on it. */
      sum_of_transactions: decimalRublesSchema,
    })
    .nullable(),
  person: userSchema.nullable(),
  tariff: z.object({ tariff_simple_id: z.int() }).nullable(),
  /** True: `GET /products` answers the owner of the session what it answers a guest. */
  has_list_prices: z.boolean().optional(),
  /** A session that may do little, and why; `account`, `person` and `tariff` are null then. */
  restricted: restrictedSessionSchema.optional(),
  /** A member of the staff uses the session in its owner's place, until then. */
  impersonation: z.object({ ends_date: instantSchema }).optional(),
  /** A session opened at the desk. */
  staff: z.object({ roles: z.array(z.enum(staffRoles)), grants: z.array(z.enum(staffGrants)) }).optional(),
});
export type TokenCheck = z.infer<typeof tokenCheckSchema>;

export const personSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Verified by a code sent to the phone; another phone has to be verified again. */
  is_phone_verified: z.boolean(),
  person_role: z.int(),
  created_date: instantSchema,
});

export const accountEndpoints = {
  'POST /register': {
    summary: 'Регистрация',
    tag: 'account',
    auth: 'none',
    query: z.object({ campaign: z.string().max(100).optional() }),
    body: registrationSchema,
    reply: sessionReplySchema,
    refusals: ['email_taken', 'password_weak'],
  },
  'POST /login': {
    summary: 'Вход',
    tag: 'account',
    auth: 'none',
    body: z.object({
      username: z.string().check(byRules<string>(loginRules.username)),
      password: z.string().check(byRules<string>(loginRules.password)),
      remember: z.boolean().optional(),
    }),
    /** A session, or the question that an account with a second factor is opened by. */
    reply: z.union([sessionReplySchema, z.object({ second_factor: proofChallengeSchema })]),
    refusals: ['wrong_credentials'],
  },
  'POST /logout': {
    summary: 'Выход: сессия отзывается',
    tag: 'account',
    auth: 'optional',
    reply: z.object({ ok: z.literal(true) }),
    refusals: [],
  },
  'POST /token': {
    summary: 'Проверка сессии',
    tag: 'account',
    auth: 'optional',
    reply: tokenCheckSchema,
    refusals: [],
  },
  'POST /token/entry_code': {
    summary:
      'Код для адреса страницы (jwt_token): открывает одну сессию на этом же сайте в течение пяти минут',
    tag: 'account',
    auth: 'required',
    reply: z.object({ jwt_token: z.string(), expires_in: z.int() }),
    refusals: [],
  },
  'POST /token/entry_code/look': {
    summary: 'Чей вход откроет jwt_token; у вошедшего код гасится, а сессия остаётся',
    tag: 'account',
    auth: 'optional',
    body: z.object({ jwt_token: z.string().max(400) }),
    reply: z.object({
      is_signed_in: z.boolean(),
      /** Masked; empty for whoever is signed in. */
      email: z.string(),
      /** The code is for a member of the staff, who will be signed in as the owner of the e-mail. */
      is_impersonation: z.boolean(),
    }),
    refusals: ['wrong_credentials'],
  },
  'POST /token/exchange': {
    summary: 'Обмен jwt_token из адреса на сессию, один раз; открытая сессия никогда не заменяется',
    tag: 'account',
    auth: 'optional',
    body: z.object({ jwt_token: z.string().max(400) }),
    reply: sessionReplySchema,
    refusals: ['wrong_credentials', 'second_factor_needed'],
  },
  'PUT /reset': {
    summary: 'Новый пароль на почту; прежний действует, пока не использован новый',
    tag: 'account',
    auth: 'none',
    encoding: 'form',
    body: z.object({ username: z.string().check(byRules<string>(resetRules.username)) }),
    reply: z.object({ reset: z.literal('ok') }),
    refusals: [],
  },
  'GET /person/{id}': {
    summary: 'Данные пользователя; чужие видит только администратор',
    tag: 'account',
    auth: 'required',
    params: z.object({ id: idSchema }),
    reply: personSchema,
    refusals: ['person_not_found'],
  },
} as const satisfies Endpoints;
