import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';

/** For the signed-in user; invalidated by signing in or out. */
export const personKey = ['person'] as const;

export const personQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...personKey, 'one', id],
    queryFn: ({ signal }) => api.call('GET /person/{id}', { params: { id } }, { signal }),
  });

export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...personKey, 'sessions'],
    queryFn: ({ signal }) => api.call('GET /person/sessions', {}, { signal }),
  });

export const logoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...personKey, 'logo'],
    queryFn: ({ signal }) => api.call('GET /attachment', { query: { groupID: 'logo' } }, { signal }),
  });

export const exportsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...personKey, 'exports'],
    queryFn: ({ signal }) => api.call('GET /person/exports', {}, { signal }),
  });

export const factorsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...personKey, 'factors'],
    queryFn: ({ signal }) => api.call('GET /person/factors', {}, { signal }),
  });
