import type { HostEntry } from '@proverka/brand/host';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { PublicRemotes } from '../app/boot.ts';
import { composeRoutes, routeDecls, type RouteVisit } from '../app/compose-routes.tsx';
import { createSitePaths, type SitePaths } from '../app/navigation/site-paths.ts';
import type { LoadPage } from './page-loader.ts';
import { keepServedParts } from './served-parts.tsx';

/** The pages of one host in one set: the same for every visitor, so made once and not for each request. */
export interface PageTree {
  readonly remotes: PublicRemotes;
  readonly sitePaths: SitePaths;
  /** Runs the loaders of the request's page for one visit. */
  readonly query: (request: Request, visit: RouteVisit) => Promise<StaticHandlerContext | Response>;
  readonly servedParts: ReturnType<typeof keepServedParts>;
  readonly routerOf: (context: StaticHandlerContext) => ReturnType<typeof createStaticRouter>;
}

/** The loaders belong to all visitors: each request brings along whom they load for. */
const visitOfRequest = createContext<RouteVisit>();

export function createPageTree(
  host: HostEntry,
  remotes: PublicRemotes,
  loadPage: LoadPage,
  /** A page could not be loaded: the tree keeps that as its answer, so the next request needs a new one. */
  onFailure: () => void,
): PageTree {
  const handler = createStaticHandler(
    composeRoutes({
      side: 'server',
      host,
      remotes,
      loadPage: async (remote, routeId) => {
        try {
          return await loadPage(remote, routeId);
        } catch (error) {
          onFailure();
          throw error;
        }
      },
      visitOf: ({ context }) => context.get(visitOfRequest),
    }),
  );
  const sitePaths = createSitePaths(routeDecls(host, remotes));
  return {
    remotes,
    sitePaths,
    servedParts: keepServedParts(sitePaths),
    query: (request, visit) =>
      handler.query(request, {
        requestContext: new RouterContextProvider(new Map([[visitOfRequest, visit]])),
      }),
    routerOf: (context) => createStaticRouter(matchedRoutes(context), context),
  };
}

/** Only the routes that are rendered: the router copies what it gets, and a site has some hundred and fifty. */
function matchedRoutes({ matches }: StaticHandlerContext): Parameters<typeof createStaticRouter>[0] {
  return matches.reduceRight<Parameters<typeof createStaticRouter>[0]>(
    (children, { route }) => [
      { ...route, ...(children.length > 0 && { children }) } as (typeof children)[number],
    ],
    [],
  );
}
