import type { DeskOrder } from '@proverka/contract/desk-orders';

const id = (end: string): string => `0192f0c1-0000-7000-8000-0000000000${end}`;

const order: DeskOrder = {
  order_id: id('61'),
  created_date: '2026-11-20T09:12:00.000Z',
  paid_date: '2026-11-20T09:13:00.000Z',
  status: 'paid',
  kind: 'purchase',
  method: 'balance',
  brand: 'person-check',
  total: 798,
  card_amount: null,
  person_id: id('42'),
  person_name: 'Тестов Иван',
  items: [
    {
      order_item_id: id('62'),
      product_name_ru: 'Проверка физического лица',
      price: 499,
      status: 'done',
      subject_kind: 'person',
      subject: 'О. П. И., 1980',
      report_number: '7K3M-92',
    },
    {
      order_item_id: id('64'),
      product_name_ru: 'Выписка об объекте',
      price: 299,
      status: 'done',
      subject_kind: 'object',
      subject: 'г. Москва, ул. Тестовая, д. 1, кв. 2',
      report_number: '7K3M-93',
    },
  ],
};

/** Invented: a check of a person, and money put on the balance. */
export const examplePersonOrders = {
  orders: [order, { ...order, order_id: id('63'), kind: 'top_up', total: 1000, items: [] }],
  next: null,
  total: { count: 2, is_more: false },
} satisfies { orders: readonly DeskOrder[]; next: null; total: object };
