import type { ApiInput } from '@proverka/contract/api';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

export const articlesKey = ['articles'] as const;

export type ArticleFilter = ApiInput<'GET /articles'>['query'];

/** `page` counts from 1; ten articles a page by default. */
export const articlesQuery = (api: ApiClient, filter: ArticleFilter = {}) =>
  queryOptions({
    queryKey: [...articlesKey, 'list', filter],
    queryFn: ({ signal }) => api.call('GET /articles', { query: filter }, { signal }),
  });

export const articleQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...articlesKey, 'one', id],
    queryFn: ({ signal }) => api.call('GET /articles/{id}', { params: { id } }, { signal }),
  });

export const tagsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...articlesKey, 'tags'],
    queryFn: ({ signal }) => api.call('GET /tags', {}, { signal }),
  });

/** The visitor's own rating, fetched in the browser only: a stored page is the same for all. */
export const ratingQuery = (api: ApiClient, articleId: string) =>
  queryOptions({
    queryKey: [...articlesKey, 'rating', articleId],
    queryFn: ({ signal }) => api.call('GET /ratings', { query: { article_id: articleId } }, { signal }),
  });

export const commentsKey = (articleId: string) => [...articlesKey, 'comments', articleId] as const;

/** `page` counts from 1; twenty comments a page, the newest first. */
export const commentsQuery = (api: ApiClient, articleId: string, page = 1) =>
  queryOptions({
    queryKey: [...commentsKey(articleId), page],
    queryFn: ({ signal }) =>
      api.call('GET /comments', { query: { article_id: articleId, page } }, { signal }),
  });
