import path from 'node:path';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** Where releases are kept: `RELEASES_URL` as `s3://bucket/prefix`, or the folder `RELEASE_ROOT`. */
export function releasePlace(env: NodeJS.ProcessEnv, dataDir: string): string {
  return env['RELEASES_URL'] || path.resolve(env['RELEASE_ROOT'] ?? path.join(dataDir, 'releases'));
}

export const isFolder = (place: string): boolean => !/^[a-z][a-z\d]+:\/\//i.test(place);

/** Opens the store of a place; an object store is first tried for what releases depend on. */
export async function openStore(place: string): Promise<ReleaseStore> {
  if (isFolder(place)) return folderStore(place);
  if (!place.startsWith('s3://') || !URL.canParse(place))
    throw new Error(`RELEASES_URL is «${place.split('?')[0]}», but a store is s3://bucket/prefix`);
  // Only who uses it pays for loading its client.
  const { readS3Place, s3Store } = await import('./s3-store.ts');
  return s3Store(readS3Place(new URL(place)));
}

/** The environment that opens the same place in another process. */
export const placeEnv = (place: string): Record<string, string> =>
  isFolder(place) ? { RELEASES_URL: '', RELEASE_ROOT: place } : { RELEASES_URL: place };
