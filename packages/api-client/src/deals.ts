import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const dealsKey = ['deals'] as const;

/** Folders of the visitor's purchases, the last changed first. */
export const dealsQuery = (api: ApiClient) =>
  apiQuery<'GET /deals'>({
    queryKey: [...dealsKey, 'list'],
    queryFn: ({ signal }) => api.call('GET /deals', {}, { signal }),
  });

/** One folder of the visitor. */
export const dealQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /deal/{deal_id}'>({
    queryKey: [...dealsKey, id],
    queryFn: ({ signal }) => api.call('GET /deal/{deal_id}', { params: { deal_id: id } }, { signal }),
    retry: false,
  });
