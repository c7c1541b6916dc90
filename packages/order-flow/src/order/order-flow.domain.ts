import type { Money } from '@proverka/words/money';

/** The payment data of an order on the server. */
export interface OpenOrder {
  readonly id: string;
  readonly total: Money;
  /** The card's amount when the balance pays the rest. */
  readonly byCard?: Money;
  readonly items: readonly OpenOrderItem[];
}

export interface OpenOrderItem {
  readonly id: string;
  /** The product's wire name. */
  readonly name: string;
  readonly price: Money;
}

/** The buyer: a guest enters contacts, a user chooses how to pay. */
export type Buyer = 'guest' | 'user';

/** The part of the screen a refusal belongs to. */
export type RefusalConcern = 'products' | 'contacts' | 'total' | 'method' | 'session' | 'order';

export interface OrderRefusal {
  readonly concern: RefusalConcern;
  readonly text: string;
  /** Messages of single fields: `email`, `phone`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The same check was ordered a moment ago: the existing item. */
  readonly existing?: { readonly orderId: string; readonly orderItemId: string };
}

interface Common {
  /** Product names in the order of the catalogue. */
  readonly chosen: readonly string[];
  readonly buyer: Buyer;
}

interface BeforeOrder extends Common {
  readonly refusal: OrderRefusal | null;
}

interface WithOrder extends Common {
  readonly order: OpenOrder;
}

/** Why the server is asked whether the order is paid. */
export type CheckReason = 'widget-success' | 'widget-fail' | 'return';

export type OrderState =
  | ({ readonly step: 'choosing' } & BeforeOrder)
  | ({ readonly step: 'identifying' } & BeforeOrder)
  | ({ readonly step: 'confirming' } & BeforeOrder)
  | ({ readonly step: 'placing' } & Common)
  | ({ readonly step: 'paying' } & WithOrder)
  | ({ readonly step: 'checking'; readonly reason: CheckReason } & WithOrder)
  /** The provider said «success», but the money has not arrived within a minute. */
  | ({ readonly step: 'processing' } & WithOrder)
  /** The form was closed; the order can still be paid. */
  | ({ readonly step: 'closed'; readonly refusal: OrderRefusal | null } & WithOrder)
  | ({ readonly step: 'failed' } & WithOrder)
  | ({ readonly step: 'reopening' } & WithOrder)
  | ({ readonly step: 'paid' } & WithOrder);

export type OrderStep = OrderState['step'];

export type OrderEvent =
  | { readonly type: 'chosen'; readonly chosen: readonly string[] }
  | { readonly type: 'continued'; readonly isSignedIn: boolean }
  | { readonly type: 'went-back' }
  | { readonly type: 'signed-in' }
  | { readonly type: 'submitted' }
  | { readonly type: 'refused'; readonly refusal: OrderRefusal }
  | { readonly type: 'placed'; readonly order: OpenOrder; readonly isPayable: boolean }
  | { readonly type: 'returned'; readonly order: OpenOrder }
  | { readonly type: 'reopened' }
  | { readonly type: 'pay-again' }
  | { readonly type: 'widget-reported'; readonly outcome: 'success' | 'fail' }
  | { readonly type: 'widget-closed' }
  | { readonly type: 'payment-found' }
  | { readonly type: 'payment-not-found' }
  | { readonly type: 'payment-unknown' }
  | { readonly type: 'started-over' };

type Of<T extends { readonly [K in Key]: string }, Key extends 'step' | 'type', Name> = Extract<
  T,
  { readonly [K in Key]: Name }
>;
type Moves<S extends OrderStep> = {
  readonly [E in OrderEvent['type']]?: (
    state: Of<OrderState, 'step', S>,
    event: Of<OrderEvent, 'type', E>,
  ) => OrderState;
};

export function startOrder(chosen: readonly string[]): OrderState {
  return { step: 'choosing', chosen, buyer: 'guest', refusal: null };
}

