import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { alertTypes } from './system.ts';
import { instantSchema } from './values.ts';

/** Settings the site depends on; they are switched and reworded, never added or removed. */
export const builtInSettings = ['maintenance', 'automatic_mode'] as const;

/** Specification, section 3: `alert_` (real estate) or `alertFiz_` (person checks), the type, a route or `all`. */
const alertKeyPattern = new RegExp(`^(?:alert|alertFiz)_(?:${alertTypes.join('|')})_[A-Za-z0-9_-]{1,100}$`);

const alertKeySchema = z.string().regex(alertKeyPattern, {
  message: `Ключ: alert_ или alertFiz_, вид (${alertTypes.join(', ')}), подчёркивание и страница или all`,
});
const keySchema = z.string().min(1).max(200);
const textSchema = z.string().trim().max(1000, { message: 'Поле слишком длинное' });

export const systemSettingSchema = z.object({
  key: z.string(),
  text: z.string(),
  enabled: z.boolean(),
  updated_at: instantSchema,
});
export type SystemSettingView = z.infer<typeof systemSettingSchema>;

const one = z.object({ setting: systemSettingSchema });

export const systemSettingEndpoints = {
  'GET /admin/system/info/view': {
    summary: 'Настройка сайта по ключу, без ключа все; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'site',
    query: z.object({ key: keySchema.optional() }),
    reply: z.object({ settings: z.array(systemSettingSchema) }),
    refusals: ['setting_not_found'],
  },
  'POST /admin/system/info/add': {
    summary: 'Новое объявление; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'site',
    body: z.object({
      key: alertKeySchema,
      text: textSchema.min(1, { message: 'Обязательное поле' }),
      enabled: z.boolean(),
    }),
    reply: one,
    refusals: ['system_setting_exists'],
  },
  'PUT /admin/system/info/update_value': {
    summary: 'Другой текст объявления; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'site',
    body: z.object({ key: keySchema, text: textSchema }),
    reply: one,
    refusals: ['setting_not_found'],
  },
  'PUT /admin/system/info/update_activity': {
    summary: 'Объявление или переключатель включается и выключается; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'site',
    body: z.object({ key: keySchema, enabled: z.boolean() }),
    reply: one,
    refusals: ['setting_not_found'],
  },
  'DELETE /admin/system/info/remove': {
    summary: 'Удаление объявления; только администратору',
    tag: 'admin',
    auth: 'required',
    grant: 'site',
    query: z.object({ key: keySchema }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['setting_not_found', 'system_setting_built_in'],
  },
} as const satisfies Endpoints;
