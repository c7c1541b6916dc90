import type { OrderListEntry, OrdersSummary } from '@proverka/contract/order-list';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { http, HttpResponse } from 'msw';
import * as page from './orders-page.tsx';

export const noOrders: OrdersSummary = {
  total: 0,
  by_status: { unpaid: 0, in_progress: 0, needs_data: 0, done: 0, refunded: 0, expired: 0 },
  products: [],
};

/** A fake API for a file of tests of the list of orders. */
export function startOrders() {
  const server = startTestServer();
  return {
    server,
    /** Answers 20 orders from the asked offset on, as the API does; remembers what was asked. */
    serveOrders: (
      all: readonly OrderListEntry[],
      summary: Partial<OrdersSummary> = { total: all.length },
    ): Record<string, string>[] => {
      const asked: Record<string, string>[] = [];
      server.use(
        http.get(`${testApiUrl}/orders`, ({ request }) => {
          const search = new URL(request.url).searchParams;
          const offset = Number(search.get('offset'));
          asked.push(Object.fromEntries(search));
          return HttpResponse.json({ orders: all.slice(offset, offset + 20), total: all.length });
        }),
        http.get(`${testApiUrl}/orders/summary`, () => HttpResponse.json({ ...noOrders, ...summary })),
      );
      return asked;
    },
  };
}

export function openOrders(url = '/user/orders/', hostName = 'realestate.localhost') {
  const { settings } = createTestPlatform();
  const sites = { ...settings, personCheckSiteUrl: 'http://fizcheck.localhost:3000/' };
  const platform = createTestPlatform({ visitor: testSession, hostName, settings: sites });
  return renderPage(page, '/user/orders/', { platform, url });
}
