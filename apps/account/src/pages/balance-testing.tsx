import type { Transaction, TransactionOverview } from '@proverka/contract/transaction';
import type { PageModule } from '@proverka/shell-sdk/remote-module';
import {
  createTestPlatform,
  renderPage,
  testApiUrl,
  testSession,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as page from './balance-page.tsx';

export const id = (last: number): string => `0192f0c1-0000-7000-8000-${String(last).padStart(12, '0')}`;

export const transaction = (place: number, changes: Partial<Transaction> = {}): Transaction => ({
  transaction_id: id(place),
  Description: 'balance',
  kind: 'top_up',
  status: 'completed',
  is_bonus: false,
  amount: 1000,
  date: '2026-11-20T09:12:00.000Z',
  order_id: id(place + 1000),
  order_item_id: null,
  ...changes,
});

/** Nothing to draw. */
const noOverview: TransactionOverview = { months: [], products: [], balances: [], usual_price: null };

/** Answers every page of transactions, and what is drawn of them. */
export function transactionsOf(
  all: readonly Transaction[],
  balances: object = {},
  overview: TransactionOverview = noOverview,
): RequestHandler {
  return http.get(new RegExp(`^${testApiUrl}/transaction(/overview)?($|\\?)`), ({ request }) => {
    if (new URL(request.url).pathname.endsWith('/overview')) return HttpResponse.json(overview);
    const offset = Number(new URL(request.url).searchParams.get('offset'));
    return HttpResponse.json({
      transactions: all.slice(offset, offset + 20),
      total: all.length,
      balance: '1500.00',
      bonus_balance: '0.00',
      held_balance: '0.00',
      ...balances,
    });
  });
}

/** The page of a user with 1 500 ₽; `refresh` replaces the reload of the session. */
export function openBalance(
  url = '/user/balance/',
  refresh: (platform: TestPlatform) => unknown = () => undefined,
  { load }: Required<Pick<PageModule, 'load'>> = page,
) {
  const platform = createTestPlatform({ visitor: testSession });
  const sessionActions = {
    ...platform.sessionActions,
    refresh: async () => {
      await refresh(platform);
      return platform.session.getState();
    },
  };
  return renderPage({ ...page, load }, '/user/balance/', { platform: { ...platform, sessionActions }, url });
}
