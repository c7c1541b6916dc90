import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A declaration, read from its source: pure data, so importing it runs nothing else. */
export async function readDecl(
  folder: string,
  file = 'src/decl.ts',
  exportName = 'decl',
): Promise<RemoteDecl> {
  const module = (await import(pathToFileURL(path.join(folder, file)).href)) as Record<
    string,
    RemoteDecl | undefined
  >;
  const decl = module[exportName];
  if (!decl) throw new Error(`${path.join(folder, file)} has no export ${exportName}`);
  return decl;
}
