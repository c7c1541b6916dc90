import type { BrandId } from '@proverka/brand/host';
import { z } from 'zod';
import { siteBannerSchema } from './banner.ts';
import type { Endpoints } from './endpoint.ts';

/** Styles of an alert; an unknown type is shown as `info`. */
export const alertTypes = ['danger', 'warning', 'success', 'info', 'primary'] as const;

export type AlertType = (typeof alertTypes)[number];

/** Section 3: the prefix of an alert's key per brand. */
const alertPrefixes = [
  ['alert_', 'real-estate'],
  ['alertFiz_', 'person-check'],
] as const satisfies readonly (readonly [string, BrandId])[];

export interface AlertPlace {
  readonly brand: BrandId;
  readonly type: AlertType;
  /** The id of a route, its name in the specification, or `all`. */
  readonly route: string;
}

/** `{prefix}{type}_{route}`: types contain no underscore, routes may. Null for any other key. */
export function alertPlace(key: string): AlertPlace | null {
  const [prefix, brand] = alertPrefixes.find(([one]) => key.startsWith(one)) ?? [];
  if (brand === undefined) return null;
  const [, written, route] = /^([^_]+)_(.+)$/.exec(key.slice(prefix.length)) ?? [];
  if (route === undefined) return null;
  return { brand, route, type: alertTypes.find((known) => known === written) ?? 'info' };
}

export const alertKey = ({ brand, type, route }: AlertPlace): string =>
  `${alertPrefixes.find(([, one]) => one === brand)?.[0]}${type}_${route}`;

export const systemAlertSchema = z.object({
  /** `alert_{type}_{route}` (real estate) or `alertFiz_{type}_{route}` (person checks): identifies an alert a visitor closed. */
  key: z.string(),
  type: z.enum(alertTypes),
  /** The id of a route, or `all`. */
  route: z.string(),
  text: z.string(),
});
export type SystemAlert = z.infer<typeof systemAlertSchema>;

/** A source that does not answer now, with the words its customers read everywhere. */
export const sourceNoticeSchema = z.object({
  source: z.string(),
  text: z.string(),
  /** Pages it concerns: their paths, or beginnings of paths, `/object/*`. */
  places: z.array(z.string()),
});
export type SourceNotice = z.infer<typeof sourceNoticeSchema>;

export const systemInfoSchema = z.object({
  alerts: z.array(systemAlertSchema),
  /** Absent from an API of before. */
  source_notices: z.array(sourceNoticeSchema).optional(),
  /** For guests on the home pages of the person-check brand; never shown on the other. */
  maintenance: z.object({ shown: z.boolean(), text: z.string() }),
  switches: z.object({
    /** While on, the pages it closes redirect to the home page. */
    automatic_mode: z.boolean(),
  }),
  /** Below the content of pages. */
  banners: z.array(siteBannerSchema).optional(),
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
