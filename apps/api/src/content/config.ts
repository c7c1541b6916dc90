import { resolve } from 'node:path';
import type { EnvironmentReader } from '#platform/config/environment.ts';

export interface ContentConfig {
  /** Where the site's releases are, as the shells read them; null: the desk cannot see or move them. */
  readonly releases: {
    /** A folder, or an object store as `s3://…`. */
    readonly place: string;
    readonly publicKeysFile: string;
    readonly channel: string;
  } | null;
}

export function readContentConfig(read: EnvironmentReader): ContentConfig {
  const keysFile = read.text('RELEASE_PUBLIC_KEYS');
  if (keysFile === '') return { releases: null };
  return {
    releases: {
      place: read.text('RELEASES_URL') || resolve(read.text('RELEASE_ROOT')),
      publicKeysFile: resolve(keysFile),
      channel: read.text('RELEASE_CHANNEL'),
    },
  };
}
