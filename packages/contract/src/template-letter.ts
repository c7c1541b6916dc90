import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
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

const desk = { tag: 'admin', auth: 'required', grant: 'people', proof: 'fresh' } as const;

export const templateLetterEndpoints = {
  'POST /task': {
    ...desk,
    summary:
      'Письмо по шаблону владельцу аккаунта; второй раз за сутки не отправляется, а называет прежнее задание',
    body: z
      .object({
        job: z.literal('send-mail').default('send-mail'),
        /** Of an account that is open; nobody else is written to. */
        email: z.string().trim().min(1, { message: 'Обязательное поле' }).max(254),
        template: z.enum(letterTemplates),
        /** The subject of the template, for callers that send it along. */
        title: z.string().trim().max(200).optional(),
      })
      .refine(({ template, title }) => title === undefined || title === letterTemplateTitles[template], {
        path: ['title'],
        error: 'Тему письма задаёт шаблон',
      }),
    reply: letterTaskSchema,
    refusals: ['person_not_found'],
  },
  'GET /task/job': {
    ...desk,
    summary: 'Отправлено ли письмо по шаблону',
    query: z.object({ task_id: idSchema }),
    reply: letterTaskSchema,
    refusals: ['letter_not_found'],
  },
} as const satisfies Endpoints;
