import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema } from './values.ts';

/** The rights of a program's token; which of them a token has depends on its owner's role. */
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

const apiTokenSchema = z.object({
  id: idSchema,
  /** The beginning of the token; the rest is shown once and never stored. */
  prefix: z.string(),
  created_date: instantSchema,
  last_used_date: instantSchema.nullable(),
});

const apiAccessSchema = z.object({
  /** False for roles without tokens: buyers, sellers, administrators. */
  available: z.boolean(),
  scopes: z.array(z.enum(apiScopes)),
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
    summary: 'Доступ к API: права, лимит, действующий токен без его текста, журнал',
    tag: 'api',
    auth: 'required',
    reply: apiAccessSchema,
    refusals: [],
  },
  'POST /api/create_or_renew': {
    summary: 'Новый токен; прежний перестаёт действовать. Текст токена показывается один раз',
    tag: 'api',
    auth: 'required',
    reply: apiTokenSchema.extend({ token: z.string(), scopes: z.array(z.enum(apiScopes)) }),
    refusals: [],
  },
  'DELETE /api': {
    summary: 'Отзыв токена',
    tag: 'api',
    auth: 'required',
    reply: z.object({ ok: z.literal(true) }),
    refusals: [],
  },
} as const satisfies Endpoints;
