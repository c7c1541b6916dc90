import type { DeskOrder, OrderEvent } from '@proverka/contract/desk-orders';
import type { WorkedItem, WorkedTask } from '@proverka/contract/order-tasks';

const item = '0192f0c1-0000-7000-8000-0000000000b1';

/** Invented: one extract, paid by card. */
export const exampleOrder: DeskOrder = {
  order_id: '0192f0c1-0000-7000-8000-0000000000a1',
  created_date: '2026-11-20T09:12:00.000Z',
  paid_date: '2026-11-20T09:13:00.000Z',
  status: 'paid',
  kind: 'purchase',
  method: 'card',
  brand: 'real-estate',
  total: 499,
  card_amount: null,
  person_id: '0192f0c1-0000-7000-8000-000000000042',
  person_name: 'Тестов Иван',
  items: [
    {
      order_item_id: item,
      product_name_ru: 'Выписка об объекте',
      price: 499,
      status: 'running',
      subject_kind: 'object',
      subject: 'г Москва, ул Тестовая, д 1',
      report_number: '7K3M-9QDT-XW2P',
    },
  ],
};

const event = (minute: number, told: Partial<OrderEvent>): OrderEvent => ({
  at: `2026-11-20T09:${minute}:00.000Z`,
  kind: 'placed',
  order_item_id: null,
  status: '',
  amount: null,
  text: '',
  reason: '',
  ...told,
});

export const exampleEvents: readonly OrderEvent[] = [
  event(12, { amount: 499 }),
  event(13, { kind: 'payment', status: 'succeeded', amount: 499, text: '2f1' }),
  event(14, { kind: 'task', order_item_id: item, status: 'started', text: 'Росреестр' }),
  event(15, {
    kind: 'task',
    order_item_id: item,
    status: 'unavailable',
    text: 'Росреестр',
    reason: 'Источник не ответил',
  }),
  event(16, { kind: 'letter', order_item_id: item, status: 'sent', text: 'Отчёт готов' }),
];

/** The item of the order: its extract is awaited for longer than usual. */
export const exampleItem: WorkedItem = {
  order_item_id: item,
  order_id: exampleOrder.order_id,
  created_date: exampleOrder.created_date,
  product_name_ru: 'Выписка об объекте',
  status: 'running',
  price: 499,
  subject_kind: 'object',
  subject: 'г Москва, ул Тестовая, д 1',
  object_key: '77:01:0001001:1024',
  report_number: '7K3M-9QDT-XW2P',
  edits: 0,
  can_correct: true,
  is_stuck: true,
};

export const exampleTask: WorkedTask = {
  task_id: '0192f0c1-0000-7000-8000-0000000000c1',
  order_item_id: item,
  title: 'Выписка ЕГРН об объекте',
  status: 'running',
  source: 'Росреестр (ЕГРН)',
  attempts: 4,
  starts: 1,
  started_date: '2026-11-20T09:14:00.000Z',
  finished_date: null,
  deadline: '2026-11-25T09:13:00.000Z',
  ticket: '11111111-1111-4111-8111-111111111111',
  reason: 'Источник принял вопрос и ещё готовит ответ.',
  cost: 0,
  is_stuck: true,
  acts: ['send_again', 'attach_order', 'manual_update'],
};

export const exampleProducts = [
  {
    product_name: 'EgrnObject',
    product_name_ru: 'Выписка об объекте',
    brands: ['real-estate' as const],
    subject_kind: 'object' as const,
  },
  {
    product_name: 'EgrnRightList',
    product_name_ru: 'Выписка о переходе прав',
    brands: ['real-estate' as const],
    subject_kind: 'object' as const,
  },
];

/** What `GET /admin/orders/{order_id}` answers besides the order. */
export const viewedAs = (order: DeskOrder, events: readonly OrderEvent[]) => ({
  order,
  events,
  version: '7.0a1b',
  due: order.status === 'awaiting_payment' ? order.total : 0,
  approval_above: 10_000,
});

export const exampleFiles = {
  files: [
    { task_id: null, file_type: 'pdf' as const, title: 'Выписка об объекте' },
    { task_id: exampleTask.task_id, file_type: 'xml' as const, title: exampleTask.title },
    { task_id: exampleTask.task_id, file_type: 'sig' as const, title: exampleTask.title },
  ],
  reads: [{ at: '2026-11-20T10:00:00.000Z', event: 'file.read', by: 'Образцов Пётр', reason: '' }],
};
