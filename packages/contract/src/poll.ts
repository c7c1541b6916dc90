import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema } from './values.ts';

/** «Что вы решили после отчёта?» */
export const pollAnswers = ['went_on', 'refused', 'undecided'] as const;
export type PollAnswer = (typeof pollAnswers)[number];

export const pollEndpoints = {
  'POST /poll': {
    summary: 'Один вопрос после отчёта: что решил покупатель; второй ответ заменяет первый',
    tag: 'reports',
    auth: 'required',
    body: z.object({ order_item_id: idSchema, answer: z.enum(pollAnswers) }),
    reply: z.object({ answer: z.enum(pollAnswers) }),
    refusals: ['report_not_found'],
  },
} as const satisfies Endpoints;
