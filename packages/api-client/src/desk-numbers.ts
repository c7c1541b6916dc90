import type { ApiInput } from '@proverka/contract/api';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export type NumbersQuery = ApiInput<'GET /admin/stats'>['query'];

const key = (call: string, query: NumbersQuery) => ['desk-numbers', call, query] as const;

export const statsQuery = (api: ApiClient, query: NumbersQuery) =>
  apiQuery<'GET /admin/stats'>({
    queryKey: key('stats', query),
    queryFn: ({ signal }) => api.call('GET /admin/stats', { query }, { signal }),
  });

export const statsByDayQuery = (api: ApiClient, query: NumbersQuery) =>
  apiQuery<'GET /admin/stats_graphic'>({
    queryKey: key('stats_graphic', query),
    queryFn: ({ signal }) => api.call('GET /admin/stats_graphic', { query }, { signal }),
  });

export const productsSumQuery = (api: ApiClient, query: NumbersQuery) =>
  apiQuery<'GET /admin/products_sum'>({
    queryKey: key('products_sum', query),
    queryFn: ({ signal }) => api.call('GET /admin/products_sum', { query }, { signal }),
  });

export const sourcesQuery = (api: ApiClient, query: NumbersQuery) =>
  apiQuery<'GET /admin/source'>({
    queryKey: key('source', query),
    queryFn: ({ signal }) => api.call('GET /admin/source', { query }, { signal }),
  });

export const topCustomersQuery = (api: ApiClient, query: NumbersQuery) =>
  apiQuery<'GET /admin/top_donators'>({
    queryKey: key('top_donators', query),
    queryFn: ({ signal }) => api.call('GET /admin/top_donators', { query }, { signal }),
  });

export const ownTopCustomersQuery = (api: ApiClient, query: NumbersQuery) =>
  apiQuery<'GET /admin/top_donators_responsible'>({
    queryKey: key('top_donators_responsible', query),
    queryFn: ({ signal }) => api.call('GET /admin/top_donators_responsible', { query }, { signal }),
  });

export const metricsQuery = (api: ApiClient) =>
  apiQuery<'GET /admin/metrics'>({
    queryKey: ['desk-numbers', 'metrics'],
    queryFn: ({ signal }) => api.call('GET /admin/metrics', {}, { signal }),
  });
