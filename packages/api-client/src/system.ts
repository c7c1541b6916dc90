import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** Alerts and switches of the site: a page works without them, so there are no retries. */
export const systemInfoQuery = (api: ApiClient) =>
  apiQuery<'GET /system/info'>({
    queryKey: ['system', 'info'],
    queryFn: ({ signal }) => api.call('GET /system/info', {}, { signal }),
    staleTime: 60_000,
    retry: false,
  });

/** For the signed-in user; invalidated by signing in or out. */
export const personSettingsQuery = (api: ApiClient) =>
  apiQuery<'GET /person/settings'>({
    queryKey: ['person', 'settings'],
    queryFn: ({ signal }) => api.call('GET /person/settings', {}, { signal }),
  });
