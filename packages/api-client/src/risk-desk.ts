import type { DeskList } from '@proverka/contract/risk-desk';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const riskDeskKey = ['risk-desk'] as const;

/** Risk reports for the staff; `page` counts from zero. Refused as `forbidden` to others. */
export const riskDeskQuery = (api: ApiClient, list: DeskList, page: number) =>
  apiQuery<'GET /admin/risk/reports'>({
    queryKey: [...riskDeskKey, list, page],
    queryFn: ({ signal }) => api.call('GET /admin/risk/reports', { query: { list, page } }, { signal }),
  });
