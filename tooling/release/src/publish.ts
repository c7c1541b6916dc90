import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { integrityOf } from './integrity.ts';
import { releasePaths } from './release-paths.ts';
import { buildSchema, type Release } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';
import { releaseFile } from './verify-release.ts';

/**
 * Publishes a built remote (`<folder>/dist`) under a version that is the hash of its content. Publishing the same content
 * again changes nothing, and a version is never overwritten; what an interrupted publication left is completed.
 */
export async function publish(store: ReleaseStore, folder: string): Promise<Release> {
  const dist = path.join(folder, 'dist');
  const build = buildSchema.parse(JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8')));
  const decl = JSON.parse(await readFile(path.join(dist, 'decl.json'), 'utf8')) as RemoteDecl;
  const names = await filesBelow(dist, ['web', 'node']);
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(dist, name))] as const)),
  );
  requireTrueCopies(contents);
  const files = Object.fromEntries([...contents].map(([name, content]) => [name, integrityOf(content)]));
  return putRelease(store, contents, { ...build, remote: decl.id, decl, files });
}

/** Stores the files, and then the release that names them. */
export async function putRelease(
  store: ReleaseStore,
  contents: ReadonlyMap<string, Buffer>,
  { prefix = '', ...described }: Omit<Release, 'version'> & { readonly prefix?: string },
): Promise<Release> {
  const hash = createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 12);
  const release: Release = { ...described, version: prefix + hash };
  const folder = releasePaths.version(release.remote, release.version);
  await Promise.all([...contents].map(([name, content]) => store.putFile(`${folder}/${name}`, content)));
  const content = `${JSON.stringify(release, null, 2)}\n`;
  await store.putFile(releaseFile(release.remote, release.version), content);
  return release;
}

/** A compressed file is what most visitors get, and no browser can compare it with the other. */
function requireTrueCopies(contents: ReadonlyMap<string, Buffer>): void {
  for (const [name, content] of contents) {
    const decompress = name.endsWith('.br') ? brotliDecompressSync : name.endsWith('.gz') ? gunzipSync : null;
    const original = contents.get(name.slice(0, -3));
    if (!decompress || (original && isCopy(original, () => decompress(content)))) continue;
    throw new Error(`${name} is not the compressed copy of its file: build the remote again`);
  }
}

function isCopy(original: Buffer, decompress: () => Buffer): boolean {
  try {
    return decompress().equals(original);
  } catch {
    return false;
  }
}

/** Source maps are not published: they stay in the build folder. */
async function filesBelow(root: string, folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    ),
  );
  return found.flat().sort();
}
