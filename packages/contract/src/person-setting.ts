import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { notificationKeys } from './settings-limits.ts';

/** Granted by an administrator: rights of an account beyond its role. */
export const permissionKeys = ['add_logo_permission', 'ai_report'] as const;

export const personSettingKeys = [...permissionKeys, 'processing_orders', ...notificationKeys] as const;

export const personSettingSchema = z.object({
  key: z.enum(personSettingKeys),
  /** `active` or `inactive` for a permission. */
  value: z.string(),
  /** For `processing_orders`; empty for the others. */
  values: z.array(z.object({ orderItemId: z.string() })),
});
export type PersonSetting = z.infer<typeof personSettingSchema>;

export const personSettingEndpoints = {
  'GET /person/settings': {
    summary: 'Настройки пользователя; чего нет в списке, то не задано',
    tag: 'account',
    auth: 'required',
    reply: z.object({ settings: z.array(personSettingSchema) }),
    refusals: [],
  },
} as const satisfies Endpoints;
