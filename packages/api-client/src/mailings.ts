import type { MailingInput } from '@proverka/contract/mailing';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const mailingsKey = ['mailings'] as const;

/** One mailing with the counts of its letters. */
export const mailingQuery = (api: ApiClient, id: string) =>
  apiQuery<'GET /admin/mailing/{mailing_id}'>({
    queryKey: [...mailingsKey, 'one', id],
    queryFn: ({ signal }) =>
      api.call('GET /admin/mailing/{mailing_id}', { params: { mailing_id: id } }, { signal }),
    retry: false,
  });

/** The letter of a mailing as a reader sees it. */
export const mailingPreviewQuery = (api: ApiClient, { brand, subject, text }: MailingInput) =>
  apiQuery<'POST /admin/mailing/preview'>({
    queryKey: [...mailingsKey, 'preview', brand, subject, text],
    queryFn: ({ signal }) =>
      api.call('POST /admin/mailing/preview', { body: { brand, subject, text } }, { signal }),
    retry: false,
  });
