import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const systemSettingsKey = ['system-settings'] as const;

/** Alerts and switches for the staff. Refused as `forbidden` to everybody but administrators. */
export const systemSettingsQuery = (api: ApiClient) =>
  apiQuery<'GET /admin/system/info/view'>({
    queryKey: systemSettingsKey,
    queryFn: ({ signal }) => api.call('GET /admin/system/info/view', { query: {} }, { signal }),
  });
