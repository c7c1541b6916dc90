import type { BrandId } from '@proverka/brand/host';
import { checkNeeds } from '@proverka/catalogue/check-needs';
import { reportPathOf } from '@proverka/catalogue/report-path';
import type { OrderListEntry } from '@proverka/contract/order-list';

export type OrderEntryItem = OrderListEntry['OrderItem'][number];

/** The address of an item's report on the current site. */
export function reportPath(
  brand: BrandId,
  item: Pick<OrderEntryItem, 'order_item_id' | 'product_name'>,
): string {
  return reportPathOf(brand, item);
}

/** The number below the address; the keys of checks of people and cars are not shown. */
export function numberOf({ product_name, ItemMetadata }: OrderEntryItem): string {
  const { address, kadastr_number: number } = ItemMetadata;
  return checkNeeds(product_name) !== null || address === '' ? '' : number;
}

export function orderPath({ orderId }: Pick<OrderListEntry, 'orderId'>): string {
  return `/order/${orderId}/`;
}

/** The subject of an item: the address, else the number. */
export function subjectOf({ product_name, ItemMetadata }: OrderEntryItem): string {
  const { address, kadastr_number: number } = ItemMetadata;
  if (checkNeeds(product_name) !== null) return address || 'Данные — в отчёте';
  return address || number || 'Объект не указан';
}
