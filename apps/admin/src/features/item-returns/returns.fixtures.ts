import type { OrderReturns } from '@proverka/contract/refund';

const item = {
  order_item_id: '0192f0c1-0000-7000-8000-0000000000b1',
  product_name_ru: 'Выписка об объекте',
  price: 499,
  is_under_way: false,
  left: 499,
  own_left: 499,
  card_left: 499,
  returns: [],
};

/** Invented: one delivered extract, paid by card. */
export const exampleReturns: OrderReturns = {
  order_id: '0192f0c1-0000-7000-8000-0000000000a1',
  place: 'на карту ··4444',
  is_place_dead: false,
  receipt_email: 't***@example.com',
  has_balance: true,
  items: [item],
};

const part = {
  return_id: '0192f0c1-0000-7000-8000-0000000000c1',
  date: '2026-11-21T10:00:00.000Z',
  to_balance: 0,
  to_card: 100.5,
  card_state: 'done' as const,
  reason: 'Отчёт опоздал',
};
const half = { ...item, left: 398.5, own_left: 398.5, card_left: 398.5, returns: [part] };

/** The same after a part of it went back. */
export const halfReturned: OrderReturns = { ...exampleReturns, items: [half] };

/** The card was closed: its part stayed on the balance. */
export const refusedReturns: OrderReturns = {
  ...exampleReturns,
  is_place_dead: true,
  items: [{ ...half, card_left: 0, returns: [{ ...part, card_state: 'refused' }] }],
};

export const nothingLeft: OrderReturns = {
  ...exampleReturns,
  items: [{ ...half, left: 0, own_left: 0, card_left: 0 }],
};
