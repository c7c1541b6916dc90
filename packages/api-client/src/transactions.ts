import type { TransactionKind } from '@proverka/contract/transaction';
import type { ApiClient } from './api-client.ts';
import { apiQuery } from './api-query.ts';

export const transactionsKey = ['transactions'] as const;

export interface TransactionsFilter {
  readonly kind?: TransactionKind;
  /** ISO days, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** `page` counts from 0; a page has 20 transactions (specification, section 7: offset = page × limit). */
export const transactionsQuery = (api: ApiClient, page: number, filter: TransactionsFilter = {}) =>
  apiQuery<'GET /transaction'>({
    queryKey: [...transactionsKey, page, filter],
    queryFn: ({ signal }) =>
      api.call(
        'GET /transaction',
        {
          query: { offset: 20 * page, kind: filter.kind, 'date-from': filter.from, 'date-to': filter.to },
        },
        { signal },
      ),
  });

/** Spending and balance of the last twelve months. */
export const transactionOverviewQuery = (api: ApiClient) =>
  apiQuery<'GET /transaction/overview'>({
    queryKey: [...transactionsKey, 'overview'],
    queryFn: ({ signal }) => api.call('GET /transaction/overview', {}, { signal }),
  });

export const receiptsQuery = (api: ApiClient) =>
  apiQuery<'GET /transaction/receipts'>({
    queryKey: [...transactionsKey, 'receipts'],
    queryFn: ({ signal }) => api.call('GET /transaction/receipts', {}, { signal }),
  });
