import { z } from 'zod';
import { deskListFields, deskPageFields } from './desk-page.ts';
import type { Endpoints } from './endpoint.ts';
import { itemStatuses } from './order-list.ts';
import { taskStatuses } from './report.ts';
import { subjectKinds } from './subject.ts';
import { idSchema, instantSchema, rublesSchema } from './values.ts';

/** An item as the desk works with it. */
export const workedItemSchema = z.object({
  order_item_id: idSchema,
  order_id: idSchema,
  created_date: instantSchema,
  product_name_ru: z.string(),
  status: z.enum(itemStatuses),
  price: rublesSchema,
  subject_kind: z.enum(subjectKinds),
  /** As in lists: of people, companies and cars only what does not identify them. */
  subject: z.string(),
  /** The cadastral number or address of an object; empty for others. */
  object_key: z.string(),
  report_number: z.string().nullable(),
  /** How often its subject was corrected by the customer. */
  edits: z.int(),
  /** Its subject may be corrected by the staff now. */
  can_correct: z.boolean(),
  is_stuck: z.boolean(),
});
export type WorkedItem = z.infer<typeof workedItemSchema>;

/** What the staff may do about a task now. */
export const taskActs = ['send_again', 'attach_order', 'manual_update'] as const;

export const workedTaskSchema = z.object({
  task_id: idSchema,
  order_item_id: idSchema,
  title: z.string(),
  status: z.enum(taskStatuses),
  source: z.string(),
  /** The source was tried so often in this run; `starts` are the runs. */
  attempts: z.int(),
  starts: z.int(),
  started_date: instantSchema.nullable(),
  finished_date: instantSchema.nullable(),
  /** When it is given up. */
  deadline: instantSchema,
  /** The number of the question at a slow source; null where there is none. */
  ticket: z.string().nullable(),
  /** Why there is no answer, or what the source said last; in the customer's words. */
  reason: z.string(),
  /** Kopecks do not matter here: what the question cost so far, rubles. */
  cost: rublesSchema,
  /** Under way for longer than usual. */
  is_stuck: z.boolean(),
  acts: z.array(z.enum(taskActs)),
});
export type WorkedTask = z.infer<typeof workedTaskSchema>;

export const fileTypes = ['xml', 'sig', 'pdf'] as const;
export type FileType = (typeof fileTypes)[number];

export const itemUpdateSchema = z.object({
  at: instantSchema,
  /** A name of the journal: `task.sent_again`. */
  event: z.string(),
  /** Who of the staff did it; empty for others. */
  by: z.string(),
  reason: z.string(),
});
export type ItemUpdate = z.infer<typeof itemUpdateSchema>;

export const itemFileSchema = z.object({
  /** Null for the report itself. */
  task_id: idSchema.nullable(),
  file_type: z.enum(fileTypes),
  title: z.string(),
});
export type ItemFile = z.infer<typeof itemFileSchema>;

const desk = { tag: 'admin', auth: 'required', grant: 'orders' } as const;
const ofItem = z.object({ order_item_id: idSchema });

export const orderTaskEndpoints = {
  'POST /admin/order_item/list': {
    ...desk,
    summary: 'Позиции заказа или всех заказов по состоянию, новые сверху; is_stuck — застрявшие',
    body: z.object({
      order_id: idSchema.optional(),
      status: z.enum(itemStatuses).optional(),
      is_stuck: z.boolean().optional(),
      ...deskPageFields,
    }),
    reply: z.object({ items: z.array(workedItemSchema), ...deskListFields }),
    refusals: [],
  },
  'GET /admin/order_item/statuses': {
    ...desk,
    summary: 'Сколько позиций в каждом состоянии, которое требует внимания, и сколько застряло; до 1000',
    reply: z.object({
      statuses: z.array(z.object({ status: z.enum(itemStatuses), count: z.int() })),
      stuck_orders: z.int(),
    }),
    refusals: [],
  },
  'GET /admin/order_item/updates': {
    ...desk,
    summary: 'Что сотрудники делали с позицией, старое сверху',
    query: ofItem,
    reply: z.object({ updates: z.array(itemUpdateSchema) }),
    refusals: ['item_not_found'],
  },
  'GET /admin/order_item/downloads': {
    ...desk,
    summary: 'Какие файлы у позиции есть и кто из сотрудников их скачивал',
    query: ofItem,
    reply: z.object({ files: z.array(itemFileSchema), reads: z.array(itemUpdateSchema) }),
    refusals: ['item_not_found'],
  },
  'POST /task_handler/list': {
    ...desk,
    summary: 'Задачи позиций: кого спрашивают, сколько раз, до какого срока и что можно сделать',
    body: z.object({ order_item_ids: z.array(idSchema).min(1).max(100) }),
    reply: z.object({ tasks: z.array(workedTaskSchema) }),
    refusals: [],
  },
  'GET /download': {
    tag: 'reports',
    auth: 'required',
    summary:
      'Файл заказа или позиции: документ и подпись, как их прислал источник, или отчёт в PDF; покупателю и сотрудникам',
    query: z.object({
      /** Of an order or of one of its items. */
      orderID: idSchema,
      fileType: z.enum(fileTypes),
      /** Needed where several checks brought a document. */
      taskID: idSchema.optional(),
    }),
    reply: { contentType: 'application/octet-stream' },
    refusals: ['order_not_found', 'file_not_found', 'file_ambiguous'],
  },
} as const satisfies Endpoints;
