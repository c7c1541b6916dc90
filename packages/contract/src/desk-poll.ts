import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const count = z.number().int().nonnegative();

/** How many buyers of a product decided what after their reports. */
export const deskPollResultSchema = z.object({
  product_name_ru: z.string(),
  went_on: count,
  refused: count,
  undecided: count,
});
export type DeskPollResult = z.infer<typeof deskPollResultSchema>;

export const deskPollEndpoints = {
  'GET /admin/poll_results': {
    summary: 'Что покупатели решили после отчётов, по услугам; чтение записывается в журнал',
    tag: 'admin',
    auth: 'required',
    grant: 'reports',
    reply: z.object({ results: z.array(deskPollResultSchema) }),
    refusals: [],
  },
} as const satisfies Endpoints;
