import { openStore } from '@proverka/release/open-store';
import { readPublicKeys } from '@proverka/release/release-keys';
import type { Trust } from '@proverka/release/trusted-set';
import type { ShellConfig } from './config.ts';

/** Where this shell's releases are, and whose signature it believes. */
export async function trustedReleases({
  releases,
  releaseKeysFile,
}: Pick<ShellConfig, 'releases' | 'releaseKeysFile'>): Promise<Trust> {
  return { store: await openStore(releases), keys: () => readPublicKeys(releaseKeysFile) };
}
