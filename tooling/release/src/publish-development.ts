import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { integrityOf } from './integrity.ts';
import { putRelease } from './publish.ts';
import type { buildSchema, Release } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';

interface DevelopmentBuild {
  readonly decl: RemoteDecl;
  readonly build: z.infer<typeof buildSchema>;
  readonly nodeFolder: string;
  /** The development server with the browser's files. */
  readonly webBase: string;
}

/** Publishes the server artefact of a watched remote; its development server keeps the browser's files. */
export async function publishDevelopment(
  store: ReleaseStore,
  { decl, build, nodeFolder, webBase }: DevelopmentBuild,
): Promise<Release> {
  const names = (await readdir(nodeFolder)).filter((name) => name.endsWith('.cjs')).sort();
  const contents = new Map(
    await Promise.all(
      names.map(async (name) => [`node/${name}`, await readFile(path.join(nodeFolder, name))] as const),
    ),
  );
  const files = Object.fromEntries([...contents].map(([name, content]) => [name, integrityOf(content)]));
  return putRelease(store, contents, { ...build, remote: decl.id, decl, files, webBase, prefix: 'dev-' });
}
