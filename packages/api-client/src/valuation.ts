import type { BuyersWord } from '@proverka/contract/valuation';
import { keepPreviousData } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** What a valuation would rest on; another word of the buyer asks again, and the last answer stays until then. */
export const estimateQuery = (api: ApiClient, objectKey: string, word: Readonly<BuyersWord>) =>
  apiQuery<'POST /estimate'>({
    queryKey: ['estimate', objectKey, word],
    queryFn: ({ signal }) =>
      api.call('POST /estimate', { body: { object_key: objectKey, word: { ...word } } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
    retry: false,
  });

/** The test of the running model. */
export const accuracyQuery = (api: ApiClient) =>
  apiQuery<'GET /valuation/accuracy'>({
    queryKey: ['valuation-accuracy'],
    queryFn: ({ signal }) => api.call('GET /valuation/accuracy', {}, { signal }),
    staleTime: 10 * 60_000,
  });
