import type { ContentDeps } from '#content/deps.ts';
import type { PartnersDeps } from '#partners/deps.ts';
import type { ReportsDeps } from '#reports/deps.ts';
import type { Config } from './config.ts';

/** The dependencies of all rooms. */
export interface Deps extends ReportsDeps, ContentDeps, PartnersDeps {
  readonly config: Config;
}
