import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { instantSchema } from './values.ts';

/** What was counted of a trial, by remote and the set its visitors got. */
const trialCountsSchema = z.object({
  views: z.int(),
  server_errors: z.int(),
  browser_errors: z.int(),
  hydration_errors: z.int(),
  slow_paints: z.int(),
  conversions: z.int(),
});
export type TrialCountsView = z.infer<typeof trialCountsSchema>;

const changeSchema = z.object({ remote: z.string(), from: z.string().nullable(), to: z.string() });
export type VersionChange = z.infer<typeof changeSchema>;

const trialFiguresSchema = z.array(
  z.object({ remote: z.string(), stable: trialCountsSchema, candidate: trialCountsSchema }),
);
export type TrialFigures = z.infer<typeof trialFiguresSchema>;

export const webVitals = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const;
export type WebVital = (typeof webVitals)[number];

/** A vital of three quarters of the visits: milliseconds, thousandths of a layout shift. */
const vitalSchema = z.object({
  vital: z.enum(webVitals),
  p75: z.int(),
  count: z.int(),
  level: z.enum(['good', 'middling', 'poor']),
});
export type VitalView = z.infer<typeof vitalSchema>;

export const versionMeasuresSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** `former`: it is in no set that visitors get now; tabs opened before still ask for its files. */
  served_as: z.enum(['stable', 'candidate', 'former']),
  requests: z.int(),
  server_errors: z.int(),
  views: z.int(),
  browser_errors: z.int(),
  hydration_errors: z.int(),
  document_bytes: z.int(),
  files: z.int(),
  file_bytes: z.int(),
  vitals: z.array(vitalSchema),
});
export type VersionMeasuresView = z.infer<typeof versionMeasuresSchema>;

const servedRemoteSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** By which entry of the log it came; `null` when the log does not say. */
  released: z
    .object({
      at: instantSchema,
      who: z.string(),
      commit: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
  /** The version a rollback leads to; without a signed set it needs the release command. */
  back: z.object({ version: z.string(), is_signed: z.boolean() }).nullable(),
});
export type ServedRemote = z.infer<typeof servedRemoteSchema>;

const trialSchema = z.object({
  set: z.string(),
  percent: z.number(),
  brands: z.array(z.string()).nullable(),
  started_at: instantSchema,
  changes: z.array(changeSchema),
  figures: trialFiguresSchema,
});
export type ReleaseTrial = z.infer<typeof trialSchema>;

export const releaseActions = [
  'start',
  'release',
  'promote',
  'rollback',
  'refused',
  'canary',
  'withdraw',
] as const;
export type ReleaseAction = (typeof releaseActions)[number];

export const releaseEntrySchema = z.object({
  number: z.int(),
  at: instantSchema,
  action: z.enum(releaseActions),
  set: z.string(),
  changes: z.array(changeSchema),
  who: z.string(),
  commit: z.string().nullable(),
  reason: z.string().nullable(),
  /** What the gate and the shells said, or what was counted. */
  result: z.string(),
  figures: trialFiguresSchema,
});
export type ReleaseEntry = z.infer<typeof releaseEntrySchema>;

const runningShellSchema = z.object({
  shell: z.string(),
  seen_at: instantSchema,
  set: z.string(),
  candidate: z.string().nullable(),
  /** Why it does not serve the set it should. */
  refused: z.string().nullable(),
});
export type RunningShellView = z.infer<typeof runningShellSchema>;

export const releasesSchema = z.object({
  channel: z.string(),
  set: z.string(),
  moved_at: instantSchema.nullable(),
  remotes: z.array(servedRemoteSchema),
  trial: trialSchema.nullable(),
  shells: z.array(runningShellSchema),
  /** Of the last 24 hours, by all shells. */
  measures: z.array(versionMeasuresSchema),
  history: z.array(releaseEntrySchema),
  /** How many entries the log has. */
  total: z.int(),
});
export type Releases = z.infer<typeof releasesSchema>;

export const releaseHistoryPageSize = 20;

const desk = { tag: 'admin', auth: 'required', grant: 'releases' } as const;
const nameSchema = z.string().regex(/^[\w.-]{1,64}$/);
const reasonSchema = z.string().trim().min(3).max(300);

export const releaseEndpoints = {
  'GET /admin/releases': {
    ...desk,
    summary: 'Выпуски: что отдаётся, что пробуется, что насчитано по версиям, журнал канала',
    query: z.object({ page: z.coerce.number().int().min(0).max(10_000).default(0) }),
    reply: releasesSchema,
    refusals: ['releases_unavailable'],
  },
  'POST /admin/releases/rollback': {
    ...desk,
    summary: 'Микрофронтенд возвращается к своей прежней версии, если набор с ней подписан заранее',
    proof: 'fresh',
    body: z.object({
      remote: nameSchema,
      /** The version it leaves: another one means that somebody was quicker. */
      from: nameSchema,
      reason: reasonSchema,
    }),
    reply: releaseEntrySchema,
    refusals: ['releases_unavailable', 'release_moved', 'release_not_signed'],
  },
  'POST /admin/releases/trial': {
    ...desk,
    summary: 'Проба выпуска заканчивается: кандидат для всех или ни для кого',
    proof: 'fresh',
    body: z.object({
      /** The candidate that is meant. */
      set: nameSchema,
      decision: z.enum(['promote', 'withdraw']),
      reason: reasonSchema,
    }),
    reply: releaseEntrySchema,
    refusals: ['releases_unavailable', 'release_moved'],
  },
  'POST /admin/releases/outline': {
    ...desk,
    summary: 'Ссылки, после которых в этом браузере видно, кто отдаёт какую часть страницы',
    reply: z.object({ links: z.array(z.object({ host: z.string(), url: z.string() })) }),
    refusals: ['releases_unavailable'],
  },
} as const satisfies Endpoints;
