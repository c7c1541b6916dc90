import type { Database } from '#platform/db/pool.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import type { CatalogueConfig } from './config.ts';
import type { CatalogueDeps } from './deps.ts';
import { createCatalogue } from './products/catalogue.store.ts';
import { createTariffs } from './tariffs/tariff.store.ts';

/** Expected times come from the room that runs the tasks. */
export const createCatalogueDeps = (
  { insurance }: CatalogueConfig,
  db: Database,
): Omit<CatalogueDeps, keyof PlatformDeps | 'expectedTimes'> => ({
  catalogue: createCatalogue(db, { isInsuranceSold: insurance !== null }),
  tariffs: createTariffs(db),
});
