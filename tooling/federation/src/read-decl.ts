import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import type { PageChunks } from './route-assets.ts';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A declaration, read from its source: pure data, so importing it runs nothing else. */
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

/** What the same file exports as `pageChunks`: pages whose chunk is shared with others. */
export async function readPageChunks(folder: string): Promise<PageChunks> {
  const { pageChunks = {} } = (await import(await addressOf(path.join(folder, 'src/decl.ts')))) as {
    pageChunks?: PageChunks;
  };
  return pageChunks;
}

/** Names the version too: a module once imported is never read again, and who watches a remote adds routes to it. */
async function addressOf(file: string): Promise<string> {
  const { mtimeMs } = await stat(file);
  return `${pathToFileURL(file).href}?${mtimeMs}`;
}
