import type { Purchase } from '@proverka/contract/object';
import type { ItemStatus } from '@proverka/contract/order-list';
import { itemWords } from '@proverka/report-kit/status-words';

/** `requested`, the specification's first status of a bought product, means queued. */
export const itemStatusOf = ({ status }: Purchase): ItemStatus =>
  Object.hasOwn(itemWords, status) ? (status as ItemStatus) : 'queued';

const hopeless: ReadonlySet<ItemStatus> = new Set(['failed', 'refunded']);

export interface OwnedReport {
  readonly purchase: Purchase;
  readonly isDone: boolean;
}

/** The report to open for a product: the newest finished one, else the newest in progress. */
export function reportToOpen(purchases: readonly Purchase[], productName: string): OwnedReport | null {
  const own = purchases.filter(
    (purchase) => purchase.product_name === productName && !hopeless.has(itemStatusOf(purchase)),
  );
  const done = own.find((purchase) => itemStatusOf(purchase) === 'done');
  const purchase = done ?? own[0];
  return purchase ? { purchase, isDone: done !== undefined } : null;
}
