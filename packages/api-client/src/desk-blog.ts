import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const deskBlogKey = ['desk-blog'] as const;

/** Articles of both brands for the staff, with those that readers do not see. */
export const deskArticlesQuery = (api: ApiClient) =>
  apiQuery<'GET /admin/articles'>({
    queryKey: [...deskBlogKey, 'articles'],
    queryFn: ({ signal }) => api.call('GET /admin/articles', {}, { signal }),
    retry: false,
  });
