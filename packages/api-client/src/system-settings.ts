import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export const systemSettingsKey = ['system-settings'] as const;

/** Alerts and switches as the staff keeps them. Refused as `forbidden` to everybody but an administrator. */
export const systemSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: systemSettingsKey,
    queryFn: ({ signal }) => api.call('GET /admin/system/info/view', { query: {} }, { signal }),
  });
