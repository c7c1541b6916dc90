import type { ProposalState } from '@proverka/contract/money-proposal';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** Entries made by hand and payouts: an approval of the one is the beginning of the other. */
export const moneyEntriesKey = ['money-entries'] as const;

export const proposalsQuery = (api: ApiClient, state: ProposalState, page: number) =>
  apiQuery<'GET /admin/money/proposals'>({
    queryKey: [...moneyEntriesKey, 'proposals', state, page],
    queryFn: ({ signal }) => api.call('GET /admin/money/proposals', { query: { state, page } }, { signal }),
  });
