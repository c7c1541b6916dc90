import type { AccountsConfig } from '#accounts/config.ts';
import type { AccountsDeps } from '#accounts/deps.ts';
import type { CatalogueConfig } from '#catalogue/config.ts';
import type { CatalogueDeps } from '#catalogue/deps.ts';
import type { OrderingConfig } from './config.ts';
import type { FulfilmentDeps } from '#fulfilment/deps.ts';

export interface OrderingDeps extends AccountsDeps, CatalogueDeps, FulfilmentDeps {
  readonly config: FulfilmentDeps['config'] & AccountsConfig & CatalogueConfig & OrderingConfig;
}
