import type { OrderStatus } from '@proverka/contract/order-list';

/** Events of an order. */
export type OrderEvent =
  /** It is paid and the work starts. */
  | 'paid'
  /** The money of a top-up is on the balance, possibly after the order had expired. */
  | 'topped_up'
  /** It was not paid in time. */
  | 'expired'
  /** All of its items have ended. */
  | 'finished';

const moves: Readonly<Record<OrderEvent, Readonly<Partial<Record<OrderStatus, OrderStatus>>>>> = {
  paid: { awaiting_payment: 'paid' },
  topped_up: { awaiting_payment: 'closed', expired: 'closed' },
  expired: { awaiting_payment: 'expired' },
  finished: { paid: 'closed' },
};

export const orderEvents = Object.keys(moves) as readonly OrderEvent[];

/** The status after an event; null when the event does not apply, because it came late or twice. */
export const decideOrder = (status: OrderStatus, event: OrderEvent): OrderStatus | null =>
  moves[event][status] ?? null;

export const isAwaitingPayment = (status: OrderStatus): boolean => status === 'awaiting_payment';

export const isPaid = (status: OrderStatus): boolean => status === 'paid' || status === 'closed';

/** The initial status of an order, which the balance may have paid already. */
export const firstOrderStatus = (isPaidAtOnce: boolean): OrderStatus =>
  isPaidAtOnce ? 'paid' : 'awaiting_payment';
