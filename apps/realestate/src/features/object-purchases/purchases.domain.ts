import type { Purchase } from '@proverka/contract/object';
import type { ItemStatus } from '@proverka/contract/order-list';
import { itemWords } from '@proverka/report-kit/status-words';

/** The specification's first status of a bought object product is `requested`: it waits in the queue. */
export const itemStatusOf = ({ status }: Purchase): ItemStatus =>
  Object.hasOwn(itemWords, status) ? (status as ItemStatus) : 'queued';

const hopeless: ReadonlySet<ItemStatus> = new Set(['failed', 'refunded']);

export interface OwnedReport {
  readonly purchase: Purchase;
  readonly isDone: boolean;
}

/** What can be opened for a product: a finished report before one on its way, the newest of its kind. */
export function reportToOpen(purchases: readonly Purchase[], productName: string): OwnedReport | null {
  const own = purchases.filter(
    (purchase) => purchase.product_name === productName && !hopeless.has(itemStatusOf(purchase)),
  );
  const done = own.find((purchase) => itemStatusOf(purchase) === 'done');
  const purchase = done ?? own[0];
  return purchase ? { purchase, isDone: done !== undefined } : null;
}
