import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import type { PageChunks } from './route-assets.ts';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

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

/** Adds a version to the URL: an imported module is cached for good, and a watched remote may get new routes. */
async function addressOf(file: string): Promise<string> {
  const { mtimeMs } = await stat(file);
  return `${pathToFileURL(file).href}?${mtimeMs}`;
}
