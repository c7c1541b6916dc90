import { transactionsKey, transactionsQuery } from '@proverka/api-client/transactions';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useEffect } from 'react';
import { readMoney, spendable } from './spendable.domain.ts';

/** On entry, refreshes the session so that header and page show the same balance, and refetches data that differs from it. */
export function useBalanceCheck(): void {
  const { api, sessionActions } = usePlatform();
  const queryClient = useQueryClient();
  useEffect(() => {
    let isLeft = false;
    const check = async () => {
      const { user, balance } = await sessionActions.refresh();
      const shown = queryClient.getQueryData(transactionsQuery(api, 0).queryKey);
      if (isLeft || user === null || shown === undefined || spendable(shown) === readMoney(balance)) return;
      await queryClient.invalidateQueries({ queryKey: transactionsKey });
    };
    // Without an answer both keep their values.
    check().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [api, sessionActions, queryClient]);
}
