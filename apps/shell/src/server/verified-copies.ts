import { releasePaths } from '@proverka/release/release-paths';
import type { Release } from '@proverka/release/release-set';
import type { ReleaseStore } from '@proverka/release/release-store';
import { verifiedFiles } from '@proverka/release/verify-release';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface VerifiedCopies {
  /** Where the verified server artefact of a release is; throws one sentence when its files are not what was signed. */
  readonly folderOf: (release: Release) => Promise<string>;
  readonly close: () => Promise<void>;
}

/**
 * Keeps this process's own copies of server artefacts, made from the bytes that were verified. What happens to a published
 * file later neither runs here nor takes a remote away whose copy there is.
 */
export async function keepVerifiedCopies(store: ReleaseStore): Promise<VerifiedCopies> {
  const root = await mkdtemp(path.join(tmpdir(), 'proverka-shell-'));
  const copies = new Map<string, Promise<string>>();
  const copy = async (release: Release) => {
    const folder = path.join(root, releasePaths.version(release.remote, release.version));
    const files = await verifiedFiles(store, release, (file) => file.startsWith('node/'));
    for (const [file, content] of files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), content, { mode: 0o600 });
    }
    return folder;
  };
  return {
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
