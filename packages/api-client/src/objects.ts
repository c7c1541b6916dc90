import type { ObjectInfo } from '@proverka/contract/object';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const objectKey = (id: string) => ['object', id] as const;

export const objectQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /object/{id}'>({
    queryKey: [...objectKey(id), 'short'],
    queryFn: ({ signal }) => api.call('GET /object/{id}', { params: { id } }, { signal }),
  });

/** Specification, section 9: full object info times out after 40 s. */
export const fullInfoMilliseconds = 40_000;

export const fullObjectQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /objectFull/{id}'>({
    queryKey: [...objectKey(id), 'full'],
    queryFn: ({ signal }) =>
      api.call(
        'GET /objectFull/{id}',
        { params: { id } },
        { signal: AbortSignal.any([signal, AbortSignal.timeout(fullInfoMilliseconds)]) },
      ),
    retry: false,
    staleTime: 5 * 60_000,
  });

/** Where an image of the plan is: browsers ask the page's own host. */
export const planAddress = (id: string, width: 'wide' | 'narrow'): string =>
  `/api/object/${encodeURIComponent(id)}/plan?width=${width}`;

export const searchObjects = (
  api: ApiClient,
  query: string,
  signal?: AbortSignal,
): Promise<{ objects: ObjectInfo[]; found: number }> =>
  api.call('GET /search', { query: { query } }, { signal });

/** Specification, section 9: address suggestions, 8 of them. */
export const suggestionCount = 8;

export const addressSuggestionsQuery = (api: ApiClient, query: string) =>
  apiQuery<'GET /suggestions/address'>({
    queryKey: ['suggestions', 'address', query],
    queryFn: ({ signal }) =>
      api.call('GET /suggestions/address', { query: { query, count: suggestionCount } }, { signal }),
    staleTime: 10 * 60_000,
  });

export const partySuggestionsQuery = (api: ApiClient, query: string) =>
  apiQuery<'GET /suggestions/party'>({
    queryKey: ['suggestions', 'party', query],
    queryFn: ({ signal }) =>
      api.call('GET /suggestions/party', { query: { query, count: suggestionCount } }, { signal }),
    staleTime: 10 * 60_000,
  });
