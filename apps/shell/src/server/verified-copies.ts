import { releasePaths } from '@proverka/release/release-paths';
import type { Release } from '@proverka/release/release-set';
import type { ReleaseStore } from '@proverka/release/release-store';
import { verifiedFiles } from '@proverka/release/verify-release';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface VerifiedCopies {
  /** The folder with the copies, laid out like the store. */
  readonly root: string;
  /** Where the verified server artefact of a release is; throws one sentence when its files are not what was signed. */
  readonly folderOf: (release: Release) => Promise<string>;
  readonly close: () => Promise<void>;
}

/**
 * Keeps this process's own copies of server artefacts, made from the bytes that were verified. What happens to a published
 * file later neither runs here nor takes a remote away whose copy there is. `wants`: which files besides those.
 */
export async function keepVerifiedCopies(
  store: ReleaseStore,
  wants: (file: string) => boolean = () => false,
): Promise<VerifiedCopies> {
  const root = await mkdtemp(path.join(tmpdir(), 'proverka-shell-'));
  const copies = new Map<string, Promise<string>>();
  const copy = async (release: Release) => {
    const folder = path.join(root, releasePaths.version(release.remote, release.version));
    const files = await verifiedFiles(store, release, (file) => file.startsWith('node/') || wants(file));
    for (const [file, content] of files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), content, { mode: 0o600 });
    }
    return folder;
  };
  return {
    root,
    folderOf: async (release) => {
      const key = `${release.remote}@${release.version}`;
      const known = copies.get(key) ?? copy(release);
      copies.set(key, known);
      try {
        return await known;
      } catch (error) {
        copies.delete(key);
        throw error;
      }
    },
    close: () => rm(root, { recursive: true, force: true }),
  };
}
