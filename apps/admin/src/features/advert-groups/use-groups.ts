import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';

const groupsKey = ['desk-advert-groups'] as const;

/** Adverts of one flat by what somebody looks for; the least certain ones when that is empty. */
export function useGroups(find: string) {
  const { api } = usePlatform();
  const query = find === '' ? {} : { find };
  return useQuery({
    queryKey: [...groupsKey, find],
    queryFn: ({ signal }) => api.call('GET /admin/advert_groups', { query }, { signal }),
    retry: false,
  });
}

/** To call after a decision: groups are read anew. */
export function useGroupsAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: groupsKey });
}
