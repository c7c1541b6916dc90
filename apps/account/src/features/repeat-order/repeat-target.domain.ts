import type { BrandId } from '@proverka/brand/host';
import { servicesOf } from '@proverka/catalogue/services';
import type { OrderListEntry } from '@proverka/contract/order-list';
import { checkNeeds } from '@proverka/catalogue/check-needs';
import { checkoutPath } from '@proverka/order-flow/object-words';

/** How to repeat an order: an object by its address, a check by the data of its report. */
export type RepeatTarget =
  | { readonly kind: 'object'; readonly path: string }
  | { readonly kind: 'check'; readonly orderItemId: string; readonly productName: string };

/** `null` where this site does not sell it, or when the order had several subjects. */
export function repeatTarget(brand: BrandId, items: OrderListEntry['OrderItem']): RepeatTarget | null {
  const [first] = items;
  if (first === undefined) return null;
  const { address, kadastr_number: number } = first.ItemMetadata;
  const isOneSubject = items.every(
    ({ ItemMetadata: about }) => about.address === address && about.kadastr_number === number,
  );
  if (!isOneSubject) return null;
  const names = items.map(({ product_name }) => product_name);
  if (checkNeeds(first.product_name) === null) {
    const key = number || address;
    if (brand !== 'real-estate' || key === '') return null;
    return { kind: 'object', path: checkoutPath(key, `products=${[...new Set(names)].join(',')}`) };
  }
  const isSold = servicesOf(brand).some(({ items: sold }) =>
    sold.some(({ product_name }) => product_name === first.product_name),
  );
  if (!isSold) return null;
  return { kind: 'check', orderItemId: first.order_item_id, productName: first.product_name };
}
