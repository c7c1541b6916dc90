import { transactionsKey } from '@proverka/api-client/transactions';
import type { ItemStatus } from '@proverka/contract/order-list';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useEffect, useRef } from 'react';

/**
 * Money that comes back while the report is watched may be on the balance: the session and the account have to know. A failed
 * report has given the balance its part back already, and gets the card's part there too when the bank refuses it.
 */
export function useRefundWatch(status: ItemStatus | undefined): void {
  const { sessionActions } = usePlatform();
  const queryClient = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    const hasTurned = before.current !== undefined && before.current !== status;
    before.current = status;
    if (!hasTurned || (status !== 'failed' && status !== 'refunded')) return;
    void queryClient.invalidateQueries({ queryKey: transactionsKey });
    // Unanswered, the next refresh says it.
    sessionActions.refresh().catch(() => undefined);
  }, [status, sessionActions, queryClient]);
}
