import { loginRules } from '@proverka/validation/forms/login';
import { registerRules } from '@proverka/validation/forms/register';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import {
  factorProofSchema,
  factorWays,
  passkeyOptionsSchema,
  passkeyRegistrationSchema,
  totpCodeSchema,
} from './factor-proof.ts';
import { staffGrants } from './grants.ts';
import { staffRoles } from './staff-roles.ts';
import { idSchema, instantSchema } from './values.ts';

/** Shown once, in an answer or a letter; kept as a hash. */
const secretSchema = z.string().min(20).max(200);

/** What has to be shown next. `challenge` works once, for five minutes. */
export const staffChallengeSchema = z.object({
  challenge: z.string(),
  ways: z.array(z.enum(factorWays)),
  /** For `navigator.credentials.get`; null without a passkey of this host. */
  passkey_options: passkeyOptionsSchema.nullable(),
});
export type StaffChallenge = z.infer<typeof staffChallengeSchema>;

export const staffMemberSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  grants: z.array(z.enum(staffGrants)),
  /** When the passkey or the TOTP code was last shown. */
  proved_date: instantSchema,
  /** When the session ends at the latest; it ends earlier after 30 minutes without a request. */
  expires_date: instantSchema,
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** `token` is filled for programs only: a browser gets its session in the HttpOnly `__Host-staff` cookie. */
const staffSessionSchema = z.object({ staff: staffMemberSchema, token: z.string() });

export const staffEnrolmentSchema = z.object({
  /** Masked. */
  email: z.string(),
  /** For `navigator.credentials.create`. */
  passkey_options: passkeyOptionsSchema,
  totp: z.object({ secret: z.string(), uri: z.string() }),
});
export type StaffEnrolment = z.infer<typeof staffEnrolmentSchema>;

/** The desk's sign-in: password, then a passkey or a TOTP code. Answered on the desk's host only. */
export const staffSignInEndpoints = {
  'POST /staff/login': {
    summary: 'Вход сотрудника, первый шаг: пароль. Сессию не открывает',
    tag: 'staff',
    auth: 'none',
    body: z.object({
      username: z.string().check(byRules<string>(loginRules.username)),
      password: z.string().check(byRules<string>(loginRules.password)),
    }),
    reply: staffChallengeSchema,
    refusals: ['wrong_credentials'],
  },
  'POST /staff/proof': {
    summary: 'Вход сотрудника, второй шаг: ключ доступа или код TOTP. Открывает сессию',
    tag: 'staff',
    auth: 'none',
    body: z.object({ challenge: secretSchema, proof: factorProofSchema }),
    reply: staffSessionSchema,
    refusals: ['staff_challenge_over', 'proof_refused', 'second_factor_code_used', 'second_factor_clock'],
  },
  'POST /staff/fresh_proof/ask': {
    summary: 'Чем подтвердить действие: вызов для ключа доступа или код TOTP',
    tag: 'staff',
    auth: 'required',
    reply: staffChallengeSchema,
    refusals: [],
  },
  'POST /staff/fresh_proof': {
    summary: 'Подтверждение действия ключом доступа или кодом TOTP; действует пять минут',
    tag: 'staff',
    auth: 'required',
    body: z.object({ challenge: secretSchema, proof: factorProofSchema }),
    reply: z.object({ staff: staffMemberSchema }),
    refusals: ['staff_challenge_over', 'proof_refused', 'second_factor_code_used', 'second_factor_clock'],
  },
  'POST /staff/logout': {
    summary: 'Выход сотрудника',
    tag: 'staff',
    auth: 'optional',
    reply: z.object({ ok: z.literal(true) }),
    refusals: [],
  },
  'GET /staff/me': {
    summary: 'Кто вошёл: роли, права, когда подтверждён вход',
    tag: 'staff',
    auth: 'required',
    reply: z.object({ staff: staffMemberSchema }),
    refusals: [],
  },
  'POST /staff/enrolment/look': {
    summary: 'Что предлагает код допуска: почта, вызов для ключа доступа, секрет TOTP. Код не гасится',
    tag: 'staff',
    auth: 'none',
    body: z.object({ code: secretSchema }),
    reply: staffEnrolmentSchema,
    refusals: ['enrolment_invalid'],
  },
  'POST /staff/enrolment': {
    summary: 'Код допуска гасится: задаются пароль и ключ доступа или TOTP, прежние перестают действовать',
    tag: 'staff',
    auth: 'none',
    body: z.object({
      code: secretSchema,
      password: z.string().check(byRules<string>(registerRules.password)),
      factor: z.discriminatedUnion('way', [
        z.object({ way: z.literal('passkey'), passkey: passkeyRegistrationSchema }),
        z.object({ way: z.literal('totp'), code: totpCodeSchema }),
      ]),
    }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['enrolment_invalid', 'password_weak', 'proof_refused'],
  },
} as const satisfies Endpoints;
