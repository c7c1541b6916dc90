import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import type { StatsCompilation } from '@rspack/core';

export interface AssetList {
  js: string[];
  css: string[];
}

export interface RouteAssets {
  /** File names a page needs, relative to the web artefact, in the order they are needed. */
  readonly routes: Record<string, AssetList>;
  /**
   * By style sheet, the mark the runtime looks for before it adds a sheet: one the server linked and marked is not loaded
   * twice.
   */
  readonly styleMarks: Record<string, string>;
}

/** The chunk of a page, by route id, where it is not named after the route. */
export type PageChunks = Readonly<Record<string, string>>;

/**
 * Which files each route needs, from the bundler's statistics, so that the server can link the styles and preload the
 * scripts of a page it renders. A page's chunk carries the route's id as its name, or the one `pageChunks` gives for a chunk
 * that several routes share; `commonChunk` comes before it.
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
