import type { ApiInput } from '@proverka/contract/api';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const articlesKey = ['articles'] as const;

export type ArticleFilter = ApiInput<'GET /articles'>['query'];

/** `page` counts from 1; ten articles a page by default. */
export const articlesQuery = (api: ApiClient, filter: ArticleFilter = {}) =>
  apiQuery<'GET /articles'>({
    queryKey: [...articlesKey, 'list', filter],
    queryFn: ({ signal }) => api.call('GET /articles', { query: filter }, { signal }),
  });

export const articleQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /articles/{id}'>({
    queryKey: [...articlesKey, 'one', id],
    queryFn: ({ signal }) => api.call('GET /articles/{id}', { params: { id } }, { signal }),
  });

export const tagsQuery = (api: ApiClient) =>
  apiQuery<'GET /tags'>({
    queryKey: [...articlesKey, 'tags'],
    queryFn: ({ signal }) => api.call('GET /tags', {}, { signal }),
  });

/** The visitor's own rating, fetched in the browser only: a stored page is the same for all. */
export const ratingQuery = (api: ApiClient, articleId: string) =>
  apiQuery<'GET /ratings'>({
    queryKey: [...articlesKey, 'rating', articleId],
    queryFn: ({ signal }) => api.call('GET /ratings', { query: { article_id: articleId } }, { signal }),
  });

export const commentsKey = (articleId: string) => [...articlesKey, 'comments', articleId] as const;

/** `page` counts from 1; twenty comments a page, the newest first. */
export const commentsQuery = (api: ApiClient, articleId: string, page = 1) =>
  apiQuery<'GET /comments'>({
    queryKey: [...commentsKey(articleId), page],
    queryFn: ({ signal }) =>
      api.call('GET /comments', { query: { article_id: articleId, page } }, { signal }),
  });
