import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { createContext, use } from 'react';
import { plainPath } from '../plain-path.domain.ts';

/** Paths of this host's pages, by route name and by path: a menu shows only entries that have a page. */
export interface SitePaths {
  readonly byName: (routeName: string) => string | undefined;
  readonly has: (path: string) => boolean;
}

export function createSitePaths(routes: readonly RouteDecl[]): SitePaths {
  const names = new Map(routes.flatMap(({ name, path }) => (name ? [[name, plainPath(path)] as const] : [])));
  const paths = new Set(routes.map(({ path }) => plainPath(path)));
  return { byName: (routeName) => names.get(routeName), has: (path) => paths.has(path) };
}

/** The start page of a user's account on this host. */
export const accountPath = ({ has }: Pick<SitePaths, 'has'>): string =>
  has('/user/') ? '/user/' : '/user/orders/';

const SitePathsContext = createContext<SitePaths>({ byName: () => undefined, has: () => false });

export const SitePathsProvider = SitePathsContext.Provider;

export function useSitePaths(): SitePaths {
  return use(SitePathsContext);
}
