import type { PlatformConfig } from '#platform/config.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import type { PartnersConfig } from './config.ts';

export interface PartnersDeps extends PlatformDeps {
  readonly config: PlatformConfig & PartnersConfig;
}
