import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export const staffKey = ['staff'] as const;

/** Everybody who has or had a role at the desk, and what waits for a second admin. */
export const staffQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: staffKey,
    queryFn: ({ signal }) => api.call('GET /admin/staff', {}, { signal }),
  });
