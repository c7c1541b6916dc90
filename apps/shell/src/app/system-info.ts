import type { ApiClient } from '@proverka/api-client/api-client';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SystemInfo } from '@proverka/contract/system';

/** Alerts and switches of the site: read by the server for the first page, then again after five minutes. */
export const systemInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['system-info'],
    queryFn: ({ signal }) => api.call('GET /system/info', {}, { signal }),
    staleTime: 5 * 60_000,
    retry: false,
  });

/** `null` until it is known, and when nobody answers: a page lives without it. */
export function useSystemInfo(): SystemInfo | null {
  const { api } = usePlatform();
  return useQuery(systemInfoQuery(api)).data ?? null;
}
