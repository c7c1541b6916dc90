import { kopecks, add } from '@proverka/validation/money';
import type { OpenOrder } from '../order/order-flow.domain.ts';

/** One bought item in local storage (specification, section 3); `time` is when its payment was started. */
export interface UnpaidItem {
  readonly order_item_id: string;
  /** The order's id. */
  readonly id: string;
  /** Kopecks. */
  readonly price: number;
  readonly product_name: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

const hour = 3_600_000;
/** Specification, section 9: an order unpaid for longer is not checked … */
const askedAboutMs = 24 * hour;
/** … and after this time it is forgotten. */
const rememberedMs = 3 * 24 * hour;

export function isUnpaidItem(value: unknown): value is UnpaidItem {
  const item = value as Partial<UnpaidItem> | null;
  return (
    typeof item?.order_item_id === 'string' &&
    typeof item.id === 'string' &&
    typeof item.price === 'number' &&
    Number.isSafeInteger(item.price) &&
    typeof item.product_name === 'string' &&
    typeof item.time === 'number'
  );
}

export function withOrder(items: readonly UnpaidItem[], order: OpenOrder, now: number): UnpaidItem[] {
  const fresh = order.items.map(({ id, name, price }) => ({
    order_item_id: id,
    id: order.id,
    price,
    product_name: name,
    time: now,
  }));
  return [...withoutOrder(items, order.id), ...fresh];
}

export const withoutOrder = (items: readonly UnpaidItem[], orderId: string): UnpaidItem[] =>
  items.filter(({ id }) => id !== orderId);

export const stillRemembered = (items: readonly UnpaidItem[], now: number): UnpaidItem[] =>
  items.filter(({ time }) => now - time < rememberedMs);

/** The distinct orders recent enough to be checked. */
export function ordersToAskAbout(items: readonly UnpaidItem[], now: number): OpenOrder[] {
  const young = items.filter(({ time }) => now - time < askedAboutMs);
  return [...new Set(young.map(({ id }) => id))].map((id) => {
    const own = young.filter((item) => item.id === id);
    return {
      id,
      total: add(...own.map(({ price }) => kopecks(price))),
      items: own.map((item) => ({
        id: item.order_item_id,
        name: item.product_name,
        price: kopecks(item.price),
      })),
    };
  });
}
