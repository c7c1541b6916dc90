import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { browserOrderDeps } from '../order/order-deps.ts';
import type { OrderState } from '../order/order-flow.domain.ts';
import { orderIntent } from '../order/order-intent.ts';
import type { OrderSubject } from '../order/order-request.domain.ts';
import { createOrderStore, type OrderStore } from '../order/order-store.ts';

export interface OrderView extends Omit<OrderStore, 'state' | 'start'> {
  readonly state: OrderState;
  readonly isSignedIn: boolean;
  readonly signIn: () => Promise<void>;
}

/** One order, for as long as the component that asks for it is on screen. */
export function useOrder(subject: OrderSubject, start: () => OrderState): OrderView {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isSignedIn = useSession(({ user }) => user !== null);
  const [store] = useState(() => {
    const refreshPrices = () => queryClient.invalidateQueries();
    const onPaid = ({ id }: { readonly id: string }) => void navigate(`/order/${id}/`, { replace: true });
    const deps = browserOrderDeps({ platform, refreshPrices, onPaid });
    const intent = orderIntent(() => sessionStorage, subject.objectKey);
    return createOrderStore(deps, intent, subject, start());
  });
  useEffect(() => store.start(), [store]);
  const state = useStore(store.state);
  // Signing in anywhere on the page, the header included, answers who is ordering.
  useEffect(() => {
    if (isSignedIn && state.step === 'identifying') store.send({ type: 'signed-in' });
  }, [isSignedIn, state.step, store]);
  const { send, place, payAgain, startOver } = store;
  const signIn = async () => {
    await platform.sessionActions.askToSignIn('login');
  };
  return { state, isSignedIn, send, place, payAgain, startOver, signIn };
}
