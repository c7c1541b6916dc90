import type { OrderStatus } from '@proverka/contract/order-list';

/** What happens to an order. */
export type OrderEvent =
  /** Its money is there and the work begins. */
  | 'paid'
  /** The money of a top-up is on the balance, also after the order had expired. */
  | 'topped_up'
  /** Nobody paid it in time. */
  | 'expired'
  /** Nothing more will happen to any of its items. */
  | 'finished';

const moves: Readonly<Record<OrderEvent, Readonly<Partial<Record<OrderStatus, OrderStatus>>>>> = {
  paid: { awaiting_payment: 'paid' },
  topped_up: { awaiting_payment: 'closed', expired: 'closed' },
  expired: { awaiting_payment: 'expired' },
  finished: { paid: 'closed' },
};

export const orderEvents = Object.keys(moves) as readonly OrderEvent[];

/** The status an event leads to; null where it does not move the order: it came late, or twice. */
export const decideOrder = (status: OrderStatus, event: OrderEvent): OrderStatus | null =>
  moves[event][status] ?? null;

export const isAwaitingPayment = (status: OrderStatus): boolean => status === 'awaiting_payment';

export const isPaid = (status: OrderStatus): boolean => status === 'paid' || status === 'closed';

/** The status an order is saved with: the balance may have paid it already. */
export const firstOrderStatus = (isPaidAtOnce: boolean): OrderStatus =>
  isPaidAtOnce ? 'paid' : 'awaiting_payment';
