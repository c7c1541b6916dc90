import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

/** Alerts and switches of the site: a page lives without them, so they are asked for once. */
export const systemInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['system', 'info'],
    queryFn: ({ signal }) => api.call('GET /system/info', {}, { signal }),
    staleTime: 60_000,
    retry: false,
  });

/** Of the signed-in user only: who signs in or out makes it stale. */
export const personSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['person', 'settings'],
    queryFn: ({ signal }) => api.call('GET /person/settings', {}, { signal }),
  });
