import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { compressFolder } from './compress.ts';
import { integrityOf } from './integrity.ts';
import { readRelease, releasePaths } from './release-folder.ts';
import { buildSchema, type Release } from './release-set.ts';

/**
 * Publishes a built remote (`<folder>/dist`) under a version that is the hash of its content. Publishing the same content
 * again changes nothing, and a version is never overwritten.
 */
export async function publish(root: string, folder: string): Promise<Release> {
  const dist = path.join(folder, 'dist');
  const build = buildSchema.parse(JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8')));
  const decl = JSON.parse(await readFile(path.join(dist, 'decl.json'), 'utf8')) as RemoteDecl;
  const files: Record<string, string> = {};
  for (const file of await filesBelow(dist, ['web', 'node'])) {
    files[file] = integrityOf(await readFile(path.join(dist, file)));
  }
  const version = createHash('sha256')
    .update(JSON.stringify([decl, build, files]))
    .digest('hex')
    .slice(0, 12);
  const release: Release = { ...build, remote: decl.id, version, decl, files };
  const target = path.join(root, releasePaths.version(decl.id, version));
  if (await isPublished(root, release)) return release;
  const staging = `${target}.${process.pid}.staging`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  for (const file of Object.keys(files)) {
    await mkdir(path.dirname(path.join(staging, file)), { recursive: true });
    await cp(path.join(dist, file), path.join(staging, file));
  }
  await compressFolder(path.join(staging, 'web'));
  await writeFile(path.join(staging, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  await rm(target, { recursive: true, force: true });
  await rename(staging, target);
  return release;
}

/** A folder without a readable `release.json` is left over from an interrupted publication. */
async function isPublished(root: string, release: Release): Promise<boolean> {
  try {
    const existing = await readRelease(root, release.remote, release.version);
    return JSON.stringify(existing.files) === JSON.stringify(release.files);
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
