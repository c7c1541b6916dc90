import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { integrityOf } from './integrity.ts';
import { releasePaths, writeAtomically } from './release-folder.ts';
import type { buildSchema, Release } from './release-set.ts';

interface DevelopmentBuild {
  readonly decl: RemoteDecl;
  readonly build: z.infer<typeof buildSchema>;
  readonly nodeFolder: string;
  /** The development server with the browser's files. */
  readonly webBase: string;
}

/** Publishes the server artefact of a watched remote; its development server keeps the browser's files. */
export async function publishDevelopment(
  root: string,
  { decl, build, nodeFolder, webBase }: DevelopmentBuild,
): Promise<Release> {
  const names = (await readdir(nodeFolder)).filter((name) => name.endsWith('.cjs')).sort();
  const contents = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(nodeFolder, name))] as const),
  );
  const files = Object.fromEntries(contents.map(([name, content]) => [`node/${name}`, integrityOf(content)]));
  const hash = createHash('sha256')
    .update(JSON.stringify([decl, build, files]))
    .digest('hex')
    .slice(0, 12);
  const release: Release = { ...build, remote: decl.id, version: `dev-${hash}`, decl, files, webBase };
  const target = path.join(root, releasePaths.version(decl.id, release.version));
  for (const [name, content] of contents) await writeAtomically(path.join(target, 'node', name), content);
  await writeAtomically(path.join(target, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
