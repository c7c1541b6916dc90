import { registerRules } from '@proverka/validation/forms/register';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import { sessionReplySchema } from './account.ts';
import type { Endpoints } from './endpoint.ts';

export const emailVerificationEndpoints = {
  'POST /person/email/send_verification': {
    summary: 'Ещё одно письмо со ссылкой для подтверждения почты',
    tag: 'account',
    auth: 'required',
    reply: z.object({
      /** «t***@example.com» */
      email: z.string(),
    }),
    refusals: ['email_already_verified'],
  },
  'POST /person/email/verify': {
    summary: 'Подтверждение почты ссылкой из письма и свой пароль; остальные сессии аккаунта закрываются',
    tag: 'account',
    auth: 'optional',
    body: z.object({
      token: z.string().max(100),
      password: z.string().check(byRules<string>(registerRules.password)),
    }),
    /** `is_signed_in` is false where another account's session is open: that one stays. */
    reply: sessionReplySchema.extend({ is_signed_in: z.boolean() }),
    refusals: ['email_link_invalid', 'password_weak'],
  },
} as const satisfies Endpoints;
