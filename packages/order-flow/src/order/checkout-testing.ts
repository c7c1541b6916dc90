import { createApiClient } from '@proverka/api-client/api-client';
import type { AnalyticsEvent } from '@proverka/analytics/events';
import { placedOrderFixture } from '@proverka/contract/order.fixtures';
import type { RefusalCode } from '@proverka/contract/refusals';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { testApiUrl } from '@proverka/shell-sdk/testing';
import { kopecks } from '@proverka/validation/money';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { WidgetOutcome } from '../payment/payment-widget.ts';
import { memoryStorage } from '../storage/json-storage.ts';
import { unpaidOrders } from '../unpaid/unpaid-orders.ts';
import type { OrderDeps } from './order-deps.ts';
import { startOrder } from './order-flow.domain.ts';
import { orderIntent } from './order-intent.ts';
import type { OrderSource } from './order-source.ts';
import type { PricedProduct } from './order-request.domain.ts';
import { createOrderStore } from './order-store.ts';

export const { id: orderId } = placedOrderFixture();
export const subject = {
  objectKey: '77:01:0001001:1024',
  objectAddress: 'г Москва, ул Образцова, д 1, кв 5',
};
export const products: PricedProduct[] = [
  { id: 'product-1', name: 'EgrnObject', title: 'Выписка об объекте', price: kopecks(49_900) },
];
export const guest = {
  by: 'guest',
  contacts: { email: 'obraztsova@example.com', phone: '+7 (999) 000-11-22' },
} as const;
export const byCard = { by: 'user', method: 'card' } as const;

interface VisitOptions {
  /** What the visitor does in each payment form. */
  readonly forms?: WidgetOutcome[];
  /** How many questions it takes until the server has seen the money. */
  readonly paidAfter?: number;
  readonly session?: Storage | ReturnType<typeof memoryStorage>;
  readonly initial?: ReturnType<typeof startOrder>;
  readonly source?: OrderSource;
}

const nothingSeen = () => ({
  requests: [] as { path: string; query: string; key: string | null; body: Record<string, unknown> }[],
  notices: [] as string[],
  events: [] as AnalyticsEvent[],
  waited: [] as number[],
  tokens: [] as string[],
  paid: [] as string[],
  refreshed: [] as string[],
  questions: 0,
  draftsForgotten: 0,
});
type Seen = ReturnType<typeof nothingSeen>;

/** A fake API for a file of tests, and visitors at its checkout. */
export function startCheckout() {
  const server = startTestServer();
  function checkout(options: VisitOptions = {}) {
    const { session = memoryStorage(), initial = startOrder(['EgrnObject']) } = options;
    const seen = nothingSeen();
    const { deps, unpaid } = depsOf(seen, options);
    server.use(...handlersOf(seen, options));
    const store = createOrderStore(
      deps,
      orderIntent(() => session, subject.objectKey),
      () => subject,
      initial,
    );
    return { store, seen, unpaid, session, step: () => store.state.getState().step };
  }
  return {
    server,
    checkout,
    /** Signed in, and past the choice of products. */
    asUser: (options?: VisitOptions) => {
      const visit = checkout(options);
      visit.store.send({ type: 'continued', isSignedIn: true });
      return visit;
    },
    answerGuest: (session: 'opened' | 'kept' | 'none') =>
      server.use(http.post(`${testApiUrl}/regorder`, () => HttpResponse.json(guestAnswer(session)))),
    refuse: (
      path: string,
      status: number,
      code: RefusalCode,
      title: string,
      fields?: Record<string, string>,
    ) =>
      server.use(http.post(`${testApiUrl}${path}`, () => refusal(status, code, title, fields && { fields }))),
  };
}

const guestAnswer = (session: string) => ({
  jwt: { token: '' },
  data: { order: placedOrderFixture(), person: {} },
  session,
});

/** What the order flow needs of its page; it is only remembered. */
function depsOf(seen: Seen, { forms = ['success'], source = { metadata: {} } }: VisitOptions) {
  const local = memoryStorage();
  const unpaid = unpaidOrders(
    () => local,
    () => Date.UTC(2026, 10, 21),
  );
  const deps: OrderDeps = {
    api: createApiClient({ baseUrl: testApiUrl }),
    textVersions: { offer: 'o-1', personalData: 'p-1', thirdParties: 't-1', news: 'n-1' },
    notices: { show: (_, text) => void seen.notices.push(text) },
    analytics: { track: (event) => void seen.events.push(event) },
    unpaid,
    showForm: async (token) => {
      seen.tokens.push(token);
      return forms[seen.tokens.length - 1] ?? 'closed';
    },
    wait: async (milliseconds) => void seen.waited.push(milliseconds),
    source: () => source,
    address: () => 'http://realestate.localhost/objectCheckout/77%3A01%3A0001001%3A1024/?products=EgrnObject',
    refreshSession: async () => void seen.refreshed.push('session'),
    refreshPrices: async () => void seen.refreshed.push('prices'),
    onPaid: ({ id }) => void seen.paid.push(id),
    forgetDraft: () => void (seen.draftsForgotten += 1),
  };
  return { deps, unpaid };
}

/** The API as far as an order needs it. */
function handlersOf(seen: Seen, { paidAfter = 1 }: VisitOptions): RequestHandler[] {
  const record = async (request: Request) => {
    const body = (await request
      .clone()
      .json()
      .catch(() => ({}))) as Record<string, unknown>;
    const { pathname: path, search: query } = new URL(request.url);
    seen.requests.push({ path, query, key: request.headers.get('idempotency-key'), body });
    return body;
  };
  return [
    http.post(`${testApiUrl}/order`, async ({ request }) => {
      const body = await record(request);
      return HttpResponse.json(placedOrderFixture(body['use_account_balance'] ? null : 'ct-1'));
    }),
    http.post(`${testApiUrl}/regorder`, async ({ request }) => {
      await record(request);
      return HttpResponse.json(guestAnswer('opened'));
    }),
    http.post(`${testApiUrl}/order/${orderId}/payment`, async ({ request }) => {
      await record(request);
      return HttpResponse.json(placedOrderFixture('ct-2'));
    }),
    http.get(`${testApiUrl}/check_order_paid/${orderId}`, () => {
      seen.questions += 1;
      return HttpResponse.json({ is_order_paid: seen.questions >= paidAfter });
    }),
  ];
}
