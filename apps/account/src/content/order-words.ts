import type { ItemStatus, OrderListEntry, OrderStatus } from '@proverka/contract/order-list';
import { isFinal } from '@proverka/report-kit/report-state';
import { counted } from '@proverka/words/plural';

export const reportsCounted = (count: number): string => counted(count, 'отчёт', 'отчёта', 'отчётов');

/** «готово 1 из 2»: the specification's CompleteCount next to the number of items. */
export function completeWords(items: readonly { readonly status: ItemStatus }[]): string {
  const done = items.filter(({ status }) => status === 'done').length;
  return `готово ${done}\u00a0из\u00a0${items.length}`;
}

/** An order may have more items; a wholesale list has a page of its own. */
export const mostItemsShown = 10;

/** An expired order cannot be paid any more. */
export const isOver = ({ status }: Pick<OrderListEntry, 'status'>): boolean => status === 'expired';

const payable: ReadonlySet<OrderStatus> = new Set(['awaiting_payment']);

export function isPayable({ status }: Pick<OrderListEntry, 'status'>): boolean {
  return payable.has(status);
}

/** Whether a paid order is still in progress. */
function isUnderWay({ status, OrderItem }: Pick<OrderListEntry, 'status' | 'OrderItem'>): boolean {
  return (status === 'paid' || status === 'closed') && OrderItem.some((item) => !isFinal(item.status));
}

/** Whether the order may still change: a report, added data, a payment in another window. */
export function mayChange(order: Pick<OrderListEntry, 'status' | 'OrderItem'>): boolean {
  return isPayable(order) || isUnderWay(order);
}

/** Specification, section 4: an unpaid order is kept for 24 hours. */
const payableMilliseconds = 24 * 60 * 60_000;

export function payableUntil({ date }: Pick<OrderListEntry, 'date'>): string {
  return new Date(Date.parse(date) + payableMilliseconds).toISOString();
}
