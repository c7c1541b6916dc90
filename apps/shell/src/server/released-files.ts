import { isFolder } from '@proverka/release/open-store';
import { releasePaths } from '@proverka/release/release-paths';
import { releaseSchema, type Release } from '@proverka/release/release-set';
import type { ReleaseStore } from '@proverka/release/release-store';
import { releaseFile, verifiedFiles } from '@proverka/release/verify-release';
import { writeAtomically } from '@proverka/release/write-atomically';
import path from 'node:path';
import type { VerifiedCopies } from './verified-copies.ts';

/** Where this process reads the browser's files of releases from. */
export interface ReleasedFiles {
  /** Folders of remotes on this machine, the first that has a file gives it. */
  readonly roots: readonly string[];
  /** Brings the files of a version onto this machine, when it is published and they are not there. */
  readonly bring: (remote: string, version: string) => Promise<void>;
}

/** How long it is believed which versions there are: names that nobody published cost the store nothing until then. */
const listMilliseconds = 5000;

/** The files as they are in the folder that all shells read. */
export const filesOfFolder = (folder: string): ReleasedFiles => ({
  roots: [path.join(folder, 'remotes')],
  bring: () => Promise.resolve(),
});

/**
 * First from the copies of the sets in use: what is lost in the store stays there. The files of other versions come from the folder
 * that all shells read, or are brought from the object store and stay apart from the copies, which go with their sets.
 */
export function releasedFiles(
  place: string,
  store: ReleaseStore,
  copies: Pick<VerifiedCopies, 'webRoot' | 'broughtRoot'>,
  now: () => number,
): ReleasedFiles {
  if (isFolder(place)) {
    const { roots, bring } = filesOfFolder(place);
    return { roots: [copies.webRoot, ...roots], bring };
  }
  const brought = new Map<string, Promise<void>>();
  const isPublished = knownVersions(store, now);
  return {
    roots: [copies.webRoot, copies.broughtRoot],
    bring: async (remote, version) => {
      const name = releasePaths.version(remote, version);
      if (!brought.has(name) && !(await isPublished(remote, version))) return;
      const bringing =
        brought.get(name) ??
        bringRelease(store, path.join(copies.broughtRoot, remote, version), remote, version);
      brought.set(name, bringing);
      // A store that did not answer is asked again at the next request.
      await bringing.catch(() => brought.delete(name));
    },
  };
}

function knownVersions(store: ReleaseStore, now: () => number) {
  const lists = new Map<string, { readonly at: number; readonly names: Promise<readonly string[]> }>();
  const list = async (folder: string) => {
    const known = lists.get(folder);
    if (known && now() - known.at < listMilliseconds) return known.names;
    const names = store.list(folder).catch(() => []);
    lists.set(folder, { at: now(), names });
    return names;
  };
  return async (remote: string, version: string) =>
    (await list('remotes')).includes(remote) && (await list(`remotes/${remote}`)).includes(version);
}

/** As published: their digests stand beside them, and browsers compare them with those of the signed set. */
async function bringRelease(
  store: ReleaseStore,
  folder: string,
  remote: string,
  version: string,
): Promise<void> {
  const described = await store.getFile(releaseFile(remote, version));
  if (!described) return;
  const release: Release = releaseSchema.parse(JSON.parse(described.toString('utf8')));
  const web = Object.fromEntries(Object.entries(release.files).filter(([file]) => isForBrowsers(file)));
  const files = await verifiedFiles(store, { ...release, remote, version, files: web });
  for (const [file, content] of files) await writeAtomically(path.join(folder, file), content);
}

const isForBrowsers = (file: string): boolean => file.startsWith('web/') && !file.includes('..');
