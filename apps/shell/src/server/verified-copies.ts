import { releasePaths } from '@proverka/release/release-paths';
import type { Release } from '@proverka/release/release-set';
import type { ReleaseStore } from '@proverka/release/release-store';
import { verifiedFiles } from '@proverka/release/verify-release';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy that one set uses. */
export interface HeldCopy {
  /** Where the verified files of the release are. */
  readonly folder: string;
  /** The set needs it no longer; it is removed when no other set does. */
  readonly drop: () => Promise<void>;
}

export interface VerifiedCopies {
  /** Throws one sentence when the files of the release are not what was signed. */
  readonly hold: (release: Release) => Promise<HeldCopy>;
  /** Where the copies of browsers' files are, below the name and version of their remote. */
  readonly webRoot: string;
  /** Where files are put that no set uses any longer and that tabs still ask for. */
  readonly broughtRoot: string;
  readonly close: () => Promise<void>;
}

const keyOf = ({ remote, version }: Release): string => releasePaths.version(remote, version);

/**
 * Keeps this process's own copies of releases, made from the bytes that were verified. What happens to a published file later
 * neither runs here nor takes a remote away whose copy there is, on the server or in browsers.
 */
export async function keepVerifiedCopies(store: ReleaseStore): Promise<VerifiedCopies> {
  const root = await mkdtemp(path.join(tmpdir(), 'proverka-shell-'));
  const held = new Map<string, { readonly folder: Promise<string>; users: number }>();
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
  const remove = async (key: string) => {
    const removal = rm(path.join(root, key), { recursive: true, force: true });
    held.delete(key);
    removals.set(key, removal);
    await removal;
    if (removals.get(key) === removal) removals.delete(key);
  };
  const hold = async (release: Release): Promise<HeldCopy> => {
    const key = keyOf(release);
    const known = held.get(key) ?? { folder: copy(release), users: 0 };
    known.users += 1;
    held.set(key, known);
    let isDropped = false;
    const drop = async () => {
      if (isDropped) return;
      isDropped = true;
      known.users -= 1;
      if (known.users === 0) await remove(key);
    };
    try {
      return { folder: await known.folder, drop };
    } catch (error) {
      await drop();
      throw error;
    }
  };
  return {
    hold,
    webRoot: path.join(root, 'remotes'),
    broughtRoot: path.join(root, 'brought'),
    close: () => rm(root, { recursive: true, force: true }),
  };
}
