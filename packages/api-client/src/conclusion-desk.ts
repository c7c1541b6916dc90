import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const conclusionDeskKey = ['conclusion-desk'] as const;
export const templatesKey = ['conclusion-templates'] as const;

/** An ordered conclusion with what it is written from. */
export const conclusionWorkQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /admin/conclusions/{conclusion_id}'>({
    queryKey: [...conclusionDeskKey, 'one', id],
    queryFn: ({ signal }) =>
      api.call('GET /admin/conclusions/{conclusion_id}', { params: { conclusion_id: id } }, { signal }),
  });

export const templatesQuery = (api: ApiClient) =>
  apiQuery<'GET /admin/conclusion_templates'>({
    queryKey: templatesKey,
    queryFn: ({ signal }) => api.call('GET /admin/conclusion_templates', {}, { signal }),
  });
