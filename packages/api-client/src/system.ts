import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

/** Alerts and switches of the site: a page works without them, so there are no retries. */
export const systemInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['system', 'info'],
    queryFn: ({ signal }) => api.call('GET /system/info', {}, { signal }),
    staleTime: 60_000,
    retry: false,
  });

/** For the signed-in user; invalidated by signing in or out. */
export const personSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['person', 'settings'],
    queryFn: ({ signal }) => api.call('GET /person/settings', {}, { signal }),
  });
