import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema } from './values.ts';

export const dataExportSchema = z.object({
  export_id: idSchema,
  status: z.enum(['preparing', 'ready', 'expired']),
  requested_date: instantSchema,
  /** When the file is deleted; null while it is being prepared. */
  expires_date: instantSchema.nullable(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

export const personalDataEndpoints = {
  'POST /person/export': {
    summary: 'Выгрузка всех данных пользователя: готовится, ссылка приходит на почту и действует 24 часа',
    tag: 'account',
    auth: 'required',
    reply: z.object({ export: dataExportSchema }),
    refusals: [],
  },
  'GET /person/exports': {
    summary: 'Последние выгрузки пользователя',
    tag: 'account',
    auth: 'required',
    reply: z.object({ exports: z.array(dataExportSchema) }),
    refusals: [],
  },
  'GET /person/export/{export_id}': {
    summary: 'Файл выгрузки: ZIP с JSON; только самому пользователю',
    tag: 'account',
    auth: 'required',
    params: z.object({ export_id: idSchema }),
    reply: { contentType: 'application/zip' },
    refusals: ['export_not_found'],
  },
  'POST /person/delete': {
    summary:
      'Отзыв согласия: аккаунт закрывается сразу, данные уничтожаются не позже чем через 30 дней, сведения об оплатах остаются',
    tag: 'account',
    auth: 'required',
    body: z.object({
      password: z.string().min(1).max(128),
      /** Confirms that money on the balance, or returning to it, is paid out on a written request only. */
      leave_balance: z.boolean().default(false),
    }),
    reply: z.object({
      /** The request's number for the support and the proof of destruction. */
      number: z.string(),
      destroy_before: instantSchema,
    }),
    refusals: ['wrong_password', 'balance_not_empty'],
  },
} as const satisfies Endpoints;
