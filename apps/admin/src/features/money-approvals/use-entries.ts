import { moneyEntriesKey } from '@proverka/api-client/money-proposals';
import type { ApiInput } from '@proverka/contract/api';
import type { MoneyProposal } from '@proverka/contract/money-proposal';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';

export type PayoutKind = 'advance_return' | 'partner_payout';

export function useEntries() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  // Also after a refusal: a colleague may have been faster.
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: moneyEntriesKey }));
  return {
    ...state,
    correct: (body: ApiInput<'POST /admin/money/corrections'>['body']) =>
      run(() => api.call('POST /admin/money/corrections', { body })),
    payOut: (kind: PayoutKind, body: ApiInput<'POST /admin/partner/withdraw'>['body']) =>
      run(() =>
        kind === 'partner_payout'
          ? api.call('POST /admin/partner/withdraw', { body })
          : api.call('POST /admin/money/advance_returns', { body }),
      ),
    approve: ({ proposal_id, arguments_hash }: MoneyProposal) =>
      run(() =>
        api.call('POST /admin/money/proposals/{proposal_id}/approve', {
          params: { proposal_id },
          body: { arguments_hash },
        }),
      ),
    end: ({ proposal_id }: MoneyProposal) =>
      run(() => api.call('POST /admin/money/proposals/{proposal_id}/end', { params: { proposal_id } })),
  };
}
export type EntryChanges = ReturnType<typeof useEntries>;
