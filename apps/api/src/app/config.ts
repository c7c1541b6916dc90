import { readAccountsConfig } from '#accounts/config.ts';
import type { AccountsConfig } from '#accounts/config.ts';
import { readCasesConfig } from '#cases/config.ts';
import type { CasesConfig } from '#cases/config.ts';
import { readCatalogueConfig } from '#catalogue/config.ts';
import type { CatalogueConfig } from '#catalogue/config.ts';
import { readContentConfig } from '#content/config.ts';
import type { ContentConfig } from '#content/config.ts';
import { readFulfilmentConfig } from '#fulfilment/config.ts';
import type { FulfilmentConfig } from '#fulfilment/config.ts';
import { readMarketConfig } from '#market/config.ts';
import type { MarketConfig } from '#market/config.ts';
import { readMoneyConfig } from '#money/config.ts';
import type { MoneyConfig } from '#money/config.ts';
import { readOrderingConfig } from '#ordering/config.ts';
import type { OrderingConfig } from '#ordering/config.ts';
import { readPartnersConfig } from '#partners/config.ts';
import type { PartnersConfig } from '#partners/config.ts';
import { readPlatformConfig } from '#platform/config.ts';
import type { PlatformConfig } from '#platform/config.ts';
import { readEnvironment } from '#platform/config/environment.ts';
import { readRegistersConfig } from '#registers/config.ts';
import type { RegistersConfig } from '#registers/config.ts';
import { readReportsConfig } from '#reports/config.ts';
import type { ReportsConfig } from '#reports/config.ts';

/** The configuration of all rooms; each reads its own part. */
export type Config = PlatformConfig &
  MoneyConfig &
  AccountsConfig &
  RegistersConfig &
  MarketConfig &
  CatalogueConfig &
  FulfilmentConfig &
  OrderingConfig &
  ReportsConfig &
  CasesConfig &
  ContentConfig &
  PartnersConfig;

/** The typed configuration, or every mistake in the environment as one sentence each. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { config: Config } | { mistakes: readonly string[] } {
  const read = readEnvironment(environment);
  const platform = readPlatformConfig(read);
  const config: Config = {
    ...platform,
    ...readMoneyConfig(read),
    ...readAccountsConfig(read),
    ...readRegistersConfig(read),
    ...readMarketConfig(read),
    ...readCatalogueConfig(read),
    ...readFulfilmentConfig(read),
    ...readOrderingConfig(read, platform.environment),
    ...readReportsConfig(read),
    ...readCasesConfig(read),
    ...readContentConfig(read),
    ...readPartnersConfig(read),
  };
  return read.mistakes.length > 0 ? { mistakes: read.mistakes } : { config };
}
