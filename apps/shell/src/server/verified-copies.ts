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
  /** Where the copies of browsers' files are, below the name and version of their remote. */
  readonly webRoot: string;
  /** Removes the copies of all other releases. */
  readonly keepOnly: (releases: readonly Release[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const keyOf = ({ remote, version }: Release): string => releasePaths.version(remote, version);

/**
 * Keeps this process's own copies of releases, made from the bytes that were verified. What happens to a published file later
 * neither runs here nor takes a remote away whose copy there is, on the server or in browsers.
 */
export async function keepVerifiedCopies(store: ReleaseStore): Promise<VerifiedCopies> {
  const root = await mkdtemp(path.join(tmpdir(), 'proverka-shell-'));
  const copies = new Map<string, Promise<string>>();
  const removals = new Map<string, Promise<void>>();
  const copy = async (release: Release) => {
    await removals.get(keyOf(release));
    const folder = path.join(root, keyOf(release));
    const files = await verifiedFiles(store, release);
    for (const [file, content] of files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), content, { mode: 0o600 });
    }
    return folder;
  };
  return {
    folderOf: async (release) => {
      const key = keyOf(release);
      const known = copies.get(key) ?? copy(release);
      copies.set(key, known);
      try {
        return await known;
      } catch (error) {
        copies.delete(key);
        throw error;
      }
    },
    webRoot: path.join(root, 'remotes'),
    keepOnly: async (releases) => {
      const kept = new Set(releases.map(keyOf));
      for (const key of copies.keys()) {
        if (kept.has(key)) continue;
        copies.delete(key);
        removals.set(key, rm(path.join(root, key), { recursive: true, force: true }));
      }
      await Promise.all(removals.values());
      removals.clear();
    },
    close: () => rm(root, { recursive: true, force: true }),
  };
}
