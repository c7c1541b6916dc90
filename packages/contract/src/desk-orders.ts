import { z } from 'zod';
import { deskListFields, deskPageFields, deskTextSchema } from './desk-page.ts';
import { deskBrands } from './desk-people.ts';
import type { Endpoints } from './endpoint.ts';
import { itemStatuses, orderStatuses } from './order-list.ts';
import { subjectKinds } from './subject.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

export const orderKinds = ['purchase', 'top_up'] as const;
export const orderMethods = ['balance', 'card', 'mixed'] as const;

/** States of items a list can be searched by: those that need somebody's eye. */
export const watchedItemStatuses = ['queued', 'running', 'needs_data', 'failed'] as const;

export const deskOrdersFilterSchema = z.object({
  /** An id of an order, item or payment, a number of a report or an invoice, a cadastral number, exactly. */
  number: deskTextSchema.optional(),
  status: z.enum(orderStatuses).optional(),
  item_status: z.enum(watchedItemStatuses).optional(),
  kind: z.enum(orderKinds).optional(),
  method: z.enum(orderMethods).optional(),
  brand: z.enum(deskBrands).optional(),
  product_name: z.string().max(100).optional(),
  /** With a question that is under way for longer than usual. */
  is_stuck: z.literal(true).optional(),
  person_id: idSchema.optional(),
  /** Days of Moscow, both included. */
  created_from: isoDateSchema.optional(),
  created_to: isoDateSchema.optional(),
  total_from: rublesSchema.min(0).max(1_000_000_000).optional(),
  total_to: rublesSchema.min(0).max(1_000_000_000).optional(),
});
export type DeskOrdersFilter = z.infer<typeof deskOrdersFilterSchema>;

const deskItemSchema = z.object({
  order_item_id: idSchema,
  product_name_ru: z.string(),
  price: rublesSchema,
  status: z.enum(itemStatuses),
  subject_kind: z.enum(subjectKinds),
  /** An object's address; of people, companies and cars only what does not identify them. */
  subject: z.string(),
  /** Null before the report exists and after it was destroyed. */
  report_number: z.string().nullable(),
});

export const deskOrderSchema = z.object({
  order_id: idSchema,
  created_date: instantSchema,
  paid_date: instantSchema.nullable(),
  status: z.enum(orderStatuses),
  kind: z.enum(orderKinds),
  method: z.enum(orderMethods),
  brand: z.enum(deskBrands),
  total: rublesSchema,
  card_amount: rublesSchema.nullable(),
  person_id: idSchema,
  /** Null for staff without the grant `people`. */
  person_name: z.string().nullable(),
  items: z.array(deskItemSchema),
});
export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** What the time line of an order tells of. */
export const orderEventKinds = [
  'placed',
  'paid',
  'payment',
  'refund',
  'return',
  'receipt',
  'invoice',
  'task',
  'report',
  'letter',
  'webhook',
  'bank',
  'proposal',
  'dispute',
  'act',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

export const orderEventSchema = z.object({
  at: instantSchema,
  kind: z.enum(orderEventKinds),
  /** The item it is about; null when it is about the order. */
  order_item_id: idSchema.nullable(),
  /** Of a payment, refund, receipt, task or delivery; the event's name for an act; empty where there is none. */
  status: z.string(),
  amount: rublesSchema.nullable(),
  /** The number of a report, invoice or payment, the name of a source or of who acted, the subject of a letter. */
  text: z.string(),
  /** Why it did not succeed, or why the staff did it. */
  reason: z.string(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

const desk = { tag: 'admin', auth: 'required', grant: 'orders' } as const;

export const deskOrderEndpoints = {
  'POST /admin/orders': {
    ...desk,
    summary: 'Заказы по фильтрам, новые сверху, страницами; чтение записывается в журнал',
    body: deskOrdersFilterSchema.extend(deskPageFields),
    reply: z.object({ orders: z.array(deskOrderSchema), ...deskListFields }),
    refusals: [],
  },
  'GET /admin/orders/products': {
    ...desk,
    summary: 'Услуги, по которым заказы можно отобрать',
    reply: z.object({
      products: z.array(
        z.object({
          product_name: z.string(),
          product_name_ru: z.string(),
          brands: z.array(z.enum(deskBrands)),
          subject_kind: z.enum(subjectKinds),
        }),
      ),
    }),
    refusals: [],
  },
  'GET /admin/orders/{order_id}': {
    ...desk,
    summary: 'Один заказ по времени: оплата, задачи, отчёты, возвраты, чеки, письма, вебхуки',
    params: z.object({ order_id: idSchema }),
    reply: z.object({
      order: deskOrderSchema,
      events: z.array(orderEventSchema),
      /** Names this state of the order in an act; see `order-acts.ts`. */
      version: z.string(),
      /** Rubles left to pay before the work begins; 0 where nothing is. */
      due: rublesSchema,
      /** Rubles above which a second person approves that it is paid. */
      approval_above: rublesSchema,
    }),
    refusals: ['order_not_found'],
  },
} as const satisfies Endpoints;
