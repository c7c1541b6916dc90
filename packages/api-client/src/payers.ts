import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const payersKey = ['payers'] as const;

export const payersQuery = (api: ApiClient) =>
  apiQuery<'GET /payer/get_payers'>({
    queryKey: [...payersKey, 'all'],
    queryFn: ({ signal }) => api.call('GET /payer/get_payers', {}, { signal }),
  });

/** Requisites by INN; requested only for a valid INN. */
export const payerInfoQuery = (api: ApiClient, inn: string) =>
  apiQuery<'GET /payer/get_payer_info'>({
    queryKey: [...payersKey, 'info', inn],
    queryFn: ({ signal }) => api.call('GET /payer/get_payer_info', { query: { inn } }, { signal }),
    staleTime: 10 * 60_000,
  });

/** `page` counts from 0; a page has 20 documents. */
export const invoicesQuery = (api: ApiClient, page: number) =>
  apiQuery<'GET /invoices'>({
    queryKey: ['invoices', page],
    queryFn: ({ signal }) => api.call('GET /invoices', { query: { offset: 20 * page } }, { signal }),
  });
