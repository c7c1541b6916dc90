import type { BrandId } from '@proverka/brand/host';
import { ZERO, kopecks } from '@proverka/validation/money';
import type { Transaction } from '#platform/db/transaction.ts';
import { readItems } from '#fulfilment/order.store.ts';
import type { OrderItemRow } from '#fulfilment/order.store.ts';
import { enqueueTasks, planStart, startItems } from '#fulfilment/start-items.ts';
import type { LockedAccounts } from '#money/ledger.store.ts';
import type { OrderingDeps } from './deps.ts';

interface WaitingOrder {
  readonly id: string;
  readonly brand: BrandId;
  /** null: all of its price came from outside. */
  readonly card_amount: number | null;
}

/** Starts the work of an order whose money has just come to the balance of its customer, under the locks of both. */
export async function startPaidOrder(
  deps: OrderingDeps,
  tx: Transaction,
  order: WaitingOrder,
  accounts: LockedAccounts,
): Promise<void> {
  const now = deps.now();
  const ordered = await readItems(tx, order.id);
  const holds = ordered.map((item) =>
    planStart(
      deps,
      now,
      holdOf(order, item),
      {
        brand: order.brand,
        name: item.product_name,
        tasks: item.tasks,
        ownerTasks: item.owner_tasks,
        metadata: item.metadata,
      },
      ordered.length,
    ),
  );
  await startItems(tx, { id: order.id, accounts, now }, holds);
  return enqueueTasks(deps, tx, holds);
}

/**
 * An order paid in full from outside leaves bonus money alone; the balance's share of a mixed payment is held since the order was
 * placed.
 */
function holdOf({ card_amount: card }: WaitingOrder, item: OrderItemRow) {
  const [bonus, paid] = [ZERO, card === null ? kopecks(item.price) : ZERO];
  return { itemId: item.id, bonus, paid, card: card === null ? ZERO : kopecks(item.card_amount) };
}
