import type { DeskOrder, OrderEvent } from '@proverka/contract/desk-orders';

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
