import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema } from './values.ts';

const filled = (most: number) =>
  z.string().trim().min(1, { message: 'Обязательное поле' }).max(most, { message: 'Поле слишком длинное' });

const mailingInputSchema = z.object({
  /** The brand whose customers receive it, and its sender. */
  brand: z.enum(['real-estate', 'person-check']),
  subject: filled(120).regex(/^[^\r\n]*$/, { message: 'Тема — одна строка' }),
  /** Markdown; links to pages of the site may begin with a slash. */
  text: filled(20_000),
});

export type MailingInput = z.infer<typeof mailingInputSchema>;

export const mailingStates = ['draft', 'sending', 'sent', 'stopped'] as const;

export const mailingSchema = mailingInputSchema.extend({
  mailing_id: idSchema,
  state: z.enum(mailingStates),
  created_at: instantSchema,
  /** How many readers were chosen so far; each is sent a letter or left out. */
  written: z.int(),
  sent: z.int(),
  /** Who unsubscribed before their letter went, and whom a stop came before. */
  left_out: z.int(),
  /** The brand's current number of subscribers. */
  subscribers: z.int(),
});
export type Mailing = z.infer<typeof mailingSchema>;

export const mailingPreviewSchema = z.object({
  /** With the name of the brand, as in an inbox. */
  subject: z.string(),
  /** The line beside the subject in an inbox. */
  preview: z.string(),
  /** Sanitised: headings, paragraphs, lists and links to whole addresses, without styles. */
  body_html: z.string(),
  /** The letter for programs without HTML. */
  text: z.string(),
  subscribers: z.int(),
});
export type MailingPreview = z.infer<typeof mailingPreviewSchema>;

const one = { params: z.object({ mailing_id: idSchema }), reply: z.object({ mailing: mailingSchema }) };

export const mailingEndpoints = {
  'GET /admin/mailings': {
    summary: 'Рассылки, новые сверху, по 20; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'mailings',
    query: z.object({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    reply: z.object({ mailings: z.array(mailingSchema), total: z.int() }),
    refusals: [],
  },
  'GET /admin/mailing/{mailing_id}': {
    summary: 'Рассылка с тем, сколько писем отправлено; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'mailings',
    ...one,
    refusals: ['mailing_not_found'],
  },
  'POST /admin/mailing/preview': {
    summary: 'Как рассылку увидит читатель; ничего не сохраняется и не отправляется; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'mailings',
    body: mailingInputSchema,
    reply: mailingPreviewSchema,
    refusals: [],
  },
  'POST /admin/mailing': {
    summary: 'Новая рассылка: черновик; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'mailings',
    body: mailingInputSchema,
    reply: one.reply,
    refusals: [],
  },
  'PUT /admin/mailing/{mailing_id}': {
    summary: 'Изменение черновика; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'mailings',
    params: one.params,
    body: mailingInputSchema,
    reply: one.reply,
    refusals: ['mailing_not_found', 'mailing_started'],
  },
  'POST /admin/mailing/{mailing_id}/sample': {
    summary: 'Письмо рассылки себе; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'mailings',
    ...one,
    refusals: ['mailing_not_found'],
  },
  'POST /admin/mailing/{mailing_id}/start': {
    summary: 'Отправка тем, кто согласился на новости; второй раз ничего не меняет; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'mailings',
    ...one,
    refusals: ['mailing_not_found', 'mailing_started'],
  },
  'POST /admin/mailing/{mailing_id}/stop': {
    summary: 'Остановка: кому не написано, тем не напишут; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'mailings',
    ...one,
    refusals: ['mailing_not_found'],
  },
  'POST /unsubscribe': {
    summary: 'Отказ от новостей по ссылке из письма, без входа; так его шлют и почтовые программы (RFC 8058)',
    tag: 'account',
    auth: 'none',
    encoding: 'form',
    query: z.object({ token: z.string().max(200) }),
    body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['unsubscribe_link_invalid'],
  },
} as const satisfies Endpoints;
