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

/** One report as the staff sees it, below the key of the lists: a conclusion changes both. */
export const deskRiskReportQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /admin/risk/report/{id}'>({
    queryKey: [...riskDeskKey, 'report', id],
    queryFn: ({ signal }) => api.call('GET /admin/risk/report/{id}', { params: { id } }, { signal }),
  });

export const riskStatementsQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /admin/risk/report/{id}/statements'>({
    queryKey: [...riskDeskKey, 'statements', id],
    queryFn: ({ signal }) =>
      api.call('GET /admin/risk/report/{id}/statements', { params: { id } }, { signal }),
  });
