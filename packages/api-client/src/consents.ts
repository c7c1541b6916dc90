import type { ConsentPurpose } from '@proverka/contract/consent-versions';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';
import { personKey } from './person.ts';

export const consentsQuery = (api: ApiClient) =>
  apiQuery<'GET /person/consents'>({
    queryKey: [...personKey, 'consents'],
    queryFn: ({ signal }) => api.call('GET /person/consents', {}, { signal }),
  });

export const consentTextsQuery = (api: ApiClient) =>
  apiQuery<'GET /consent_texts'>({
    queryKey: ['consent-texts'],
    queryFn: ({ signal }) => api.call('GET /consent_texts', {}, { signal }),
  });

export const consentTextQuery = (api: ApiClient, purpose: ConsentPurpose, version: string) =>
  apiQuery<'GET /consent_texts/{purpose}/{version}'>({
    queryKey: ['consent-texts', purpose, version],
    queryFn: ({ signal }) =>
      api.call('GET /consent_texts/{purpose}/{version}', { params: { purpose, version } }, { signal }),
  });
