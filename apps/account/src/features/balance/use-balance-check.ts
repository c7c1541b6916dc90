import { transactionsKey, transactionsQuery } from '@proverka/api-client/transactions';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { isSignedIn } from '@proverka/shell-sdk/session';
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
      const session = await sessionActions.refresh();
      const shown = queryClient.getQueryData(transactionsQuery(api, 0).queryKey);
      if (isLeft || !isSignedIn(session) || shown === undefined) return;
      if (spendable(shown) === readMoney(session.balance)) return;
      await queryClient.invalidateQueries({ queryKey: transactionsKey });
    };
    // Without an answer both keep their values.
    check().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [api, sessionActions, queryClient]);
}
