import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export const systemInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['system', 'info'],
    queryFn: ({ signal }) => api.call('GET /system/info', {}, { signal }),
    staleTime: 60_000,
  });

/** Of the signed-in user only: who signs in or out makes it stale. */
export const personSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['person', 'settings'],
    queryFn: ({ signal }) => api.call('GET /person/settings', {}, { signal }),
  });
