import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import type { PageBudget } from '@proverka/release/release-set';
import type { PageChunks } from './route-assets.ts';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchPath } from 'react-router';

/** Imports a declaration from its source; it is pure data, so nothing else runs. */
export async function readDecl(
  folder: string,
  file = 'src/decl.ts',
  exportName = 'decl',
): Promise<RemoteDecl> {
  const module = (await import(await addressOf(path.join(folder, file)))) as Record<
    string,
    RemoteDecl | undefined
  >;
  const decl = module[exportName];
  if (!decl) throw new Error(`${path.join(folder, file)} has no export ${exportName}`);
  return decl;
}

/** The `pageChunks` export of the same file: pages that share a chunk. */
export async function readPageChunks(folder: string): Promise<PageChunks> {
  const { pageChunks = {} } = (await import(await addressOf(path.join(folder, 'src/decl.ts')))) as {
    pageChunks?: PageChunks;
  };
  return pageChunks;
}

/** What `src/gate.ts` says of the pages for whoever tries them; no visitor needs it. */
export interface GateHints {
  /** An address for every route with parameters, by route id. */
  readonly fixtures: Readonly<Record<string, string>>;
  /** Routes that may weigh or take more than the gate allows by itself. */
  readonly budgets: Readonly<Record<string, Partial<PageBudget>>>;
}

export async function readGateHints(folder: string): Promise<GateHints> {
  const file = path.join(folder, 'src/gate.ts');
  if (!existsSync(file)) return { fixtures: {}, budgets: {} };
  const { fixtures = {}, budgets = {} } = (await import(await addressOf(file))) as Partial<GateHints>;
  return { fixtures, budgets };
}

/** Throws when the gate could not open one of the routes, or when a fixture is of no route. */
export function requireFixtures({ id, routes }: RemoteDecl, fixtures: GateHints['fixtures']): void {
  for (const { id: route, path: pattern } of routes) {
    const needsOne = /:\w+(?!\w*\?)|\*/.test(pattern);
    const fixture = fixtures[route];
    if (fixture === undefined ? needsOne : matchPath(pattern, fixture) === null)
      throw new Error(
        `${id}: src/gate.ts needs an address of route ${route} (${pattern}) in its export \`fixtures\``,
      );
  }
  const unknown = Object.keys(fixtures).find((name) => !routes.some((route) => route.id === name));
  if (unknown !== undefined) throw new Error(`${id}: there is no route ${unknown} for its fixture`);
}

/** Adds a version to the URL: an imported module is cached for good, and a watched remote may get new routes. */
async function addressOf(file: string): Promise<string> {
  const { mtimeMs } = await stat(file);
  return `${pathToFileURL(file).href}?${mtimeMs}`;
}
