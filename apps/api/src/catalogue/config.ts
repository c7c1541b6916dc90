import type { EnvironmentReader } from '#platform/config/environment.ts';
import { readInsurance } from './insurance.ts';
import type { Insurance } from './insurance.ts';

export interface CatalogueConfig {
  /** Null where insurance is not sold. */
  readonly insurance: Insurance | null;
}

export const readCatalogueConfig = (read: EnvironmentReader): CatalogueConfig => ({
  insurance: readInsurance(read),
});
