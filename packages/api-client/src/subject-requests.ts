import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const subjectRequestsKey = ['subject-requests'] as const;

export const subjectRequestQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /admin/subject_requests/{request_id}'>({
    queryKey: [...subjectRequestsKey, 'one', id],
    queryFn: ({ signal }) =>
      api.call('GET /admin/subject_requests/{request_id}', { params: { request_id: id } }, { signal }),
  });
