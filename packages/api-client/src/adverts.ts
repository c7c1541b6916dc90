import type { AdvertSearch } from '@proverka/contract/adverts';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

const advertsKey = ['adverts'] as const;
const staleTime = 5 * 60_000;

/** One page of a search. */
export const advertPageQuery = (api: ApiClient, search: AdvertSearch) =>
  apiQuery<'POST /adverts/list'>({
    queryKey: [...advertsKey, 'list', search],
    queryFn: ({ signal }) => api.call('POST /adverts/list', { body: search }, { signal }),
    staleTime,
  });

export const advertQuery = (api: ApiClient, id: number) =>
  apiQuery<'GET /adverts/object'>({
    queryKey: [...advertsKey, 'one', id],
    queryFn: ({ signal }) => api.call('GET /adverts/object', { query: { id } }, { signal }),
    staleTime,
  });

/** Adverts of a flat or a house, removed ones too. */
export const advertsByNumberQuery = (api: ApiClient, number: string) =>
  apiQuery<'POST /adverts/object/kad'>({
    queryKey: [...advertsKey, 'number', number],
    queryFn: ({ signal }) =>
      api.call('POST /adverts/object/kad', { body: { kad_number: number } }, { signal }),
    staleTime,
  });

export const advertsByAddressQuery = (api: ApiClient, address: string) =>
  apiQuery<'GET /search/getByAddress'>({
    queryKey: [...advertsKey, 'address', address],
    queryFn: ({ signal }) => api.call('GET /search/getByAddress', { query: { address } }, { signal }),
    staleTime,
  });

/** The number of the advert at an address of another site. */
export const advertIdByUrlQuery = (api: ApiClient, url: string) =>
  apiQuery<'GET /adverts/getIDAdvertByURL'>({
    queryKey: [...advertsKey, 'url', url],
    queryFn: ({ signal }) => api.call('GET /adverts/getIDAdvertByURL', { query: { url } }, { signal }),
    staleTime,
  });
