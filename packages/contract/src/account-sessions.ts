import { loginRules } from '@proverka/validation/forms/login';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { sessionSchema } from './settings.ts';
import { idSchema } from './values.ts';

const found = z.object({
  person: z.object({ id: idSchema, name: z.string(), email: z.string() }),
  sessions: z.array(sessionSchema.omit({ is_current: true })),
});
export type FoundAccount = z.infer<typeof found>;

const desk = { tag: 'admin', auth: 'required', grant: 'people', proof: 'fresh' } as const;

/** The staff sees where an account is open and ends that, when its owner cannot. */
export const accountSessionEndpoints = {
  'POST /admin/people/find': {
    ...desk,
    summary: 'Аккаунт по почте и где он открыт',
    body: z.object({ email: z.string().check(byRules<string>(loginRules.username)) }),
    reply: found,
    refusals: ['person_not_found'],
  },
  'POST /admin/people/{person_id}/sessions/close': {
    ...desk,
    summary:
      'Закрыть одну сессию аккаунта, а без её номера все вместе с токеном API и вебхуками; владелец получает письмо',
    params: z.object({ person_id: idSchema }),
    body: z.object({ session_id: idSchema.optional(), reason: z.string().trim().min(3).max(500) }),
    reply: z.object({ closed: z.int() }),
    refusals: ['person_not_found', 'session_not_found'],
  },
} as const satisfies Endpoints;
