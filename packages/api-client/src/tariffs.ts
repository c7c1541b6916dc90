import type { TariffCategory } from '@proverka/contract/tariff';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export const tariffsKey = ['tariffs'] as const;

/** Without a category the table of the host's own brand. */
export const tariffsQuery = (api: ApiClient, category?: TariffCategory) =>
  queryOptions({
    queryKey: [...tariffsKey, 'all', category ?? ''],
    queryFn: ({ signal }) => api.call('GET /tariff/get_all', { query: { category } }, { signal }),
  });

/** For the signed-in user. */
export const currentTariffQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...tariffsKey, 'current'],
    queryFn: ({ signal }) => api.call('GET /tariff/get_current', {}, { signal }),
  });
