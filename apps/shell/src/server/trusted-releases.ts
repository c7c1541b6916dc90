import { folderStore } from '@proverka/release/folder-store';
import { readPublicKeys } from '@proverka/release/release-keys';
import type { Trust } from '@proverka/release/trusted-set';
import type { ShellConfig } from './config.ts';

/** Where this shell's releases are, and whose signature it believes. */
export function trustedReleases({
  releaseRoot,
  releaseKeysFile,
}: Pick<ShellConfig, 'releaseRoot' | 'releaseKeysFile'>): Trust {
  return { store: folderStore(releaseRoot), keys: () => readPublicKeys(releaseKeysFile) };
}
