import { MAX_PASSWORD_LENGTH } from '@proverka/validation/password';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { tokenTerms as terms } from './token-terms.ts';
import { idSchema, instantSchema } from './values.ts';

/** The rights of a program's token: its owner chooses among those that the owner's role allows. */
export const apiScopes = [
  'objects:read',
  'orders:read',
  'orders:write',
  'reports:read',
  'account:read',
  'partner:read',
  'webhooks',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** For pages, which need no schemas, in `token-terms.ts`. */
export const tokenTerms = terms;
export type TokenTerm = (typeof tokenTerms)[number];

/** What ends tokens and webhooks together with the sessions of their owner. */
export const accountEndReasons = [
  'password_changed',
  'password_reset',
  'signed_out',
  'account_closed',
  'role_changed',
  'closed_by_staff',
] as const;
export const tokenEndReasons = ['expired', 'renewed', 'revoked', ...accountEndReasons] as const;
export type TokenEndReason = (typeof tokenEndReasons)[number];

/** The account's password, given once more for what outlives the visit. */
export const currentPasswordSchema = z.string().min(1).max(MAX_PASSWORD_LENGTH);

const apiTokenSchema = z.object({
  id: idSchema,
  /** The beginning of the token; the rest is shown once and never stored. */
  prefix: z.string(),
  /** Those chosen for the token that its owner's role still allows. */
  scopes: z.array(z.enum(apiScopes)),
  created_date: instantSchema,
  expires_date: instantSchema,
  last_used_date: instantSchema.nullable(),
  /** null while the token is valid. */
  ended_date: instantSchema.nullable(),
  end_reason: z.enum(tokenEndReasons).nullable(),
});

const apiAccessSchema = z.object({
  /** False for roles without tokens: buyers, sellers, administrators. */
  available: z.boolean(),
  /** The rights a token may be given. */
  scopes: z.array(z.enum(apiScopes)),
  /** The latest token, valid or not. */
  token: apiTokenSchema.nullable(),
  limit: z.object({ requests: z.int(), seconds: z.int() }),
  /** The latest lines of the log, newest first. */
  events: z.array(
    z.object({
      action: z.enum(['created', 'renewed', 'revoked', 'called', 'refused']),
      endpoint: z.string().nullable(),
      date: instantSchema,
    }),
  ),
});
export type ApiAccess = z.infer<typeof apiAccessSchema>;

export const apiTokenEndpoints = {
  'GET /api': {
    summary: 'Доступ к API: права, лимит, последний токен без его текста, журнал',
    tag: 'api',
    auth: 'required',
    reply: apiAccessSchema,
    refusals: [],
  },
  'POST /api/create_or_renew': {
    summary:
      'Новый токен на выбранный срок и с выбранными правами; нужен пароль. Прежний перестаёт действовать. Текст токена показывается один раз',
    tag: 'api',
    auth: 'required',
    body: z.object({
      password: currentPasswordSchema,
      scopes: z.array(z.enum(apiScopes)).min(1, 'Выберите хотя бы одно право').max(apiScopes.length),
      /** Days until the token expires. */
      days: z.literal(tokenTerms),
    }),
    reply: apiTokenSchema.extend({ token: z.string() }),
    refusals: ['wrong_password'],
  },
  'DELETE /api': {
    summary: 'Отзыв токена',
    tag: 'api',
    auth: 'required',
    reply: z.object({ ok: z.literal(true) }),
    refusals: [],
  },
} as const satisfies Endpoints;
