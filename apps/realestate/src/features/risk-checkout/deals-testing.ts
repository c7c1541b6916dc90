import type { Deal } from '@proverka/contract/deal';
import { refusal, type startTestServer } from '@proverka/shell-sdk/test-server';
import { testApiUrl } from '@proverka/shell-sdk/testing';
import { http, HttpResponse } from 'msw';

type Words = Pick<Deal, 'object_key' | 'object_address' | 'sellers'>;
export type FakeDeal = Words & Pick<Deal, 'deal_id' | 'version'>;

/** The folders of one visitor, as the API keeps them; they may be changed by «another window» meanwhile. */
export function serveDeals(server: ReturnType<typeof startTestServer>, ...deals: FakeDeal[]): FakeDeal[] {
  const found = ({ dealId }: { readonly dealId?: unknown }) =>
    deals.find(({ deal_id: id }) => id === dealId) ?? null;
  const missing = () => refusal(404, 'deal_not_found', 'Папка не найдена');
  server.use(
    http.get(`${testApiUrl}/deals`, () => HttpResponse.json({ deals })),
    http.get(`${testApiUrl}/deal/:dealId`, ({ params }) => {
      const deal = found(params);
      return deal === null ? missing() : HttpResponse.json(deal);
    }),
    http.post(`${testApiUrl}/deal/create`, async ({ request }) => {
      const words = (await request.json()) as Words;
      const deal = { ...words, deal_id: `deal-${deals.length + 1}`, version: 1 };
      deals.push(deal);
      return HttpResponse.json(deal);
    }),
    http.put(`${testApiUrl}/deal/:dealId`, async ({ params, request }) => {
      const deal = found(params);
      const { version, ...change } = (await request.json()) as Partial<FakeDeal>;
      if (deal === null) return missing();
      if (deal.version !== version) return refusal(409, 'deal_changed', 'Папку изменили в другом окне');
      return HttpResponse.json(Object.assign(deal, change, { version: version + 1 }));
    }),
  );
  return deals;
}
