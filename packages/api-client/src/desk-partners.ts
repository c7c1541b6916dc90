import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';
import { moneyEntriesKey } from './money-proposals.ts';

/** Under the key of entries and payouts: each of them changes what a partner is owed. */
export const partnersKey = [...moneyEntriesKey, 'partners'] as const;

export const partnerQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /admin/partners/{person_id}'>({
    queryKey: [...partnersKey, 'one', id],
    queryFn: ({ signal }) =>
      api.call('GET /admin/partners/{person_id}', { params: { person_id: id } }, { signal }),
  });
