import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';

export const sourcesKey = ['desk-sources'] as const;

/** Looked at again when somebody comes back, not in the background: that would count as use of the session. */
export function useSources() {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...sourcesKey, 'all'],
    queryFn: ({ signal }) => api.call('GET /admin/sources', {}, { signal }),
    staleTime: 5000,
    refetchOnWindowFocus: true,
    retry: false,
  });
}

/** To call after a change: states, queues and outages are read anew. */
export function useReadAnew(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sourcesKey });
}
