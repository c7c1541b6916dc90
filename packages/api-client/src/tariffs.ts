import type { TariffCategory } from '@proverka/contract/tariff';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const tariffsKey = ['tariffs'] as const;

/** Without a category the table of the host's own brand. */
export const tariffsQuery = (api: ApiClient, category?: TariffCategory) =>
  apiQuery<'GET /tariff/get_all'>({
    queryKey: [...tariffsKey, 'all', category ?? ''],
    queryFn: ({ signal }) => api.call('GET /tariff/get_all', { query: { category } }, { signal }),
  });

/** For the signed-in user. */
export const currentTariffQuery = (api: ApiClient) =>
  apiQuery<'GET /tariff/get_current'>({
    queryKey: [...tariffsKey, 'current'],
    queryFn: ({ signal }) => api.call('GET /tariff/get_current', {}, { signal }),
  });
