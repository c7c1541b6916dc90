import type { PlatformDeps } from '#platform/deps.ts';
import type { CatalogueConfig } from './config.ts';
import type { CatalogueDeps } from './deps.ts';
import { createCatalogue } from './products/catalogue.store.ts';
import { createTariffs } from './tariffs/tariff.store.ts';

/** Expected times come from the room that runs the tasks. */
export const createCatalogueDeps = (
  { insurance }: CatalogueConfig,
  { db, now }: Pick<PlatformDeps, 'db' | 'now'>,
): Omit<CatalogueDeps, keyof PlatformDeps | 'expectedTimes'> => ({
  ...createCatalogue(db, { isInsuranceSold: insurance !== null }, now),
  tariffs: createTariffs(db),
});
