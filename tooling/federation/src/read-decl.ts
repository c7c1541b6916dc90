import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A remote's declaration, read from its source: pure data, so importing it runs nothing of the remote. */
export async function readDecl(remoteFolder: string): Promise<RemoteDecl> {
  const module = (await import(pathToFileURL(path.join(remoteFolder, 'src/decl.ts')).href)) as {
    decl: RemoteDecl;
  };
  return module.decl;
}
