import type { AnalyticsEvent } from '@proverka/analytics/events';
import { createApiClient } from '@proverka/api-client/api-client';
import { Refused } from '@proverka/api-client/refused';
import { brandOf, themeOf } from '@proverka/brand/brands';
import { developmentHosts } from '@proverka/brand/host';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, waitFor, type RenderResult } from '@testing-library/react';
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import {
  createMemoryRouter,
  data,
  isRouteErrorResponse,
  RouterProvider,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { createDialogs, type Dialogs } from './dialogs.ts';
import type { NoticeTone } from './notices.ts';
import { PlatformProvider, type Platform } from './platform.tsx';
import type { PageContext, PageHead, PageModule } from './remote-module.ts';
import { createSessionStore, guestSession, type Session } from './session.ts';
import { unknownSource } from './visit-source.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

// Whoever renders through this harness gets the page cleared after each test.
afterEach(cleanup);

/** For a group of tests: what waits or repeats goes on by `vi.advanceTimersByTimeAsync`, and as time passes. */
export function controlTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
  });
  afterEach(() => void vi.useRealTimers());
}

/** Where the test platform's API client sends its calls: what handlers of a fake server are registered for. */
export const testApiUrl = 'http://api.test';

/** Invented; signed in with 1 500 ₽ on the balance. */
export const testSession: Session = {
  ...guestSession,
  user: {
    id: '0192f0c1-0000-7000-8000-00000000a001',
    person_id: '0192f0c1-0000-7000-8000-00000000a002',
    email: 'testov@example.com',
    name: 'Тестов Иван',
    balance: '1500.00',
    person_role: 1,
  },
  balance: '1500.00',
};

export interface TestPlatform extends Platform {
  readonly shownNotices: readonly { readonly tone: NoticeTone; readonly text: string }[];
  readonly trackedEvents: readonly AnalyticsEvent[];
}

interface TestPlatformOptions extends Partial<Platform> {
  /** Host name of the development table; chooses brand, theme and origin. */
  readonly hostName?: string;
  /** A guest unless given. */
  readonly visitor?: Session;
}

/** A platform as the shell makes it, with notices and analytics that only remember. */
export function createTestPlatform({
  hostName = 'realestate.localhost',
  visitor = guestSession,
  ...overrides
}: TestPlatformOptions = {}): TestPlatform {
  const host = developmentHosts.find((entry) => entry.host === hostName);
  if (!host) throw new Error(`${hostName} is not a development host`);
  const shownNotices: { tone: NoticeTone; text: string }[] = [];
  const trackedEvents: AnalyticsEvent[] = [];
  const session = createSessionStore(null);
  session.setState(visitor);
  return {
    host,
    brand: brandOf(host.brand),
    theme: themeOf(host),
    origin: `http://${hostName}`,
    settings: {
      paymentWidgetUrl: 'http://payment.test/checkout-widget.js',
      textVersions: { offer: 'offer-test', personalData: 'personal-data-test' },
      isAutomaticMode: false,
    },
    api: createApiClient({ baseUrl: testApiUrl }),
    session,
    sessionActions: {
      refresh: async () => session.getState(),
      logout: async () => session.setState(guestSession),
      askToSignIn: async () => false,
    },
    dialogs: createDialogs(),
    notices: { show: (tone, text) => shownNotices.push({ tone, text }) },
    analytics: { track: (event) => trackedEvents.push(event) },
    visitSource: () => unknownSource,
    shownNotices,
    trackedEvents,
    ...overrides,
  };
}

/** The text of an element as it is read: the spaces that hold words together are spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

interface RenderOptions {
  readonly platform?: Platform;
  /** Path and query the page is opened at. */
  readonly url?: string;
}

export interface RenderedPage extends RenderResult {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  /** Path and query the visitor is at now. */
  readonly location: () => string;
  /** What the page says about itself in the document's head; `null` when it was not loaded. */
  readonly head: () => PageHead | null;
}

/** Renders a component where the shell would: with platform, query client and router. */
export function renderWithPlatform(element: ReactNode, options: RenderOptions = {}): RenderedPage {
  return renderRoute({ path: '*', Component: () => element }, options);
}

/**
 * Opens a page as the shell does: `load` first, then the component. A page that throws a status shows it as an alert
 * («404»). `pattern` is the route's path in the declaration.
 */
export async function renderPage(
  page: PageModule,
  pattern: string,
  options: RenderOptions = {},
): Promise<RenderedPage> {
  const { platform = createTestPlatform() } = options;
  const queryClient = createTestQueryClient();
  const route: RouteObject = {
    path: pattern,
    Component: page.Component,
    ErrorBoundary: RouteStatus,
    HydrateFallback: () => null,
    loader: async ({ params, request }: LoaderFunctionArgs): Promise<PageHead> => {
      const search = new URL(request.url).searchParams;
      const context: PageContext = { params, search, queryClient, platform, signal: request.signal };
      await Promise.resolve(page.load?.(context)).catch(asStatus);
      return page.head?.(context) ?? {};
    },
  };
  const rendered = renderRoute(route, { ...options, platform }, queryClient);
  await waitFor(() => {
    if (rendered.container.innerHTML === '') throw new Error('The page is still loading');
  });
  return rendered;
}

function createTestQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
}

function renderRoute(
  route: RouteObject,
  { platform = createTestPlatform(), url = '/' }: RenderOptions,
  queryClient = createTestQueryClient(),
): RenderedPage {
  const elsewhere = { path: '*', Component: () => <p>Другая страница</p> };
  const routes = route.path === '*' ? [{ ...route, id: 'page' }] : [{ ...route, id: 'page' }, elsewhere];
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  const result = render(
    <QueryClientProvider client={queryClient}>
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </QueryClientProvider>,
  );
  return {
    ...result,
    platform,
    queryClient,
    location: () => router.state.location.pathname + router.state.location.search,
    head: () => (router.state.loaderData['page'] as PageHead | undefined) ?? null,
  };
}

interface DialogFrame {
  readonly open: boolean;
  readonly onOpenChange: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** What the shell does with dialogs, in the kit's frame. */
export function OpenDialogs({ dialogs, Frame }: { dialogs: Dialogs; Frame: ComponentType<DialogFrame> }) {
  const stack = useSyncExternalStore(dialogs.stack.subscribe, dialogs.stack.getState);
  return stack.map((dialog) => {
    const close = () => dialogs.close(dialog.key);
    return (
      <Frame key={dialog.key} open onOpenChange={close} title={dialog.title}>
        {dialog.render(close)}
      </Frame>
    );
  });
}

/** As in the shell: what the API refused a page becomes the page's status. */
function asStatus(error: unknown): never {
  if (error instanceof Refused) throw data(null, { status: error.problem.status });
  throw error;
}

function RouteStatus() {
  const error = useRouteError();
  return <p role="alert">{isRouteErrorResponse(error) ? error.status : String(error)}</p>;
}
