import type { LineState } from '@proverka/contract/bank-statement';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** Everything about statements and invoices: a decision changes lists and sums at once. */
export const bankKey = ['bank'] as const;

export const statementsQuery = (api: ApiClient, page: number) =>
  apiQuery<'GET /admin/money/statements'>({
    queryKey: [...bankKey, 'statements', page],
    queryFn: ({ signal }) => api.call('GET /admin/money/statements', { query: { page } }, { signal }),
  });

export const statementQuery = (api: ApiClient, statement_id: string) =>
  apiQuery<'GET /admin/money/statements/{statement_id}'>({
    queryKey: [...bankKey, 'statement', statement_id],
    queryFn: ({ signal }) =>
      api.call('GET /admin/money/statements/{statement_id}', { params: { statement_id } }, { signal }),
  });

export const bankLinesQuery = (api: ApiClient, state: LineState, page: number) =>
  apiQuery<'GET /admin/money/lines'>({
    queryKey: [...bankKey, 'lines', state, page],
    queryFn: ({ signal }) => api.call('GET /admin/money/lines', { query: { state, page } }, { signal }),
  });
