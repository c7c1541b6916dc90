import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { subjectDataSchema } from './subject.ts';
import { idSchema, rublesSchema } from './values.ts';

/** A larger document of the register is not read. */
export const documentMaxBytes = 20 * 1024 * 1024;
/** Orders of one bulk act. */
export const mostOrdersAtOnce = 100;

const reason = z.string().trim().min(3, 'Напишите, почему').max(500);

/**
 * `version` of the order as it was read (`GET /admin/orders/{order_id}`): an act on another state is refused with `order_changed`,
 * whose `detail` says what happened.
 */
const versionSchema = z.string().max(100);

const ofTask = { order_item_id: idSchema, task_id: idSchema, version: versionSchema, reason };

const orderIds = z.array(idSchema).min(1, 'Выберите заказы').max(mostOrdersAtOnce);

const acts = { tag: 'admin', auth: 'required', grant: 'orders', proof: 'fresh' } as const;
const taskRefusals = ['item_not_found', 'task_not_found', 'order_changed', 'task_ended'] as const;
const done = z.object({ ok: z.literal(true) });

/** `sent`: its questions are put anew; `not_stuck`: nothing of it is overdue (any more). */
export const sentAgainSchema = z.object({
  order_id: idSchema,
  result: z.enum(['sent', 'not_stuck', 'not_found']),
  /** How many questions. */
  tasks: z.int(),
});
export type SentAgain = z.infer<typeof sentAgainSchema>;

export const orderActEndpoints = {
  'PUT /admin/orders/update_order': {
    ...acts,
    grant: 'money',
    summary:
      'Отметить заказ оплаченным по документу (деньги проводятся исправлением, выше порога ждут второго сотрудника) или отменить неоплаченный',
    body: z.object({
      OrderID: idSchema,
      Paid: z.boolean(),
      version: versionSchema,
      reason,
      /** «Платёжное поручение № 12 от 20.11.2026» */
      document: z.string().trim().min(3, 'Укажите документ: что, номер, дата').max(200),
    }),
    reply: z.object({
      /** `waiting`: above the configured sum another person approves first. */
      outcome: z.enum(['paid', 'waiting', 'cancelled']),
      proposal_id: idSchema.nullable(),
    }),
    refusals: ['order_not_found', 'order_changed', 'order_paid', 'order_not_payable', 'own_staff_role'],
  },
  'PUT /admin/order_item/update_order_item': {
    ...acts,
    summary: 'Исправить, о чём позиция: проверки начинаются заново; правка покупателя не тратится',
    body: z.object({
      order_item_id: idSchema,
      version: versionSchema,
      reason,
      /** Of a person, company or car: the whole of it. */
      subject: subjectDataSchema.optional(),
      /** Of an object: its cadastral number. */
      object_key: z.string().trim().max(60).optional(),
      object_address: z.string().trim().max(1000).optional(),
    }),
    reply: done,
    refusals: ['item_not_found', 'order_changed', 'subject_not_editable', 'subject_invalid'],
  },
  'POST /admin/order_item/send_again': {
    ...acts,
    summary: 'Задать вопрос одной задачи заново; источник берёт плату ещё раз',
    body: z.object(ofTask),
    reply: done,
    refusals: [...taskRefusals, 'task_not_document'],
  },
  'POST /admin/attach_order': {
    ...acts,
    summary:
      'Прикрепить номер заказа у поставщика: задача ждёт его документ и не задаёт платный вопрос ещё раз',
    body: z.object({
      ...ofTask,
      number: z
        .string()
        .trim()
        .regex(/^[\w-]{1,100}$/, 'Номер состоит из букв, цифр и дефисов'),
    }),
    reply: done,
    refusals: [...taskRefusals, 'task_not_document', 'ticket_taken'],
  },
  'POST /admin/manual_update': {
    ...acts,
    summary: 'Загрузить документ Росреестра за задачу, на которую источник не ответил: XML или архив',
    // Base64 is a third longer.
    bodyLimitBytes: Math.ceil(documentMaxBytes * 1.4),
    uploads: ({ file }: { file: { content: string } }) => [file.content],
    body: z.object({
      ...ofTask,
      file: z.object({ file_name: z.string().trim().min(1).max(200), content: z.base64().min(1) }),
    }),
    reply: done,
    refusals: [...taskRefusals, 'task_not_document', 'document_unusable', 'file_infected', 'file_unchecked'],
  },
  'POST /admin/manual_update_auto': {
    tag: 'admin',
    auth: 'required',
    grant: 'orders',
    summary: 'Спросить источники открытых задач сейчас, не дожидаясь очереди; новых платных вопросов нет',
    body: z.object({ order_ids: orderIds }),
    reply: z.object({ tasks: z.int() }),
    refusals: [],
  },
  'POST /admin/reorder_stuck_in_execution': {
    ...acts,
    summary: 'Отправить заново застрявшее в выбранных заказах; кто-то успел раньше — заказ пропускается',
    body: z.object({ order_ids: orderIds, reason }),
    reply: z.object({ orders: z.array(sentAgainSchema) }),
    refusals: [],
  },
  'POST /admin/attach_product': {
    ...acts,
    grant: 'returns',
    summary: 'Добавить к заказу услугу бесплатно: новый заказ покупателя о том же, за наш счёт',
    body: z.object({
      order_id: idSchema,
      version: versionSchema,
      /** What the service is about is taken from this item. */
      order_item_id: idSchema,
      /** The `product_name` of a service of the order's site. */
      product_name: z.string().max(100),
      reason,
    }),
    reply: z.object({ order_id: idSchema, list_price: rublesSchema }),
    refusals: [
      'order_not_found',
      'item_not_found',
      'order_changed',
      'order_not_paid',
      'product_unknown',
      'product_not_for_subject',
      'checks_paused',
      'own_staff_role',
    ],
  },
} as const satisfies Endpoints;
