import type { ConsentPurpose } from '@proverka/contract/consent-versions';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { personKey } from './person.ts';

export const consentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...personKey, 'consents'],
    queryFn: ({ signal }) => api.call('GET /person/consents', {}, { signal }),
  });

export const consentTextsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['consent-texts'],
    queryFn: ({ signal }) => api.call('GET /consent_texts', {}, { signal }),
  });

export const consentTextQuery = (api: ApiClient, purpose: ConsentPurpose, version: string) =>
  queryOptions({
    queryKey: ['consent-texts', purpose, version],
    queryFn: ({ signal }) =>
      api.call('GET /consent_texts/{purpose}/{version}', { params: { purpose, version } }, { signal }),
  });
