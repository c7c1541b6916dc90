import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** `page` counts from 0; a page has 20 orders. */
export const partnerOrdersQuery = (api: ApiClient, page: number) =>
  apiQuery<'GET /partner/orders'>({
    queryKey: ['partner', 'orders', page],
    queryFn: ({ signal }) => api.call('GET /partner/orders', { query: { offset: 20 * page } }, { signal }),
  });

/** Days are ISO; without them the period is unlimited. */
export const partnerStatsQuery = (api: ApiClient, days: { from?: string; to?: string } = {}) =>
  apiQuery<'GET /partner/stats'>({
    queryKey: ['partner', 'stats', days.from ?? '', days.to ?? ''],
    queryFn: ({ signal }) =>
      api.call('GET /partner/stats', { query: { 'date-from': days.from, 'date-to': days.to } }, { signal }),
  });

export const referralQuery = (api: ApiClient) =>
  apiQuery<'GET /partner/referral'>({
    queryKey: ['partner', 'referral'],
    queryFn: ({ signal }) => api.call('GET /partner/referral', {}, { signal }),
    staleTime: Infinity,
  });
