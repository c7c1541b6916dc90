import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const staffKey = ['staff'] as const;

/** Everybody who has or had a role at the desk, and what waits for a second admin. */
export const staffQuery = (api: ApiClient) =>
  apiQuery<'GET /admin/staff'>({
    queryKey: staffKey,
    queryFn: ({ signal }) => api.call('GET /admin/staff', {}, { signal }),
  });
