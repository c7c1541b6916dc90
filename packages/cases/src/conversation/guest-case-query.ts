import type { ApiClient } from '@proverka/api-client/api-client';
import { apiQuery } from '@proverka/api-client/api-query';
import { Refused } from '@proverka/api-client/refused';

/** The case of a guest by the link of a letter. */
export const guestCaseQuery = (api: ApiClient, token: string) =>
  apiQuery<'POST /support/case'>({
    queryKey: ['guest-case', token],
    queryFn: () => api.call('POST /support/case', { body: { token } }),
    retry: false,
  });

/** The link is not ours, or its case is gone or belongs to an account. */
export const isWrongLink = (error: unknown): boolean =>
  error instanceof Refused && error.problem.code === 'case_link_invalid';
