import { phoneCodeRules } from '@proverka/validation/forms/phone-code';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

export const phoneEndpoints = {
  'GET /person/phone/send_verification_code': {
    summary: 'Код подтверждения по SMS на телефон пользователя; не чаще раза в минуту',
    tag: 'account',
    auth: 'required',
    reply: z.object({
      /** «+7 (9**) ***-**-22» */
      phone: z.string(),
      /** The code's validity in seconds. */
      expires_in: z.int(),
      /** Seconds until another may be requested. */
      retry_in: z.int(),
    }),
    refusals: ['phone_missing', 'phone_already_verified', 'sms_unavailable'],
  },
  'POST /person/phone/verify': {
    summary: 'Подтверждение телефона кодом из SMS',
    tag: 'account',
    auth: 'required',
    body: z.object({
      code: z.string().trim().check(byRules<string>(phoneCodeRules.code)),
    }),
    reply: z.object({ is_verified: z.literal(true) }),
    refusals: ['code_wrong', 'code_expired'],
  },
} as const satisfies Endpoints;
