import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema } from './values.ts';

/** What looked like stalking or scraping. */
export const pausePatterns = [
  'many_people_day',
  'many_people_week',
  'same_person',
  'many_customers',
] as const;
export type PausePattern = (typeof pausePatterns)[number];

/** `open`: checks are paused, the newest first; `ended`: lifted, the latest first. */
export const pauseLists = ['open', 'ended'] as const;
export type PauseList = (typeof pauseLists)[number];
export const pausesPageSize = 20;

export const checkPauseSchema = z.object({
  pause_id: idSchema,
  user_id: idSchema,
  pattern: z.enum(pausePatterns),
  counted: z.int(),
  allowed: z.int(),
  opened_at: instantSchema,
  /** When the staff decided that it stays. */
  kept_at: instantSchema.nullable(),
  ended_at: instantSchema.nullable(),
  /** The last decision in the words of the staff; empty before any. */
  reason: z.string(),
  /** Items of the account that were paid before and go on. */
  under_way: z.int(),
});
export type CheckPause = z.infer<typeof checkPauseSchema>;

export const checkPauseEndpoints = {
  'GET /admin/pauses': {
    summary: 'Аккаунты, чьи проверки людей приостановлены: почему, сколько насчитано',
    tag: 'pauses',
    auth: 'required',
    grant: 'pauses',
    query: z.object({
      list: z.enum(pauseLists).default('open'),
      page: z.coerce.number().int().min(0).max(10_000).default(0),
    }),
    reply: z.object({ pauses: z.array(checkPauseSchema), total: z.int() }),
    refusals: ['forbidden'],
  },
  'PUT /admin/pauses/{pause_id}': {
    summary: 'Решение о приостановке: снять или оставить, с причиной',
    tag: 'pauses',
    auth: 'required',
    grant: 'pauses',
    params: z.object({ pause_id: idSchema }),
    body: z.object({
      decision: z.enum(['lift', 'keep']),
      reason: z.string().trim().min(3).max(500),
    }),
    reply: checkPauseSchema,
    refusals: ['forbidden', 'pause_not_found', 'pause_ended'],
  },
} as const satisfies Endpoints;
