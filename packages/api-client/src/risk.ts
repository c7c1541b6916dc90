import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const riskReportKey = (orderItemId: string) => ['risk-report', orderItemId] as const;

/** Owners, survey answers, conclusions and differences of a risk report, including conclusions written early. */
export const riskReportQuery = (api: ApiClient, orderItemId: string) =>
  apiQuery<'GET /risk/v2/report/{id}'>({
    queryKey: riskReportKey(orderItemId),
    queryFn: ({ signal }) =>
      api.call(
        'GET /risk/v2/report/{id}',
        { params: { id: orderItemId }, headers: { forceconclusion: 'true' } },
        { signal },
      ),
  });
