import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import type { StatsCompilation } from '@rspack/core';

export interface AssetList {
  js: string[];
  css: string[];
}

export interface RouteAssets {
  /** Files a page needs, relative to the web artefact, in the order of loading. */
  readonly routes: Record<string, AssetList>;
  /**
   * By style sheet, the attribute the runtime looks for before it adds the sheet: a sheet the server linked with it is not
   * loaded twice.
   */
  readonly styleMarks: Record<string, string>;
}

/** The page's chunk by route id, where it is not named after the route. */
export type PageChunks = Readonly<Record<string, string>>;

/**
 * The files each route needs, from the bundler's statistics: the server links the styles and preloads the scripts of the
 * page it renders. A page's chunk is named after the route's id, or as `pageChunks` says when several routes share it;
 * `commonChunk` is loaded first.
 */
export function routeAssets(
  stats: StatsCompilation,
  decl: RemoteDecl,
  commonChunk?: string,
  pageChunks: PageChunks = {},
): RouteAssets {
  const common = commonChunk ? filesOf(stats, commonChunk) : [];
  const routes = decl.routes.map(({ id }) => {
    const chunk = pageChunks[id] ?? id;
    const own = filesOf(stats, chunk);
    if (own.length === 0) {
      throw new Error(
        `${decl.id}: no chunk is named "${chunk}". Import the page with /* webpackChunkName: "${chunk}" */`,
      );
    }
    const files = [...new Set([...common, ...own])];
    const ending = (suffix: string) => files.filter((file) => file.endsWith(suffix));
    return [id, { js: ending('.js'), css: ending('.css') }] as const;
  });
  const marks = (stats.chunks ?? []).flatMap(({ id, files = [] }) =>
    files.filter((file) => file.endsWith('.css')).map((file) => [file, `${decl.id}:chunk-${id}`] as const),
  );
  return { routes: Object.fromEntries(routes), styleMarks: Object.fromEntries(marks) };
}

function filesOf(stats: StatsCompilation, chunkName: string): string[] {
  const assets = stats.namedChunkGroups?.[chunkName]?.assets ?? [];
  return assets
    .map(({ name }) => name)
    .filter((file) => !file.endsWith('.map') && !file.includes('hot-update'));
}
