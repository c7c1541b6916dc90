import type { ItemStatus } from '@proverka/contract/order-list';

/** What happens to an ordered item. */
export type ItemEvent =
  /** Its money is there. */
  | 'paid'
  /** The first of its tasks runs. */
  | 'begun'
  /** Nothing runs any more, and a source waits for data of the customer. */
  | 'data_awaited'
  /** A task that waited runs again. */
  | 'resumed'
  | 'delivered'
  /** Given up; all of its money is back on the balance, or there was none. */
  | 'failed_and_returned'
  /** Given up; some of its money is on its way to a card. */
  | 'failed'
  /** The provider has closed the refund to the card. */
  | 'refund_closed';

type Moves = Readonly<Partial<Record<ItemStatus, ItemStatus>>>;

const fromWork = (to: ItemStatus): Moves => ({ queued: to, running: to, needs_data: to });

/** The life of an item: from which status each event leads to which. The database refuses every other move. */
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

/** The status an event leads to; null where it does not move the item: it came late, or twice. */
export const decideItem = (status: ItemStatus, event: ItemEvent): ItemStatus | null =>
  moves[event][status] ?? null;

/** Nothing more will happen to an item by itself. */
export const isItemFinal = (status: ItemStatus): boolean =>
  status === 'done' || status === 'refunded' || status === 'failed';

/** The status an item is saved with: its money may be there already. */
export const firstItemStatus = (isPaid: boolean): ItemStatus => (isPaid ? 'queued' : 'created');