/** An order placed earlier, waiting to be paid. */
export function startUnpaid(order: OpenOrder): OrderState {
  return { step: 'closed', chosen: order.items.map(({ name }) => name), buyer: 'user', order, refusal: null };
}

export const nothingChosen: OrderRefusal = {
  concern: 'products',
  text: 'Выберите хотя бы одну услугу',
};

const base = ({ chosen, buyer }: Common): Common => ({ chosen, buyer });
const withOrder = (state: WithOrder): WithOrder => ({ ...base(state), order: state.order });
const paid = (state: WithOrder): OrderState => ({ step: 'paid', ...withOrder(state) });
const backToChoosing = (state: Common): OrderState => ({ step: 'choosing', ...base(state), refusal: null });
const reopen = (state: WithOrder): OrderState => ({ step: 'reopening', ...withOrder(state) });
const placing = (state: BeforeOrder): OrderState => ({ step: 'placing', ...base(state) });

/** Not known to be paid, but it may still turn out to be. */
const unpaid = { 'pay-again': reopen, 'payment-found': paid, 'started-over': backToChoosing } as const;

const moves: { readonly [S in OrderStep]: Moves<S> } = {
  choosing: {
    chosen: (state, { chosen }) => ({ ...state, chosen, refusal: null }),
    continued: (state, { isSignedIn }) => {
      if (state.chosen.length === 0) return { ...state, refusal: nothingChosen };
      const { chosen } = state;
      return isSignedIn
        ? { step: 'confirming', chosen, buyer: 'user', refusal: null }
        : { step: 'identifying', chosen, buyer: 'guest', refusal: null };
    },
    returned: (state, { order }) => ({ step: 'checking', reason: 'return', ...base(state), order }),
  },
  identifying: {
    'went-back': backToChoosing,
    'signed-in': ({ chosen }) => ({ step: 'confirming', chosen, buyer: 'user', refusal: null }),
    submitted: placing,
  },
  confirming: { 'went-back': backToChoosing, submitted: placing },
  placing: {
    refused: (state, { refusal }) => {
      if (refusal.concern === 'products') return { step: 'choosing', ...base(state), refusal };
      return { step: state.buyer === 'guest' ? 'identifying' : 'confirming', ...base(state), refusal };
    },
    placed: (state, { order, isPayable }) => ({ step: isPayable ? 'paying' : 'paid', ...base(state), order }),
  },
  paying: {
    'widget-reported': (state, { outcome }) => ({
      step: 'checking',
      reason: `widget-${outcome}`,
      ...withOrder(state),
    }),
    'widget-closed': (state) => ({ step: 'closed', ...withOrder(state), refusal: null }),
    refused: (state, { refusal }) => ({ step: 'closed', ...withOrder(state), refusal }),
  },
  checking: {
    'payment-found': paid,
    'payment-not-found': (state) => {
      if (state.reason === 'return') return { step: 'closed', ...withOrder(state), refusal: null };
      return { step: state.reason === 'widget-fail' ? 'failed' : 'processing', ...withOrder(state) };
    },
    // Without an answer nothing may be claimed about the money.
    'payment-unknown': (state) =>
      state.reason === 'return'
        ? { step: 'closed', ...withOrder(state), refusal: null }
        : { step: 'processing', ...withOrder(state) },
  },
  // A payment may be in transit: nothing here may start another one.
  processing: { 'payment-found': paid },
  closed: unpaid,
  failed: unpaid,
  reopening: {
    reopened: (state) => ({ step: 'paying', ...withOrder(state) }),
    refused: (state, { refusal }) => ({ step: 'closed', ...withOrder(state), refusal }),
    'payment-found': paid,
  },
  paid: {},
};

/** The state after an event; an event that does not apply returns the same object. */
export function nextState(state: OrderState, event: OrderEvent): OrderState {
  const move = moves[state.step][event.type] as
    | ((state: OrderState, event: OrderEvent) => OrderState)
    | undefined;
  return move ? move(state, event) : state;
}
