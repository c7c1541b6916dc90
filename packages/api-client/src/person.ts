import type { Attachment, Logo } from '@proverka/contract/settings';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** For the signed-in user; invalidated by signing in or out. */
export const personKey = ['person'] as const;

export const personQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /person/{id}'>({
    queryKey: [...personKey, 'one', id],
    queryFn: ({ signal }) => api.call('GET /person/{id}', { params: { id } }, { signal }),
  });

export const sessionsQuery = (api: ApiClient) =>
  apiQuery<'GET /person/sessions'>({
    queryKey: [...personKey, 'sessions'],
    queryFn: ({ signal }) => api.call('GET /person/sessions', {}, { signal }),
  });

export const logoQuery = (api: ApiClient) =>
  apiQuery<'GET /attachment'>({
    queryKey: [...personKey, 'logo'],
    queryFn: ({ signal }) => api.call('GET /attachment', { query: { groupID: 'logo' } }, { signal }),
  });

/** The call answers with files of any group. */
export const isLogo = (attachment: Attachment): attachment is Logo => attachment.groupID === 'logo';

export const exportsQuery = (api: ApiClient) =>
  apiQuery<'GET /person/exports'>({
    queryKey: [...personKey, 'exports'],
    queryFn: ({ signal }) => api.call('GET /person/exports', {}, { signal }),
  });

export const factorsQuery = (api: ApiClient) =>
  apiQuery<'GET /person/factors'>({
    queryKey: [...personKey, 'factors'],
    queryFn: ({ signal }) => api.call('GET /person/factors', {}, { signal }),
  });
