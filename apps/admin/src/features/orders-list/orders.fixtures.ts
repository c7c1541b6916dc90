import type { DeskOrder } from '@proverka/contract/desk-orders';

const order = (number: number): DeskOrder => ({
  order_id: `0192f0c1-0000-7000-8000-0000000000f${number}`,
  created_date: '2026-11-20T09:12:00.000Z',
  paid_date: '2026-11-20T09:13:00.000Z',
  status: 'paid',
  kind: 'purchase',
  method: 'card',
  brand: 'real-estate',
  total: 499,
  card_amount: null,
  person_id: '0192f0c1-0000-7000-8000-000000000042',
  person_name: null,
  items: [],
});

/** Invented: two orders whose documents are awaited. */
export const exampleOrders: readonly DeskOrder[] = [order(1), order(2)];
