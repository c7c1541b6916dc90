import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { isSignedIn, restrictionOf } from '@proverka/shell-sdk/session';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useLocation } from '@proverka/shell-sdk/router';
import { useEffect } from 'react';
import { checkUnpaidOrders } from './check-unpaid-orders.ts';
import { unpaidOrders } from './unpaid-orders.ts';

/**
 * Checks on every page change whether an order left unpaid in this browser has been paid (specification, section 4,
 * Unpaid orders). Rendered once in the layout, without output.
 */
export function UnpaidOrdersWatch() {
  const { pathname } = useLocation();
  const mayAsk = useSession((session) => isSignedIn(session) || restrictionOf(session)?.to === 'own_order');
  return mayAsk ? <QuestionOnArrival key={pathname} /> : null;
}

function QuestionOnArrival() {
  const { api, notices, analytics, sessionActions } = usePlatform();
  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const unpaid = unpaidOrders(
      () => localStorage,
      () => Date.now(),
    );
    const refreshOrders = () => queryClient.invalidateQueries();
    const refreshSession = sessionActions.refresh;
    void checkUnpaidOrders({ api, unpaid, notices, analytics, refreshSession, refreshOrders }, stop.signal);
    return () => stop.abort();
  }, [api, notices, analytics, sessionActions, queryClient]);
  return null;
}
