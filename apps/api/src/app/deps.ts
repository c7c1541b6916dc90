import type { CasesDeps } from '#cases/deps.ts';
import type { ContentDeps } from '#content/deps.ts';
import type { MarketDeps } from '#market/deps.ts';
import type { PartnersDeps } from '#partners/deps.ts';
import type { Config } from './config.ts';

/** The dependencies of all rooms. */
export interface Deps extends CasesDeps, ContentDeps, MarketDeps, PartnersDeps {
  readonly config: Config;
}
