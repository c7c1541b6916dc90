import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const casesKey = ['cases'] as const;

/** Cases of the visitor, the last changed first; `page` counts from zero. */
export const casesQuery = (api: ApiClient, page: number) =>
  apiQuery<'GET /cases'>({
    queryKey: [...casesKey, 'list', page],
    queryFn: ({ signal }) => api.call('GET /cases', { query: { page } }, { signal }),
  });

/** One case of the visitor. */
export const caseQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /cases/{case_id}'>({
    queryKey: [...casesKey, id],
    queryFn: ({ signal }) => api.call('GET /cases/{case_id}', { params: { case_id: id } }, { signal }),
    retry: false,
  });

export const deskCasesKey = ['desk-cases'] as const;

/** One case for the staff. */
export const deskCaseQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /admin/cases/{case_id}'>({
    queryKey: [...deskCasesKey, id],
    queryFn: ({ signal }) => api.call('GET /admin/cases/{case_id}', { params: { case_id: id } }, { signal }),
    retry: false,
  });

export const caseTemplatesQuery = (api: ApiClient) =>
  apiQuery<'GET /admin/cases/templates'>({
    queryKey: [...deskCasesKey, 'templates'],
    queryFn: ({ signal }) => api.call('GET /admin/cases/templates', {}, { signal }),
    retry: false,
  });

/** Whom a case may be given to. */
export const caseStaffQuery = (api: ApiClient) =>
  apiQuery<'GET /admin/cases/staff'>({
    queryKey: [...deskCasesKey, 'staff'],
    queryFn: ({ signal }) => api.call('GET /admin/cases/staff', {}, { signal }),
    retry: false,
  });

/** How many cases wait for an answer. */
export const caseCountsQuery = (api: ApiClient) =>
  apiQuery<'GET /admin/cases/counts'>({
    queryKey: [...deskCasesKey, 'counts'],
    queryFn: ({ signal }) => api.call('GET /admin/cases/counts', {}, { signal }),
    retry: false,
  });

/** How soon the support usually answers, where that is known. */
export const usualAnswerQuery = (api: ApiClient) =>
  apiQuery<'GET /support/usual_answer'>({
    queryKey: ['usual-answer'],
    queryFn: ({ signal }) => api.call('GET /support/usual_answer', {}, { signal }),
    // A page works without it.
    retry: false,
  });
