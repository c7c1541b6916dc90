import { dealQuery, dealsKey } from '@proverka/api-client/deals';
import type { ApiInput } from '@proverka/contract/api';
import type { Deal } from '@proverka/contract/deal';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';

type DealChange = Omit<ApiInput<'PUT /deal/{deal_id}'>['body'], 'version'>;

/** Puts a changed folder on the screen. */
export function useShownDeal() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  return (changed: Deal) => {
    queryClient.setQueryData(dealQuery(api, changed.deal_id).queryKey, changed);
    void queryClient.invalidateQueries({ queryKey: [...dealsKey, 'list'] });
  };
}

/** Changes of one part of a folder's words, made on the version on the screen. */
export function useDealChange({ deal_id, version }: Deal) {
  const { api, notices } = usePlatform();
  const show = useShownDeal();
  const { run, isBusy, refusal } = useChanges();
  const change = (part: DealChange): Promise<boolean> =>
    run(async () => {
      show(await api.call('PUT /deal/{deal_id}', { params: { deal_id }, body: { version, ...part } }));
      notices.show('clear', 'Сохранено');
    });
  return { change, isBusy, refusal };
}
