import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

/** The outside systems that answer questions about objects, people, companies and cars. */
export const sourceNames = [
  'kadnet',
  'nspd',
  'supplier',
  'passport',
  'fssp',
  'egrul',
  'vehicle',
  'car_adverts',
  'sales',
  'adverts',
  'market_data',
  'dadata',
] as const;
export type SourceName = (typeof sourceNames)[number];

/** Those that tasks of reports ask: only their questions can wait for the staff. */
export const taskSources = [
  'kadnet',
  'supplier',
  'passport',
  'fssp',
  'egrul',
  'vehicle',
  'car_adverts',
] as const;

export type TaskSource = (typeof taskSources)[number];

export const isTaskSource = (source: SourceName): source is TaskSource =>
  taskSources.some((known) => known === source);

/** Why a question to a source got no answer. */
export const silenceCauses = [
  'timeout',
  'unreachable',
  'circuit_open',
  'captcha',
  'maintenance',
  'redirected',
  'refused',
  'gone',
  'busy',
  'failed',
  'malformed',
] as const;
export type SilenceCause = (typeof silenceCauses)[number];

/** `manual`: no new question is put; the tasks wait for the staff. */
export const sourceModes = ['automatic', 'manual'] as const;
export type SourceMode = (typeof sourceModes)[number];

export const outageNoteMaxLength = 500;
export const outagesPageSize = 20;
/** The oldest waiting tasks that a source's queue shows. */
export const sourceTasksLimit = 100;

const silenceSchema = z.array(z.object({ cause: z.enum(silenceCauses), questions: z.int() }));
export type SourceSilence = z.infer<typeof silenceSchema>;

/** A time in which a source left half or more of the questions without an answer. */
export const sourceOutageSchema = z.object({
  outage_id: idSchema,
  source: z.enum(sourceNames),
  title: z.string(),
  opened_at: instantSchema,
  closed_at: instantSchema.nullable(),
  /** `quiet`: nobody asked for so long that nothing is known of it any more. */
  closed_as: z.enum(['recovered', 'quiet']).nullable(),
  /** Different questions of the minutes before it was opened, and how many of them had no answer. */
  questions: z.int(),
  failed: z.int(),
  causes: silenceSchema,
  /** What customers read while it lasts. */
  text: z.string(),
  /** For colleagues. */
  note: z.string(),
  noted_by: z.string(),
  noted_at: instantSchema.nullable(),
  /** Counts the notes: sent back with the next one. */
  version: z.int(),
});
export type SourceOutage = z.infer<typeof sourceOutageSchema>;

/** Figures of an hour. Latencies are upper bounds of steps in milliseconds; null while nothing was answered. */
const figuresSchema = z.object({
  questions: z.int(),
  failed: z.int(),
  /** Answers given without asking the source. */
  cached: z.int(),
  p50_ms: z.int().nullable(),
  p95_ms: z.int().nullable(),
});
export type SourceFigures = z.infer<typeof figuresSchema>;

const hourSchema = figuresSchema.extend({ start: instantSchema });
export type SourceHour = z.infer<typeof hourSchema>;

export const deskSourceSchema = z.object({
  source: z.enum(sourceNames),
  title: z.string(),
  /** `idle`: nobody asked within an hour. */
  state: z.enum(['answers', 'outage', 'idle']),
  mode: z.enum(sourceModes),
  /** Questions a second, all processes together; null where no limit is kept. */
  most_per_second: z.number().nullable(),
  /** Who of the staff chose the mode, when and why; null while nobody did. */
  mode_chosen: z.object({ by: z.string(), at: instantSchema, reason: z.string() }).nullable(),
  /** Of the last sixty minutes. */
  now: figuresSchema,
  causes: silenceSchema,
  last_answer_at: instantSchema.nullable(),
  spent_today: rublesSchema,
  spent_month: rublesSchema,
  /** Tasks of reports that wait for its answer, and those of them no question was put for. */
  waiting_tasks: z.int(),
  held_tasks: z.int(),
  outage: sourceOutageSchema.nullable(),
  /** The last 24 hours, the oldest first. */
  hours: z.array(hourSchema),
});
export type DeskSource = z.infer<typeof deskSourceSchema>;

export const sourceTaskSchema = z.object({
  task_id: idSchema,
  order_id: idSchema,
  order_item_id: idSchema,
  title: z.string(),
  product_name_ru: z.string(),
  since: instantSchema,
  /** When it is given up. */
  deadline: instantSchema,
  attempts: z.int(),
  /** No question was put, because the source is on `manual`. */
  is_held: z.boolean(),
});
export type SourceTask = z.infer<typeof sourceTaskSchema>;

const desk = { tag: 'admin', auth: 'required', grant: 'sources' } as const;
const params = z.object({ source: z.enum(sourceNames) });
const ok = z.object({ ok: z.literal(true) });

export const deskSourceEndpoints = {
  'GET /admin/sources': {
    ...desk,
    summary: 'Источники: отвечают ли, как быстро, сколько стоят, сколько задач ждёт; по настоящим вопросам',
    reply: z.object({ sources: z.array(deskSourceSchema) }),
    refusals: [],
  },
  'GET /admin/sources/{source}/tasks': {
    ...desk,
    summary: 'Задачи, которые ждут источника, старые сверху; is_held — вопрос не задан, ждут сотрудников',
    params,
    reply: z.object({ tasks: z.array(sourceTaskSchema), total: z.int() }),
    refusals: [],
  },
  'PUT /admin/sources/{source}/mode': {
    ...desk,
    summary: 'Источник переводится на ручную работу или обратно; обратно — ждущие задачи спрашиваются сразу',
    params: z.object({ source: z.enum(taskSources) }),
    body: z.object({ mode: z.enum(sourceModes), reason: z.string().trim().min(3).max(300) }),
    reply: ok,
    refusals: ['source_mode_unchanged'],
  },
  'GET /admin/source_outages': {
    ...desk,
    summary: 'Сбои источников, новые сверху; before — номер последнего из показанных',
    query: z.object({ before: idSchema.optional(), source: z.enum(sourceNames).optional() }),
    reply: z.object({ outages: z.array(sourceOutageSchema), has_more: z.boolean() }),
    refusals: [],
  },
  'PUT /admin/source_outages/{outage_id}/note': {
    ...desk,
    summary: 'Заметка о сбое для коллег; пустая убирает её',
    params: z.object({ outage_id: idSchema }),
    body: z.object({
      note: z.string().trim().max(outageNoteMaxLength),
      /** As it was read: another one means that a colleague was quicker. */
      version: z.int().min(0),
    }),
    reply: z.object({ outage: sourceOutageSchema }),
    refusals: ['outage_not_found', 'outage_changed'],
  },
} as const satisfies Endpoints;
