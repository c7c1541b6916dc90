import type { ShellSide } from '@proverka/release/shell-side';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** What remotes are compared with before they are released, from the shell's build and sources. */
export async function readShellSide(folder: string, decl: RemoteDecl): Promise<ShellSide> {
  const bundle = path.join(folder, 'node_modules/.names/shared-names.cjs');
  const { sharedNames } = require(bundle) as { readonly sharedNames: ShellSide['exports'] };
  const file = pathToFileURL(path.join(folder, 'src/server/own-paths.ts')).href;
  const { ownSegments } = (await import(file)) as { readonly ownSegments: ShellSide['ownSegments'] };
  return { exports: sharedNames, decl, ownSegments };
}
