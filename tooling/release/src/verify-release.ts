import { integrityOf } from './integrity.ts';
import { releasePaths } from './release-paths.ts';
import type { Release } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';

export type VerifiedFiles = ReadonlyMap<string, Buffer>;

/**
 * The files of a release of a trusted set, each with the digest the set gives it; throws one sentence for the first that is
 * missing or changed. Server code is executed only from bytes that were read here.
 */
export async function verifiedFiles(
  store: ReleaseStore,
  { remote, version, files }: Release,
  isWanted = (_file: string) => true,
): Promise<VerifiedFiles> {
  const read = Object.entries(files).map(async ([file, digest]) => {
    const content = await store.getFile(`${releasePaths.version(remote, version)}/${file}`);
    if (!content) throw new Error(`${file} of ${remote} is missing`);
    if (integrityOf(content) !== digest) throw new Error(`${file} of ${remote} was changed`);
    return isWanted(file) ? [[file, content] as const] : [];
  });
  return new Map((await Promise.all(read)).flat());
}

/** Published with its source, so that a version can be looked at without a set. */
export const releaseFile = (remote: string, version: string): string =>
  `${releasePaths.version(remote, version)}/release.json`;
