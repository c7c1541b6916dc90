import type { PayerInfo } from '@proverka/contract/payer';
import type { Logger } from 'pino';
import type { Apart } from '#platform/apart/apart.ts';
import type { PlatformConfig } from '#platform/config.ts';
import type { Database } from '#platform/db/pool.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import type { Source } from '#platform/outbound/source.ts';
import { createCheckSources } from './checks/create-check-sources.ts';
import type { RegistersConfig } from './config.ts';
import type { RegistersDeps } from './deps.ts';
import { createShortCache } from './objects/short-cache.ts';
import { createCompanySource } from './sources/dadata/company.ts';
import { createDadata } from './sources/dadata/dadata.ts';
import { createKadnet } from './sources/kadnet/client.ts';
import { createExtractSource } from './extract-source.ts';
import { createSignatureChecker } from './check-signature-apart.ts';
import { createExtractReader } from './read-extract-apart.ts';
import { createKadnetObjects } from './sources/kadnet/objects.ts';
import { createNspdNeighbours } from './sources/nspd/neighbours.ts';
import { createNspd } from './sources/nspd/nspd.ts';
import { createPassportSource } from './sources/passport/passport.ts';
import { createRegisteredSales } from './sources/sales/registered-sales.ts';
import { createSales } from './sources/sales/sales.ts';
import { sharedPace } from './sources/shared-pace.ts';
import { createWatch } from './watch/create-watch.ts';
import { watchedSlowSource, watchedSource, watchedSuggestions } from './watch/watched.ts';

type RegistersParts = Omit<RegistersDeps, keyof PlatformDeps> & {
  /** Company requisites by INN, for payers. */
  readonly companies: Source<string, PayerInfo>;
};

/** Creates the outside systems of a configuration; all processes share their rate limits. */
export function createRegistersDeps(
  config: RegistersConfig & Pick<PlatformConfig, 'appSecret'>,
  db: Database,
  apart: Apart,
  log: Logger,
): RegistersParts {
  const pace = sharedPace(db, config.sourceRates, config.sourcePauseSeconds);
  const calls = createWatch({ db, log, secret: config.appSecret });
  const kadnet = createKadnet(config.kadnet, pace('kadnet'));
  const passports = watchedSource(calls, 'passport', createPassportSource(config.supplier, pace('passport')));
  return {
    sourceCalls: calls,
    sourcePace: pace,
    objects: watchedSource(calls, 'kadnet', createKadnetObjects(kadnet)),
    map: watchedSource(calls, 'nspd', createNspd(config.nspd, pace('nspd'))),
    mapNeighbours: watchedSource(calls, 'nspd', createNspdNeighbours(config.nspd, pace('nspd'))),
    extracts: watchedSlowSource(calls, 'kadnet', createExtractSource(kadnet), config.extractPrice),
    extractReader: createExtractReader(apart),
    signatureChecker: createSignatureChecker(config.signatureTrust, apart),
    suggestions: watchedSuggestions(calls, createDadata(config.dadata)),
    companies: watchedSource(calls, 'dadata', createCompanySource(config.dadata)),
    passports,
    checkSources: createCheckSources(config, pace, passports, calls),
    sales: watchedSource(calls, 'sales', createSales(config.sales, pace('sales'))),
    registeredSales: watchedSource(calls, 'sales', createRegisteredSales(config.sales, pace('sales'))),
    saleHistoryCache: createShortCache(3_600_000, 1000),
    searchCache: createShortCache(60_000, 1000),
    suggestionCache: { addresses: createShortCache(300_000, 2000), parties: createShortCache(300_000, 2000) },
  };
}
