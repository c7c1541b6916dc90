import { openStore } from '@proverka/release/open-store';
import { readPublicKeys } from '@proverka/release/release-keys';
import type { ReleaseStore } from '@proverka/release/release-store';
import type { ContentConfig } from './config.ts';
import type { ContentDeps } from './deps.ts';

/** The store is opened when somebody looks, and anew after it did not answer. */
export function createContentDeps({ releases }: ContentConfig): Pick<ContentDeps, 'openReleases'> {
  if (releases === null) return { openReleases: null };
  const { place, publicKeysFile, channel } = releases;
  let opening: Promise<ReleaseStore> | null = null;
  return {
    openReleases: async () => {
      opening ??= openStore(place);
      try {
        return { store: await opening, keys: () => readPublicKeys(publicKeysFile), channel };
      } catch (error) {
        opening = null;
        throw error;
      }
    },
  };
}
