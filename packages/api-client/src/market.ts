import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

const marketKey = ['market'] as const;
/** Figures are counted once a day. */
const staleTime = 30 * 60_000;

export const marketAreasQuery = (api: ApiClient) =>
  apiQuery<'GET /market/areas'>({
    queryKey: [...marketKey, 'areas'],
    queryFn: ({ signal }) => api.call('GET /market/areas', {}, { signal }),
    staleTime,
  });

/** Figures of a city, or of one of its districts; both named as in the addresses of pages. */
export const marketFiguresQuery = (api: ApiClient, city: string, district?: string) =>
  apiQuery<'GET /market/figures'>({
    queryKey: [...marketKey, 'figures', city, district ?? ''],
    queryFn: ({ signal }) =>
      api.call('GET /market/figures', { query: { city, ...(district ? { district } : {}) } }, { signal }),
    staleTime,
  });

/** Prices in one house by month. */
export const housePricesQuery = (api: ApiClient, houseId: number) =>
  apiQuery<'GET /getPriceChangeParam'>({
    queryKey: [...marketKey, 'house', houseId],
    queryFn: ({ signal }) =>
      api.call('GET /getPriceChangeParam', { query: { type: 'house_month', id: houseId } }, { signal }),
    staleTime,
  });
