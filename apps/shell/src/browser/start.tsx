import { createAnalytics, silentAnalytics, type DataLayer } from '@proverka/analytics/analytics';
import { createApiClient } from '@proverka/api-client/api-client';
import { createRequestLimiter } from '@proverka/api-client/request-limiter';
import { isDesk } from '@proverka/brand/host';
import { createDeskSession } from '@proverka/shell-sdk/desk-session';
import { unknownSource } from '@proverka/shell-sdk/visit-source';
import type { Problem } from '@proverka/contract/problem';
import type { Platform } from '@proverka/shell-sdk/platform';
import { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  bootElementId,
  remotesGlobal,
  routerStateElementId,
  type Boot,
  type PublicRemotes,
} from '../app/boot.ts';
import { composeRoutes, routeDecls } from '../app/compose-routes.tsx';
import { KeptNodesProvider } from '../app/error-page/kept-content.tsx';
import { contentId } from '../app/layout/content-id.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { isInApp } from '../app/navigation/native-bridge.ts';
import { createSitePaths } from '../app/navigation/site-paths.ts';
import { routeVisit } from '../app/page-context.ts';
import { createPlatform } from '../app/platform.ts';
import { shellDecl } from '../app/shell-decl.ts';
import { ShellApp } from '../app/shell-app.tsx';
import { takenMark } from '../app/taken-mark.ts';
import { watchForEndedSession } from './ended-session.ts';
import { nextTask } from './next-task.ts';
import { outlineFor } from './outline-for.ts';
import { createPageNotices } from './page-notices.tsx';
import { createPageSource } from './page-source.ts';
import { adoptQueryStates } from './query-states.ts';
import { readRouterState } from './router-state.ts';
import { createSessionQuestion, watchUnknownSession } from './session-question.ts';
import { browserSessionActions } from './session-actions.ts';
import type { ViewWatch } from './view-watch.ts';
import { partnerVisitTarget, rememberVisit } from './visit-source-storage.ts';
import { watchDocument } from './watch-document.ts';

/** Hydrates the page: same release set, same data, same first render as on the server. */
export async function start(): Promise<void> {
  const boot = readBoot();
  const search = new URLSearchParams(location.search);
  const elsewhere = partnerVisitTarget(boot.host, search, boot.settings.proSiteUrl);
  if (elsewhere) {
    location.replace(elsewhere);
    return;
  }
  const views = watchDocument(boot.setId);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } });
  const platform = createBrowserPlatform(boot, search, queryClient, views);
  const question = createSessionQuestion(platform, waitFor, Math.random);
  watchForEndedSession(queryClient, platform, question);
  adoptQueryStates(queryClient);
  const pages = createPageSource(boot, views);
  const visit = routeVisit(platform, queryClient);
  const routes = composeRoutes({
    side: 'browser',
    host: boot.host,
    remotes: boot.remotes,
    visitOf: () => visit,
    loadPage: pages.load,
  });
  await nextTask();
  if (!boot.isBroken) await resolveMatchedPages(routes);
  await nextTask();
  const canHydrate = !boot.isBroken && !pages.hasFailed();
  showApp({
    boot,
    routes,
    platform,
    queryClient,
    views,
    canHydrate,
    onReady: canHydrate ? pages.hold() : undefined,
    onShow: outlineFor(boot, platform),
  });
  if (isInApp()) platform.session.setState({ isWebView: true });
  // After hydration, which must find the session the server rendered.
  watchUnknownSession(platform, question);
}

interface ShownApp {
  readonly boot: Boot;
  readonly routes: RouteObject[];
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  readonly views: ViewWatch;
  /** What the server sent is taken over; else it is rendered anew. */
  readonly canHydrate: boolean;
  readonly onReady: (() => void) | undefined;
  /** Whose page is shown from here on. */
  readonly onShow: (remote: string) => void;
}

function showApp(shown: ShownApp): void {
  const { boot, routes, platform, queryClient, views, canHydrate, onReady, onShow } = shown;
  const left = boot.isBroken ? null : readRouterState(textOf(routerStateElementId));
  const router = createBrowserRouter(routes, canHydrate && left ? { hydrationData: left } : {});
  followRoutes(router, (remote) => {
    views.show(remote);
    onShow(remote);
  });
  const content = keepServerContent(left, routes);
  const takenOver = () => {
    onReady?.();
    if (canHydrate) content.drop();
  };
  const sitePaths = createSitePaths(routeDecls(boot.host, boot.remotes));
  const app = (
    <ReadyMark onReady={takenOver}>
      <KeptNodesProvider value={content.nodes}>
        <ShellApp platform={platform} queryClient={queryClient} sitePaths={sitePaths}>
          <RouterProvider router={router} />
        </ShellApp>
      </KeptNodesProvider>
    </ReadyMark>
  );
  const element = document.getElementById('app');
  if (!element) throw new Error('The page has no #app');
  // In slices, so that input is handled between two of them.
  if (canHydrate) startTransition(() => void hydrateRoot(element, app, errorsOf(views)));
  else createRoot(element, errorsOf(views)).render(app);
}

