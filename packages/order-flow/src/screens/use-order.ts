import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import type { Visitor } from '@proverka/shell-sdk/session';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { browserOrderDeps } from '../order/order-deps.ts';
import type { OpenOrder, OpenOrderItem, OrderState } from '../order/order-flow.domain.ts';
import { orderIntent } from '../order/order-intent.ts';
import type { OrderSubject } from '../order/order-request.domain.ts';
import { createOrderStore, type OrderStore } from '../order/order-store.ts';

export interface OrderView extends Omit<OrderStore, 'state' | 'start'> {
  readonly state: OrderState;
  readonly visitor: Visitor;
  /** The path of a check ordered before; null where this app has no report pages. */
  readonly existingPath: (orderItemId: string) => string | null;
  readonly signIn: () => Promise<void>;
}

export interface OrderPlace {
  readonly subject: OrderSubject;
  /** Identifies the order within the tab, also after a reload. */
  readonly intentKey: string;
  /** The path of a report: a paid order with one item leads there, others to the page of the order. */
  readonly reportPath?: ((item: ReportOfOrder) => string) | undefined;
  /** Called once the order is paid, to delete its draft. */
  readonly forgetDraft?: (() => void) | undefined;
}

type ReportOfOrder = Pick<OpenOrderItem, 'id' | 'name'>;

/** One order, as long as its component is mounted. */
export function useOrder(place: OrderPlace, start: () => OrderState): OrderView {
  // The store is created once; the subject may be extended until the order is placed.
  const [latest] = useState(() => createStore(() => place));
  useEffect(() => latest.setState(place, true), [latest, place]);
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const visitor = useSession((session) => session.visitor);
  const [store] = useState(() => {
    const refreshPrices = () => queryClient.invalidateQueries();
    const onPaid = (order: OpenOrder) => {
      // Cached lists of orders and transactions lack the new order.
      void queryClient.invalidateQueries({ refetchType: 'none' });
      void navigate(paidPath(order, latest.getState().reportPath), { replace: true });
    };
    const forgetDraft = () => latest.getState().forgetDraft?.();
    const deps = browserOrderDeps({ platform, refreshPrices, onPaid, forgetDraft });
    const intent = orderIntent(() => sessionStorage, place.intentKey);
    return createOrderStore(deps, intent, () => latest.getState().subject, start());
  });
  useEffect(() => store.start(), [store]);
  const state = useStore(store.state);
  // Signing in anywhere on the page, including the header, sets the buyer.
  useEffect(() => {
    if (visitor === 'signed-in' && state.step === 'identifying') store.send({ type: 'signed-in' });
  }, [visitor, state.step, store]);
  const { send, payAgain, startOver } = store;
  const signIn = async () => {
    await platform.sessionActions.askToSignIn('login');
  };
  const existingPath = (id: string) => place.reportPath?.({ id, name: state.chosen[0] ?? '' }) ?? null;
  return { state, visitor, existingPath, send, place: store.place, payAgain, startOver, signIn };
}

function paidPath({ id, items }: OpenOrder, reportPath: OrderPlace['reportPath']): string {
  const [item, ...others] = items;
  return reportPath && item && others.length === 0 ? reportPath(item) : `/order/${id}/`;
}
