import type { PlatformDeps } from '#platform/deps.ts';
import type { Catalogue } from './catalogue.domain.ts';
import type { ExpectedTimeOf } from './expected-time.ts';
import type { TariffTerms } from './tariffs/tariff.domain.ts';

export interface CatalogueDeps extends PlatformDeps {
  readonly catalogue: () => Promise<Catalogue>;
  readonly tariffs: () => Promise<readonly TariffTerms[]>;
  /** From the history of each task type, which is kept where tasks are worked on. */
  readonly expectedTimes: () => Promise<ExpectedTimeOf>;
}
