import { casesKey } from '@proverka/api-client/cases';
import type { SupportCase } from '@proverka/contract/support-case';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { impersonationOf } from '@proverka/shell-sdk/session';
import { useEffect } from 'react';

/** An answer on the customer's screen is not new any more, in no list and on no device. */
export function useSeen({ case_id: id, state, changed_date: changed }: SupportCase): void {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const isImpersonated = useSession((session) => impersonationOf(session) !== null);
  const answeredAt = state === 'answered' && !isImpersonated ? changed : null;
  useEffect(() => {
    if (answeredAt === null) return;
    void api
      .call('POST /cases/{case_id}/seen', { params: { case_id: id } })
      .then(() => queryClient.invalidateQueries({ queryKey: [...casesKey, 'list'] }))
      // It stays marked as new, which is no harm.
      .catch(() => undefined);
  }, [api, queryClient, id, answeredAt]);
}
