import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

/** Styles of an alert; a type nobody knows is shown as `info`. */
export const alertTypes = ['danger', 'warning', 'success', 'info', 'primary'] as const;

export const systemAlertSchema = z.object({
  /** `alert_{type}_{route}` (real estate) or `alertFiz_{type}_{route}` (person checks): names what a visitor closed. */
  key: z.string(),
  type: z.enum(alertTypes),
  /** The id of a route, or `all`. */
  route: z.string(),
  text: z.string(),
});
export type SystemAlert = z.infer<typeof systemAlertSchema>;

export const systemInfoSchema = z.object({
  alerts: z.array(systemAlertSchema),
  /** For guests on the home pages of the person-check brand; never shown on the other. */
  maintenance: z.object({ shown: z.boolean(), text: z.string() }),
  switches: z.object({
    /** Pages the guards close while it is on lead to the home page. */
    automatic_mode: z.boolean(),
  }),
});
export type SystemInfo = z.infer<typeof systemInfoSchema>;

export const systemEndpoints = {
  'GET /system/info': {
    summary: 'Объявления и переключатели сайта',
    tag: 'system',
    auth: 'none',
    reply: systemInfoSchema,
    refusals: [],
  },
} as const satisfies Endpoints;
