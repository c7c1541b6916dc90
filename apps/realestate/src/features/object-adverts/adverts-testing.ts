import type { ApiReply } from '@proverka/contract/api';
import { testApiUrl } from '@proverka/shell-sdk/testing';
import { http, HttpResponse } from 'msw';

type Found = ApiReply<'POST /adverts/object/kad'>;

export const foundOf = (more: Partial<Found> = {}): Found => ({
  total: 0,
  list: [],
  kad_number: '77:01:0001001:1024',
  of: null,
  on_sale: 0,
  ...more,
});

/** What the API says of the adverts of an object. */
export const answerAdverts = (found: Found = foundOf()) =>
  http.post(`${testApiUrl}/adverts/object/kad`, () => HttpResponse.json(found));
