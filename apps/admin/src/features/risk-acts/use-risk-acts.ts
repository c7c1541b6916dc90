import { riskDeskKey } from '@proverka/api-client/risk-desk';
import type { OwnerItemStatus } from '@proverka/contract/risk-desk';
import type { SubjectData } from '@proverka/contract/subject';
import { useChanges, type Changes } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';

export interface RiskActs extends Changes {
  readonly restart: () => Promise<boolean>;
  readonly createPdf: () => Promise<boolean>;
  readonly updateStatement: () => Promise<boolean>;
  readonly editOwner: (id: string, data: SubjectData) => Promise<boolean>;
  readonly removeOwner: (id: string) => Promise<boolean>;
  readonly moveOwner: (id: string, status: OwnerItemStatus) => Promise<boolean>;
}

/** What the staff does for the buyer of one report; each resolves to whether it succeeded. */
export function useRiskActs(itemId: string): RiskActs {
  const { api, notices } = usePlatform();
  const queryClient = useQueryClient();
  // Also after a refusal: buyer or colleague may have been faster.
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: riskDeskKey }));
  const ofReport = { order_item_id: itemId };
  return {
    ...state,
    restart: () => run(() => api.call('POST /admin/risk/report', { body: ofReport })),
    createPdf: async () => {
      const isMade = await run(() =>
        api.call('POST /admin/risk/create_pdf', { query: { orderItemID: itemId } }),
      );
      if (isMade) notices.show('clear', 'PDF сделан заново');
      return isMade;
    },
    updateStatement: () => run(() => api.call('PUT /admin/risk/update_statement', { body: ofReport })),
    editOwner: (id, data) => run(() => api.call('PUT /admin/risk/owner_item', { body: { id, data } })),
    removeOwner: (id) => run(() => api.call('DELETE /admin/risk/owner_item', { body: { id } })),
    moveOwner: (id, status) =>
      run(() => api.call('PUT /admin/risk/owner_item/status', { body: { id, status } })),
  };
}
