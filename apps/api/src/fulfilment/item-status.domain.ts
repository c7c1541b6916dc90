import type { ItemStatus } from '@proverka/contract/order-list';

/** Events of an ordered item. */
export type ItemEvent =
  /** The payment is complete. */
  | 'paid'
  /** The first of its tasks started. */
  | 'begun'
  /** No task is running, and a source waits for data from the customer. */
  | 'data_awaited'
  /** A waiting task runs again. */
  | 'resumed'
  | 'delivered'
  /** Given up; all of its money is back on the balance, or it was free. */
  | 'failed_and_returned'
  /** Given up; a refund to the card is pending. */
  | 'failed'
  /** The provider has closed the refund to the card. */
  | 'refund_closed';

type Moves = Readonly<Partial<Record<ItemStatus, ItemStatus>>>;

const fromWork = (to: ItemStatus): Moves => ({ queued: to, running: to, needs_data: to });

/** The transitions of an item by event. The database refuses every other transition. */
const moves: Readonly<Record<ItemEvent, Moves>> = {
  paid: { created: 'queued' },
  begun: { queued: 'running' },
  data_awaited: { queued: 'needs_data', running: 'needs_data' },
  resumed: { needs_data: 'running' },
  delivered: fromWork('done'),
  failed_and_returned: fromWork('refunded'),
  failed: fromWork('failed'),
  refund_closed: { failed: 'refunded' },
};

export const itemEvents = Object.keys(moves) as readonly ItemEvent[];

/** The status after an event; null when the event does not apply, because it came late or twice. */
export const decideItem = (status: ItemStatus, event: ItemEvent): ItemStatus | null =>
  moves[event][status] ?? null;

/** No more automatic transitions. */
export const isItemFinal = (status: ItemStatus): boolean =>
  status === 'done' || status === 'refunded' || status === 'failed';

/** The initial status of an item, which may be paid already. */
export const firstItemStatus = (isPaid: boolean): ItemStatus => (isPaid ? 'queued' : 'created');
