import { casesKey } from '@proverka/api-client/cases';
import type { SupportCase } from '@proverka/contract/support-case';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { impersonationOf } from '@proverka/shell-sdk/session';
import { useEffect, useSyncExternalStore } from 'react';

/** An answer on the customer's screen is not new any more, in no list and on no device. One in a hidden tab still is. */
export function useSeen({ case_id: id, messages }: SupportCase): void {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const isImpersonated = useSession((session) => impersonationOf(session) !== null);
  const isVisible = useSyncExternalStore(watchVisibility, isPageVisible, () => false);
  const lastAnswer = messages.findLast(({ author }) => author === 'staff')?.date;
  const shown = isVisible && !isImpersonated ? lastAnswer : undefined;
  useEffect(() => {
    if (shown === undefined) return;
    void api
      .call('POST /cases/{case_id}/seen', { params: { case_id: id }, body: { shown_date: shown } })
      .then(() => queryClient.invalidateQueries({ queryKey: [...casesKey, 'list'] }))
      // It stays marked as new, which is no harm.
      .catch(() => undefined);
  }, [api, queryClient, id, shown]);
}

const isPageVisible = (): boolean => document.visibilityState === 'visible';

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
