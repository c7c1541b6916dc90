import type { OrderListEntry } from '@proverka/contract/order-list';
import type { OrderEntryItem } from '../content/order-links.ts';

const id = (last: number): string => `0192f0c1-0000-7000-8000-${String(last).padStart(12, '0')}`;

/** Invented orders for tests. */
export function exampleItem(place: number, changes: Partial<OrderEntryItem> = {}): OrderEntryItem {
  return {
    order_item_id: id(place),
    product_name: 'EgrnObject',
    product_name_ru: 'Выписка об объекте: собственники и обременения',
    price: 499,
    status: 'done',
    ItemMetadata: {
      address: 'г. Санкт-Петербург, ул. Тестовая, д. 1, кв. 1',
      kadastr_number: '78:31:0099001:101',
    },
    refund: null,
    ...changes,
  };
}

export function exampleOrder(place: number, changes: Partial<OrderListEntry> = {}): OrderListEntry {
  return {
    orderId: id(place),
    totalAmount: 499,
    email: 'testov@example.com',
    date: '2026-11-20T09:12:00.000Z',
    status: 'closed',
    OrderItem: [exampleItem(place + 1000)],
    ...changes,
  };
}
