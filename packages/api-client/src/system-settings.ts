import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export const systemSettingsKey = ['system-settings'] as const;

/** Alerts and switches for the staff. Refused as `forbidden` to everybody but administrators. */
export const systemSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: systemSettingsKey,
    queryFn: ({ signal }) => api.call('GET /admin/system/info/view', { query: {} }, { signal }),
  });
