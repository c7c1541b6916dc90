import { refusalMessage } from '@proverka/api-client/refused';
import { riskReportKey } from '@proverka/api-client/risk';
import { riskDeskKey } from '@proverka/api-client/risk-desk';
import type { Level } from '@proverka/contract/finding';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useState } from 'react';

export interface ConclusionWords {
  readonly level: Level;
  readonly text: string;
  /** null: about the report as a whole. */
  readonly ownerId: string | null;
}

export interface ConclusionChanges {
  readonly isBusy: boolean;
  /** Why the last change was refused; empty when it was not. */
  readonly refusal: string;
  readonly write: (words: ConclusionWords) => Promise<boolean>;
  readonly edit: (id: string, words: ConclusionWords) => Promise<boolean>;
  readonly hide: (id: string, isHidden: boolean) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
  readonly askModel: () => Promise<boolean>;
}

/** What the staff can do with the conclusions of a report; each answers whether it was done. */
export function useConclusions(itemId: string): ConclusionChanges {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setRefusal('');
    try {
      await change();
      return true;
    } catch (error) {
      setRefusal(refusalMessage(error));
      return false;
    } finally {
      // Also after a refusal: somebody else may have been faster.
      await queryClient.invalidateQueries({ queryKey: riskReportKey(itemId) });
      void queryClient.invalidateQueries({ queryKey: riskDeskKey });
      setBusy(false);
    }
  };
  return {
    isBusy,
    refusal,
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
