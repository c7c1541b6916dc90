import type { BrandId } from '@proverka/brand/host';
import { checkNeeds } from '@proverka/catalogue/check-needs';
import { isElsewhere, reportPathOf } from '@proverka/catalogue/report-path';
import type { OrderListEntry } from '@proverka/contract/order-list';

export type OrderEntryItem = OrderListEntry['OrderItem'][number];

interface Site {
  readonly brand: { readonly id: BrandId };
  readonly settings: { readonly personCheckSiteUrl?: string };
}

/** The address of an item's report: on the current site, and of one that only the other brand's site has, there. */
export function reportAddress(
  { brand, settings: { personCheckSiteUrl: site } }: Site,
  item: Pick<OrderEntryItem, 'order_item_id' | 'product_name'>,
): string {
  const path = reportPathOf(brand.id, item);
  return site !== undefined && isElsewhere(brand.id, item.product_name) ? new URL(path, site).href : path;
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
