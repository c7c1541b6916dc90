import { z } from 'zod';
import { sessionReplySchema } from './account.ts';
import { currentPasswordSchema } from './api-token.ts';
import type { Endpoints } from './endpoint.ts';
import { passkeyAttestationSchema, passkeyCreationSchema, proofRefusals, proofSchema } from './proof.ts';
import { idSchema, instantSchema } from './values.ts';

const withPassword = z.object({ password: currentPasswordSchema });
const passkeyParams = z.object({ passkey_id: idSchema });
const passkeyName = z.string().trim().min(1, 'Поле не должно быть пустым').max(60);
/** Shown once; empty where the person has codes already. */
const codesReply = z.object({ recovery_codes: z.array(z.string()) });
const ok = z.object({ ok: z.literal(true) });

export const factorsSchema = z.object({
  passkeys: z.array(
    z.object({
      passkey_id: idSchema,
      name: z.string(),
      /** The host it signs in to. */
      host: z.string(),
      created_date: instantSchema,
      last_used_date: instantSchema.nullable(),
    }),
  ),
  /** Since when codes of an app are asked for; null when they are not. */
  totp_since: instantSchema.nullable(),
  /** Not used yet. */
  recovery_codes: z.int(),
});
export type PersonFactors = z.infer<typeof factorsSchema>;

export const totpSetupSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The address as a QR code: the side in modules and the path of the dark ones, for SVG. */
  qr: z.object({ side: z.int(), path: z.string() }),
});
export type TotpSetup = z.infer<typeof totpSetupSchema>;

export const secondFactorEndpoints = {
  'POST /login/proof': {
    summary: 'Подтверждение входа вторым фактором; открывает сессию, один раз',
    tag: 'account',
    auth: 'none',
    body: proofSchema,
    reply: sessionReplySchema,
    refusals: proofRefusals,
  },
  'GET /person/factors': {
    summary: 'Ключи входа, коды из приложения и коды восстановления',
    tag: 'account',
    auth: 'required',
    reply: factorsSchema,
    refusals: [],
  },
  'POST /person/passkeys/options': {
    summary: 'Начало добавления ключа входа; нужен пароль',
    tag: 'account',
    auth: 'required',
    body: withPassword,
    reply: z.object({ challenge_id: z.string(), creation: passkeyCreationSchema }),
    refusals: ['wrong_password', 'passkey_limit_reached'],
  },
  'POST /person/passkeys': {
    summary: 'Новый ключ входа',
    tag: 'account',
    auth: 'required',
    body: z.object({
      challenge_id: z.string().max(100),
      name: passkeyName,
      credential: passkeyAttestationSchema,
    }),
    reply: codesReply,
    refusals: ['second_factor_expired', 'passkey_refused', 'passkey_exists'],
  },
  'PUT /person/passkeys/{passkey_id}': {
    summary: 'Другое название ключа входа',
    tag: 'account',
    auth: 'required',
    params: passkeyParams,
    body: z.object({ name: passkeyName }),
    reply: ok,
    refusals: ['passkey_not_found'],
  },
  'POST /person/passkeys/{passkey_id}/remove': {
    summary: 'Удаление ключа входа; нужен пароль',
    tag: 'account',
    auth: 'required',
    params: passkeyParams,
    body: withPassword,
    reply: ok,
    refusals: ['wrong_password', 'passkey_not_found'],
  },
  'POST /person/totp': {
    summary: 'Секрет для приложения с кодами; действует после первого кода; нужен пароль',
    tag: 'account',
    auth: 'required',
    body: withPassword,
    reply: totpSetupSchema,
    refusals: ['wrong_password', 'totp_exists'],
  },
  'POST /person/totp/confirm': {
    summary: 'Первый код из приложения: с него коды спрашиваются при входе',
    tag: 'account',
    auth: 'required',
    body: z.object({ code: z.string().trim().min(1, 'Введите код').max(20) }),
    reply: codesReply,
    refusals: ['totp_not_started', 'second_factor_wrong', 'second_factor_code_used', 'second_factor_clock'],
  },
  'POST /person/totp/remove': {
    summary: 'Коды из приложения больше не спрашиваются; нужен пароль',
    tag: 'account',
    auth: 'required',
    body: withPassword,
    reply: ok,
    refusals: ['wrong_password', 'totp_not_started'],
  },
  'POST /person/recovery_codes': {
    summary: 'Новые коды восстановления вместо прежних; нужен пароль',
    tag: 'account',
    auth: 'required',
    body: withPassword,
    reply: codesReply,
    refusals: ['wrong_password', 'second_factor_needed'],
  },
} as const satisfies Endpoints;
