import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { valuationTaskSchema } from './valuation-task.ts';
import { buyersWordSchema, valuedKeySchema } from './valuation.ts';
import { idSchema, instantSchema } from './values.ts';

/** Letters the staff may send to an account holder, whole: nobody types their words. */
export const letterTemplates = ['where_reports', 'how_to_pay', 'how_refunds_work'] as const;
export type LetterTemplate = (typeof letterTemplates)[number];

/** The subject of each letter, without the name of the brand. */
export const letterTemplateTitles: Readonly<Record<LetterTemplate, string>> = {
  where_reports: 'Где найти ваши отчёты',
  how_to_pay: 'Как оплатить заказ',
  how_refunds_work: 'Как вернуть деньги за заказ',
};

export const letterTaskSchema = z.object({
  task_id: idSchema,
  template: z.enum(letterTemplates),
  title: z.string(),
  state: z.enum(['waiting', 'sent']),
  created_date: instantSchema,
  sent_date: instantSchema.nullable(),
});
export type LetterTask = z.infer<typeof letterTaskSchema>;

/** Jobs of the staff; the first is meant where none is named. */
export const taskJobs = ['send-mail', 'rate_cost_assessment'] as const;

const taskBodySchema = z
  .object({
    job: z.enum(taskJobs).default('send-mail'),
    /** Of a letter: an account that is open; nobody else is written to. */
    email: z.string().trim().min(1, { message: 'Обязательное поле' }).max(254).optional(),
    template: z.enum(letterTemplates).optional(),
    /** The subject of the template, for callers that send it along. */
    title: z.string().trim().max(200).optional(),
    /** Of a valuation. */
    object_key: valuedKeySchema.optional(),
    word: buyersWordSchema.optional(),
  })
  .superRefine((body, context) => {
    const needed = body.job === 'send-mail' ? (['email', 'template'] as const) : (['object_key'] as const);
    for (const field of needed) {
      if (body[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: 'Обязательное поле' });
    }
    const { template, title } = body;
    if (template !== undefined && title !== undefined && title !== letterTemplateTitles[template])
      context.addIssue({ code: 'custom', path: ['title'], message: 'Тему письма задаёт шаблон' });
  });

const taskSchema = z.union([letterTaskSchema, valuationTaskSchema]);

const desk = { tag: 'admin', auth: 'required', grant: 'people', proof: 'fresh' } as const;

export const templateLetterEndpoints = {
  'POST /task': {
    ...desk,
    summary:
      'Задание: письмо по шаблону владельцу аккаунта (второй раз за сутки не отправляется, а называет прежнее) или оценка объекта',
    body: taskBodySchema,
    reply: taskSchema,
    refusals: ['person_not_found'],
  },
  'GET /task/job': {
    ...desk,
    summary: 'Что стало с заданием: отправлено ли письмо, какова оценка; об оценке сутки',
    query: z.object({ task_id: idSchema }),
    reply: taskSchema,
    refusals: ['letter_not_found'],
  },
} as const satisfies Endpoints;
