import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';
import type { PageContext, PageHead, PageModule } from '@proverka/shell-sdk/remote-module';
import { notFound } from '@proverka/shell-sdk/router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { PublicRemote } from './boot.ts';
import { RouteError } from './error-page/route-error.tsx';
import { PagePending } from './layout/page-pending.tsx';
import { RootLayout } from './layout/root-layout.tsx';

export interface RouteHandle {
  readonly remote: string;
  readonly decl: RouteDecl;
}

export interface RouteSource {
  readonly side: 'server' | 'browser';
  readonly remotes: Readonly<Record<string, Pick<PublicRemote, 'decl'>>>;
  readonly loadPage: (remote: string, routeId: string) => Promise<PageModule>;
  readonly pageContext: (args: LoaderFunctionArgs) => PageContext;
  /** Throws when a guard of the route does not let the visitor of this URL through. */
  readonly checkGuards: (decl: RouteDecl, url: URL) => void;
}

export const rootRouteId = 'root';

/**
 * The whole route tree, known from data; code arrives through `lazy`. A remote that cannot be loaded fails its own
 * routes only: each has an error boundary below the layout.
 */
export function composeRoutes(source: RouteSource): RouteObject[] {
  const pages = Object.entries(source.remotes).flatMap(([remote, { decl }]) =>
    decl.routes.map((route) => pageRoute(source, remote, route)),
  );
  return [
    {
      id: rootRouteId,
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: PagePending,
      children: [
        ...pages,
        { id: 'not-found', path: '*', loader: failWithNotFound, ErrorBoundary: RouteError },
      ],
    },
  ];
}

function failWithNotFound(): never {
  throw notFound();
}

function pageRoute(source: RouteSource, remote: string, decl: RouteDecl): RouteObject {
  const handle: RouteHandle = { remote, decl };
  const guard = ({ request }: LoaderFunctionArgs) => source.checkGuards(decl, new URL(request.url));
  const common = { id: decl.id, path: decl.path, handle, ErrorBoundary: RouteError };
  if (decl.render === 'csr' && source.side === 'server') {
    return {
      ...common,
      Component: PagePending,
      loader: (args) => {
        guard(args);
        return null;
      },
    };
  }
  return {
    ...common,
    ...(decl.render === 'csr' ? { HydrateFallback: PagePending } : {}),
    lazy: async () => {
      const page = await source.loadPage(remote, decl.id);
      return {
        Component: page.Component,
        loader: async (args: LoaderFunctionArgs): Promise<PageHead> => {
          guard(args);
          const context = source.pageContext(args);
          await page.load?.(context);
          return page.head?.(context) ?? {};
        },
      };
    },
  };
}
