import type { Release } from '@proverka/release/release-set';
import { integrityOf } from '@proverka/release/integrity';
import { putRelease } from '@proverka/release/publish';
import { releasePaths } from '@proverka/release/release-paths';
import type { ReleaseStore } from '@proverka/release/release-store';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Publishes the same files under another version. */
export async function publishAgain(store: ReleaseStore, release: Release): Promise<Release> {
  const { version: _before, ...described } = release;
  return putRelease(store, await contentsOf(store, release), { ...described, prefix: 'again-' });
}

async function contentsOf(
  store: ReleaseStore,
  { remote, version, files }: Release,
): Promise<Map<string, Buffer>> {
  const folder = releasePaths.version(remote, version);
  const contents = new Map<string, Buffer>();
  for (const file of Object.keys(files))
    contents.set(file, (await store.getFile(`${folder}/${file}`)) ?? Buffer.alloc(0));
  return contents;
}

/** Publishes a release whose script does its work and then throws, as a browser sees it; on the server it is as before. */
export async function publishThrowing(store: ReleaseStore, release: Release): Promise<Release> {
  const { version: _before, ...described } = release;
  const contents = await contentsOf(store, release);
  const entry = `web/${release.entry}`;
  const script = Buffer.concat([
    contents.get(entry) ?? Buffer.alloc(0),
    Buffer.from('\n;throw new Error("a release that throws in the browser");\n'),
  ]);
  contents.set(entry, script);
  if (contents.has(`${entry}.br`)) contents.set(`${entry}.br`, brotliCompressSync(script));
  if (contents.has(`${entry}.gz`)) contents.set(`${entry}.gz`, gzipSync(script));
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content)]));
  return putRelease(store, contents, { ...described, files });
}
