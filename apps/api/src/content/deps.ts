import type { ChannelReader } from '@proverka/release/live-channel';
import type { ValuationDeps } from '#valuation/deps.ts';

export interface ContentDeps extends ValuationDeps {
  /** Opens the store of the site's releases; null when none is configured. Has no private key. */
  readonly openReleases: (() => Promise<Omit<ChannelReader, 'report'>>) | null;
}