/** What can be read of the first page should its own script fail; a page that says that something failed is not kept. */
function keepServerContent(left: ReturnType<typeof readRouterState>, routes: RouteObject[]) {
  const sent = document.getElementById(contentId)?.childNodes;
  const isPending = matchRoutes(routes, location)?.some(({ route }) => renderModeOf(route) === 'csr');
  let nodes = sent && left && !left.errors && !isPending ? [...sent] : null;
  return {
    nodes: () => nodes,
    drop: () => {
      nodes = null;
    },
  };
}

/** Says whose page is shown. */
function followRoutes(
  router: ReturnType<typeof createBrowserRouter>,
  onShow: (remote: string) => void,
): void {
  const show = ({ matches, navigation }: typeof router.state) => {
    if (navigation.state === 'idle')
      onShow((matches.at(-1)?.route.handle as RouteHandle | undefined)?.remote ?? shellDecl.id);
  };
  router.subscribe(show);
  show(router.state);
}

/** React tells of errors as it does by itself, and they are counted. */
const errorsOf = (views: ViewWatch): HydrationOptions => ({
  onCaughtError: (error) => {
    // oxlint-disable-next-line no-console -- where React writes it, too
    console.error('A part of the page failed:', error);
    if (error instanceof Error) views.noteError({ stack: `${error.message} ${error.stack ?? ''}` });
  },
  onRecoverableError: (error) => {
    views.note('hydrationErrors');
    reportError(error);
  },
});

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function createBrowserPlatform(
  boot: Boot,
  search: URLSearchParams,
  queryClient: QueryClient,
  views: ViewWatch,
): Platform {
  // Nobody counts the staff, and they come from no advertisement.
  const desk = isDesk(boot.host) ? createDeskSession(Date.now) : null;
  const platform: Platform = createPlatform({
    boot,
    origin: location.origin,
    desk,
    api: createApiClient({
      baseUrl: '/api',
      takeTurn: createRequestLimiter(),
      onRefused: ({ consent }) => {
        if (consent) void showChanged(platform, consent);
      },
      ...(desk && { prove: desk.prove, onAnswer: desk.noteUse }),
    }),
    analytics: desk ? silentAnalytics : views.counting(createAnalytics(pageDataLayer())),
    notices: createPageNotices(),
    visitSource: desk ? () => unknownSource : rememberVisit(search, () => localStorage),
    sessionActions: browserSessionActions({
      queryClient,
      leave: (path) => (path === undefined ? location.reload() : location.assign(path)),
      pathname: () => location.pathname,
    }),
  });
  return platform;
}

/** The new text of a document that was replaced while a form was open. */
async function showChanged(platform: Platform, changed: NonNullable<Problem['consent']>): Promise<void> {
  const { showChangedConsents } = await import(
    /* webpackChunkName: "panels" */ '../app/legal/consent-changed.tsx'
  );
  showChangedConsents(platform, changed);
}

/** Marks the document as interactive. */
function ReadyMark({
  onReady,
  children,
}: {
  readonly onReady?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  useLayoutEffect(() => document.documentElement.setAttribute(takenMark, ''), []);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
    onReady?.();
  }, [onReady]);
  return children;
}

/** The code of the current page is loaded before hydration, so that the first client render equals the server's. */
async function resolveMatchedPages(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function' || renderModeOf(route) === 'csr') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

const renderModeOf = ({ handle }: RouteObject) => (handle as RouteHandle | undefined)?.decl.render;

function readBoot(): Boot {
  const remotes = (globalThis as { [remotesGlobal]?: PublicRemotes })[remotesGlobal];
  if (!remotes) throw new Error('The remotes of this release set have not come');
  return { ...(JSON.parse(textOf(bootElementId) ?? '') as Omit<Boot, 'remotes'>), remotes };
}

const textOf = (id: string): string | null => document.getElementById(id)?.textContent ?? null;

function pageDataLayer(): DataLayer {
  const holder = window as Window & { dataLayer?: object[] };
  holder.dataLayer ??= [];
  return holder.dataLayer;
}
