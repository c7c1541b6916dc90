import { Refused } from '@proverka/api-client/refused';
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, waitFor, type RenderResult } from '@testing-library/react';
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import {
  createMemoryRouter,
  data,
  isRouteErrorResponse,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Dialogs } from './dialogs.ts';
import type { Platform } from './platform.tsx';
import type { PageContext, PageHead, PageModule } from './remote-module.ts';
import { createTestPlatform } from './test-platform.ts';
import { createTestQueryClient, Providers } from './test-stage.tsx';

export { createTestPlatform, testApiUrl, testSession, type TestPlatform } from './test-platform.ts';

// Generous timeouts: a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

// The rendered page is removed after each test.
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

/** The text of an element as it is read: the spaces that hold words together are spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

interface RenderOptions {
  readonly platform?: Platform;
  /** The path and query to open. */
  readonly url?: string;
}

export interface RenderedPage extends RenderResult {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  /** The visitor's current path and query. */
  readonly location: () => string;
  /** The page's head; `null` when it was not loaded. */
  readonly head: () => PageHead | null;
}

/** Renders a component in the shell's context: platform, query client and router. */
export function renderWithPlatform(element: ReactNode, options: RenderOptions = {}): RenderedPage {
  return renderRoute({ path: '*', Component: () => element }, options);
}

/**
 * Opens a page like the shell: `load` first, then the component. A page that throws a status shows it as an alert («404»).
 * `pattern` is the route's path in the declaration.
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

function renderRoute(
  route: RouteObject,
  { platform = createTestPlatform(), url = '/' }: RenderOptions,
  queryClient = createTestQueryClient(),
): RenderedPage {
  const elsewhere = { path: '*', Component: () => <p>Другая страница</p> };
  const routes = route.path === '*' ? [{ ...route, id: 'page' }] : [{ ...route, id: 'page' }, elsewhere];
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  const result = render(<Providers platform={platform} queryClient={queryClient} router={router} />);
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

/** As in the shell: a refusal of the API becomes the page's status. */
function asStatus(error: unknown): never {
  if (error instanceof Refused) throw data(null, { status: error.problem.status });
  throw error;
}

function RouteStatus() {
  const error = useRouteError();
  return <p role="alert">{isRouteErrorResponse(error) ? error.status : String(error)}</p>;
}
