import { objectPath as pathOfObject } from '@proverka/order-flow/object-words';
import type { OrderListEntry } from '@proverka/contract/order';

export type OrderEntryItem = OrderListEntry['OrderItem'][number];

/** Where the report of an item is read; every product sold now is read on one screen. */
export function reportPath({ order_item_id }: Pick<OrderEntryItem, 'order_item_id'>): string {
  return `/report/${order_item_id}/`;
}

export function orderPath({ orderId }: Pick<OrderListEntry, 'orderId'>): string {
  return `/order/${orderId}/`;
}

/** What an item is about: the address, else the number. */
export function subjectOf({ ItemMetadata: { address, kadastr_number } }: OrderEntryItem): string {
  return address || kadastr_number || 'Объект не указан';
}

/** The page of the object an item was bought for. */
export function objectPath({ ItemMetadata: { address, kadastr_number } }: OrderEntryItem): string {
  return pathOfObject(kadastr_number || address);
}
