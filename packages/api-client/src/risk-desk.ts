import type { DeskList } from '@proverka/contract/risk-desk';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export const riskDeskKey = ['risk-desk'] as const;

/** Risk reports for the staff; `page` counts from zero. Refused as `forbidden` to others. */
export const riskDeskQuery = (api: ApiClient, list: DeskList, page: number) =>
  queryOptions({
    queryKey: [...riskDeskKey, list, page],
    queryFn: ({ signal }) => api.call('GET /admin/risk/reports', { query: { list, page } }, { signal }),
  });
