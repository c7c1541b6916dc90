import type { ObjectInfo } from '@proverka/contract/object';
import type { AddressSuggestion, PartySuggestion } from '@proverka/contract/suggestion';
import type { Logger } from 'pino';
import type { CheckSources } from './checks/check-sources.ts';
import type { PayerInfo } from '@proverka/contract/payer';
import type { SaleHistory } from '@proverka/contract/sale-history';
import type { Config } from './config.ts';
import type { Database } from './db/pool.ts';
import type { PdfRenderer } from './documents/pdf-renderer.ts';
import type { FileStore } from './files/file-store.ts';
import type { ExpertModel } from './expert/model.ts';
import type { Enqueue } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { YooKassa } from './payments/yookassa.ts';
import type { Catalogue } from './products/catalogue.domain.ts';
import type { ShortCache } from './objects/short-cache.ts';
import type { ExpectedTimeOf } from './reports/expected-time.store.ts';
import type { BuildingSales } from './sources/deals/deals.ts';
import type { Dadata } from './sources/dadata/dadata.ts';
import type { ExtractSubject } from './sources/kadnet/extracts.ts';
import type { KadnetObject, ObjectsQuery } from './sources/kadnet/objects.ts';
import type { MapObject } from './sources/nspd/nspd.ts';
import type { PassportSubject } from './sources/passport/passport.ts';
import type { SmsSender } from './sources/sms/sms.ts';
import type { TariffTerms } from './tariffs/tariff.domain.ts';
import type { SlowSource, Source } from './sources/source.ts';

/** What use cases are given; made once per process, replaced piece by piece in tests. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly log: Logger;
  readonly now: () => Date;
  /** Time-ordered (UUID version 7), so that new rows sit together in their indexes. */
  readonly newId: () => string;
  readonly catalogue: () => Promise<Catalogue>;
  readonly tariffs: () => Promise<readonly TariffTerms[]>;
  readonly expectedTimes: () => Promise<ExpectedTimeOf>;
  readonly yookassa: YooKassa;
  /** Objects of the register by number or address. */
  readonly objects: Source<ObjectsQuery, readonly KadnetObject[]>;
  /** The public cadastral map, by number. */
  readonly map: Source<string, MapObject>;
  readonly extracts: SlowSource<ExtractSubject, Buffer>;
  /** Documents as received and PDFs as rendered, by content hash. */
  readonly files: FileStore;
  readonly pdf: PdfRenderer;
  readonly suggestions: Dadata;
  /** Requisites by INN. */
  readonly companies: Source<string, PayerInfo>;
  readonly sms: SmsSender;
  readonly mailer: Mailer;
  readonly passports: Source<PassportSubject, 'valid' | 'invalid'>;
  readonly checkSources: CheckSources;
  /** Writes conclusions where one is configured; null: only people do. */
  readonly expertModel: ExpertModel | null;
  /** Sales of flats in a building, by address or cadastral number. */
  readonly deals: Source<string, BuildingSales>;
  readonly saleHistoryCache: ShortCache<SaleHistory>;
  readonly searchCache: ShortCache<readonly ObjectInfo[]>;
  readonly suggestionCache: {
    readonly addresses: ShortCache<readonly AddressSuggestion[]>;
    readonly parties: ShortCache<readonly PartySuggestion[]>;
  };
}
