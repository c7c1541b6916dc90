import { randomUUIDv7 } from 'node:crypto';
import type { Logger } from 'pino';
import { createCheckSources } from './checks/create-check-sources.ts';
import type { Config } from './config.ts';
import type { Database } from './db/pool.ts';
import type { Deps } from './deps.ts';
import { createPdfRenderer } from './documents/pdf-renderer.ts';
import { createExpertModel } from './expert/model.ts';
import { createFileStore } from './files/file-store.ts';
import type { Enqueue } from './jobs/jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { createYooKassa } from './payments/yookassa.ts';
import { createCatalogue } from './products/catalogue.store.ts';
import { createExpectedTimes } from './reports/expected-time.store.ts';
import { createShortCache } from './objects/short-cache.ts';
import { createDeals } from './sources/deals/deals.ts';
import { createCompanySource } from './sources/dadata/company.ts';
import { createDadata } from './sources/dadata/dadata.ts';
import { createKadnet } from './sources/kadnet/client.ts';
import { createExtractSource } from './sources/kadnet/extracts.ts';
import { createKadnetObjects } from './sources/kadnet/objects.ts';
import { createNspd } from './sources/nspd/nspd.ts';
import { createSmsSender } from './sources/sms/sms.ts';
import { createTariffs } from './tariffs/tariff.store.ts';
import { createPassportSource } from './sources/passport/passport.ts';
import { sharedPace } from './sources/shared-pace.ts';

export interface ProcessParts {
  readonly config: Config;
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly log: Logger;
}

/** The dependencies of a real process: its clock, its ids and the outside systems of its configuration. */
export function createDeps({ config, db, enqueue, log }: ProcessParts): Deps {
  const pace = sharedPace(db, config.sourceRates);
  const kadnet = createKadnet(config.kadnet, pace('kadnet'));
  const passports = createPassportSource(config.passport, pace('passport'));
  return {
    config,
    db,
    enqueue,
    log,
    now: () => new Date(),
    newId: () => randomUUIDv7(),
    catalogue: createCatalogue(db),
    tariffs: createTariffs(db),
    expectedTimes: createExpectedTimes(db),
    yookassa: createYooKassa(config.yookassa),
    objects: createKadnetObjects(kadnet),
    map: createNspd(config.nspd, pace('nspd')),
    extracts: createExtractSource(kadnet),
    files: createFileStore(config.filesDir),
    pdf: createPdfRenderer(),
    suggestions: createDadata(config.dadata),
    companies: createCompanySource(config.dadata),
    sms: createSmsSender(config.sms),
    mailer: createMailer(config.mail),
    passports,
    checkSources: createCheckSources(config, pace, passports),
    expertModel: createExpertModel(config.expertModel),
    deals: createDeals(config.deals, pace('deals')),
    saleHistoryCache: createShortCache(3_600_000, 1000),
    searchCache: createShortCache(60_000, 1000),
    suggestionCache: { addresses: createShortCache(300_000, 2000), parties: createShortCache(300_000, 2000) },
  };
}
