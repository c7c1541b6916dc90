import { deliveriesPageSize } from '@proverka/contract/settings-limits';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

/** For the signed-in user's programs: their API token and webhooks. */
export const programsKey = ['programs'] as const;

export const apiAccessQuery = (api: ApiClient) =>
  apiQuery<'GET /api'>({
    queryKey: [...programsKey, 'access'],
    queryFn: ({ signal }) => api.call('GET /api', {}, { signal }),
  });

export const webhooksQuery = (api: ApiClient) =>
  apiQuery<'GET /webhooks'>({
    queryKey: [...programsKey, 'webhooks'],
    queryFn: ({ signal }) => api.call('GET /webhooks', {}, { signal }),
  });

export const deliveriesKey = (webhookId: string) => [...programsKey, 'deliveries', webhookId] as const;

/** `page` counts from 0; a page has 20 deliveries, the newest first. */
export const deliveriesQuery = (api: ApiClient, webhookId: string, page: number) =>
  apiQuery<'GET /webhooks/{webhookId}/deliveries'>({
    queryKey: [...deliveriesKey(webhookId), page],
    queryFn: ({ signal }) =>
      api.call(
        'GET /webhooks/{webhookId}/deliveries',
        { params: { webhookId }, query: { offset: deliveriesPageSize * page } },
        { signal },
      ),
  });
