import { isDesk, type HostEntry } from '@proverka/brand/host';
import { isOn, type RemoteDecl, type RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { Refused } from '@proverka/api-client/refused';
import { systemInfoQuery } from '@proverka/api-client/system';
import type { PageContext, PageHead, PageModule } from '@proverka/shell-sdk/remote-module';
import { notFound } from '@proverka/shell-sdk/router';
import {
  data,
  isRouteErrorResponse,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import type { PublicRemote } from './boot.ts';
import { RouteError } from './error-page/route-error.tsx';
import { PagePending } from './layout/page-pending.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { accountPath, createSitePaths } from './navigation/site-paths.ts';
import { pathAfterMove } from './legacy-paths.domain.ts';
import type { RouteHandle } from './route-handle.ts';
import { shellDecl } from './shell-decl.ts';

export interface RouteSource {
  readonly side: 'server' | 'browser';
  readonly host: HostEntry;
  readonly remotes: Readonly<Record<string, Pick<PublicRemote, 'decl'>>>;
  readonly loadPage: (remote: string, routeId: string) => Promise<PageModule>;
  readonly visitOf: (args: LoaderFunctionArgs) => RouteVisit;
}

/** Whom pages are loaded for. */
export interface RouteVisit {
  readonly pageContext: (args: LoaderFunctionArgs) => PageContext;
  /** Throws when a guard of the route rejects the visitor at this URL. */
  readonly checkGuards: (decl: RouteDecl, url: URL, accountPath: string) => Promise<void>;
}

const rootRouteId = 'root';

/**
 * The whole route tree, built from data; code loads through `lazy`. A remote that cannot be loaded breaks only its own
 * routes: each has an error boundary below the layout.
 */
export function composeRoutes(source: RouteSource): RouteObject[] {
  const { host } = source;
  const account = isDesk(host) ? '/' : accountPath(createSitePaths(routeDecls(host, source.remotes)));
  const checkGuards: GuardCheck = (decl, args) =>
    source.visitOf(args).checkGuards(decl, new URL(args.request.url), account);
  const pages = allDecls(host, source.remotes).flatMap(({ id, routes }) =>
    routes.map((route) => pageRoute(source, id, route, checkGuards)),
  );
  return [
    {
      id: rootRouteId,
      // Alerts are part of the server's page so that they do not shift the layout later; a page works without them.
      loader: async (args) => {
        if (isDesk(host)) return null;
        const { queryClient, platform } = source.visitOf(args).pageContext(args);
        await queryClient.prefetchQuery(systemInfoQuery(platform.api));
        return null;
      },
      shouldRevalidate: () => false,
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: PagePending,
      children: [...pages, { id: 'not-found', path: '*', loader: moveOrFail, ErrorBoundary: RouteError }],
    },
  ];
}

/** Every page of this host, as data. */
export function routeDecls(host: HostEntry, remotes: RouteSource['remotes']): RouteDecl[] {
  return allDecls(host, remotes).flatMap(({ routes }) => routes);
}

const allDecls = (host: HostEntry, remotes: RouteSource['remotes']): RemoteDecl[] =>
  [shellDecl, ...Object.values(remotes).map(({ decl }) => decl)].filter((decl) => isOn(host, decl));

/** No words: the error page says what a visitor should know. */
const remoteUnavailable = Object.freeze({ isRemoteMissing: true });

/** A missing remote: its pages answer 503, the rest of the site works. */
function unavailable(): never {
  throw data(remoteUnavailable, { status: 503 });
}

/** The page of this address could not be loaded, in contrast to its data. */
export const isUnavailable = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.data === remoteUnavailable;

/** An API error becomes the page's status; an API that does not answer becomes a 503. */
function asRouteError(error: unknown): never {
  if (error instanceof Refused) throw data(null, { status: error.problem.status });
  throw error;
}

/** The server redirects legacy pages before it renders; links inside the site arrive here. */
function moveOrFail({ request }: LoaderFunctionArgs): never {
  const { pathname, search } = new URL(request.url);
  const current = pathAfterMove(pathname.endsWith('/') ? pathname : `${pathname}/`);
  throw current === null ? notFound() : redirect(current + search);
}

type GuardCheck = (decl: RouteDecl, args: LoaderFunctionArgs) => Promise<void>;

function pageRoute(
  source: RouteSource,
  remote: string,
  decl: RouteDecl,
  checkGuards: GuardCheck,
): RouteObject {
  const handle: RouteHandle = { remote, decl };
  const common = { id: decl.id, path: decl.path, handle, ErrorBoundary: RouteError };
  if (decl.render === 'csr' && source.side === 'server') {
    return {
      ...common,
      Component: PagePending,
      loader: async (args) => {
        await checkGuards(decl, args);
        return null;
      },
    };
  }
  return {
    ...common,
    ...(decl.render === 'csr' ? { HydrateFallback: PagePending } : {}),
    lazy: async () => {
      const page = await source.loadPage(remote, decl.id).catch(() => null);
      // The router renders nothing for a route whose `lazy` rejects, but handles a loader that throws.
      if (!page) return { loader: unavailable };
      return {
        Component: page.Component,
        loader: async (args: LoaderFunctionArgs): Promise<PageHead> => {
          await checkGuards(decl, args);
          const context = source.visitOf(args).pageContext(args);
          await Promise.resolve(page.load?.(context)).catch(asRouteError);
          return page.head?.(context) ?? {};
        },
      };
    },
  };
}
