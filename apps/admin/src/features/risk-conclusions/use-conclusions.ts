import { riskDeskKey } from '@proverka/api-client/risk-desk';
import type { Level } from '@proverka/contract/finding';
import { useChanges, type Changes } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';

export interface ConclusionWords {
  readonly level: Level;
  readonly text: string;
  /** null: the report as a whole. */
  readonly ownerId: string | null;
}

export interface ConclusionChanges extends Changes {
  readonly write: (words: ConclusionWords) => Promise<boolean>;
  readonly edit: (id: string, words: ConclusionWords) => Promise<boolean>;
  readonly hide: (id: string, isHidden: boolean) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
  readonly askModel: () => Promise<boolean>;
}

/** Staff actions on the conclusions of a report; each returns whether it succeeded. */
export function useConclusions(itemId: string): ConclusionChanges {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  // Also after a refusal: another member of the staff may have been faster.
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: riskDeskKey }));
  return {
    ...state,
    write: ({ ownerId, ...words }) => {
      const body = { order_item_id: itemId, owner_id: ownerId, ...words };
      return run(() => api.call('POST /risk/v2/conclusion/', { body }));
    },
    edit: (id, { level, text }) =>
      run(() => api.call('PUT /risk/v2/conclusion/', { body: { id, level, text } })),
    hide: (id, isHidden) =>
      run(() => api.call('PUT /risk/v2/conclusion/hide', { body: { id, is_hidden: isHidden } })),
    remove: (id) => run(() => api.call('DELETE /risk/v2/conclusion/', { body: { id } })),
    askModel: () =>
      run(() => api.call('POST /admin/risk/conclusion/model', { body: { order_item_id: itemId } })),
  };
}
