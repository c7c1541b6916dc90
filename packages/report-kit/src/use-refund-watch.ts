import { transactionsKey } from '@proverka/api-client/transactions';
import type { ItemStatus } from '@proverka/contract/order-list';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useEffect, useRef } from 'react';

/**
 * Refreshes session and account when money is refunded while the report is open. A failed report has already returned the
 * balance's part, and the card's part goes there too when the bank rejects it.
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
    // On failure the next refresh shows it.
    sessionActions.refresh().catch(() => undefined);
  }, [status, sessionActions, queryClient]);
}
