import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import type { StatsCompilation } from '@rspack/core';
import { moduleChunk } from './remote-config.ts';

export interface AssetList {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** File names a page needs, relative to the web artefact, in the order they are needed. */
export interface RemoteAssets {
  readonly entry: string;
  readonly routes: Readonly<Record<string, AssetList>>;
  /**
   * By style sheet, the mark the remote's runtime looks for before it adds a sheet: one the server linked and marked is
   * not loaded twice.
   */
  readonly styleMarks: Readonly<Record<string, string>>;
}

const chunkNames = (group: { assets?: { name: string }[] } | undefined): string[] =>
  (group?.assets ?? []).map((asset) => asset.name).filter((file) => !file.endsWith('.map'));

/**
 * Which files each route of a remote needs, from the bundler's statistics, so that the server can link the styles and
 * preload the scripts of a page it renders. A page's chunk carries the route's id as its name.
 */
export function routeAssets(stats: StatsCompilation, decl: RemoteDecl): RemoteAssets {
  const entry = (stats.assets ?? []).find((asset) => /^entry\.([\w-]+\.)?js$/.test(asset.name))?.name;
  if (!entry) throw new Error(`${decl.id}: the build has no entry file`);
  const groups = stats.namedChunkGroups ?? {};
  const shared = chunkNames(groups[moduleChunk]);
  const routes = decl.routes.map(({ id }) => {
    const group = groups[id];
    if (!group) {
      throw new Error(
        `${decl.id}: no chunk is named "${id}". Import the page in src/module.ts with /* webpackChunkName: "${id}" */`,
      );
    }
    const files = [...new Set([...shared, ...chunkNames(group)])];
    return [
      id,
      {
        js: files.filter((file) => file.endsWith('.js')),
        css: files.filter((file) => file.endsWith('.css')),
      },
    ] as const;
  });
  const styleMarks = (stats.chunks ?? []).flatMap(({ id, files = [] }) =>
    files.filter((file) => file.endsWith('.css')).map((file) => [file, `${decl.id}:chunk-${id}`] as const),
  );
  return { entry, routes: Object.fromEntries(routes), styleMarks: Object.fromEntries(styleMarks) };
}
