import type { PlatformConfig } from '#platform/config.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import type { Catalogue } from './catalogue.domain.ts';
import type { CatalogueConfig } from './config.ts';
import type { ExpectedTimeOf } from './expected-time.ts';
import type { TariffTerms } from './tariffs/tariff.domain.ts';

export interface CatalogueDeps extends PlatformDeps {
  readonly config: PlatformConfig & CatalogueConfig;
  readonly catalogue: () => Promise<Catalogue>;
  /** With the prices planned for a moment. */
  readonly catalogueAt: (at: Date) => Promise<Catalogue>;
  readonly tariffs: () => Promise<readonly TariffTerms[]>;
  /** Measured per task type by the room that runs the tasks. */
  readonly expectedTimes: () => Promise<ExpectedTimeOf>;
}
