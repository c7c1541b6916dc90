import type { ObjectInfo } from '@proverka/contract/object';
import type { SaleHistory } from '@proverka/contract/sale-history';
import type { AddressSuggestion, PartySuggestion } from '@proverka/contract/suggestion';
import type { PlatformConfig } from '#platform/config.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import type { SlowSource, Source } from '#platform/outbound/source.ts';
import type { SourceCalls } from './watch/note-calls.ts';
import type { CheckSources } from './checks/check-sources.ts';
import type { RegistersConfig } from './config.ts';
import type { ShortCache } from './objects/short-cache.ts';
import type { Dadata } from './sources/dadata/dadata.ts';
import type { ExtractSubject } from './extract-source.ts';
import type { SignatureChecker } from './check-signature-apart.ts';
import type { ExtractReader } from './read-extract-apart.ts';
import type { KadnetObject, ObjectsQuery } from './sources/kadnet/objects.ts';
import type { MapArea, MapNeighbours } from './sources/nspd/neighbours.ts';
import type { MapObject } from './sources/nspd/nspd.ts';
import type { PassportSubject } from './sources/passport/passport.ts';
import type { RegisteredSalesPage, RegisteredSalesQuery } from './sources/sales/registered-sales.ts';
import type { BuildingSales } from './sources/sales/sales.ts';
import type { sharedPace } from './sources/shared-pace.ts';

export interface RegistersDeps extends PlatformDeps {
  /** Notes whether and how fast sources answer, and what they cost. */
  readonly sourceCalls: SourceCalls;
  /** The rate limits of sources, which all processes share. */
  readonly sourcePace: ReturnType<typeof sharedPace>;
  readonly config: PlatformConfig & RegistersConfig;
  /** Objects of the register by number or address. */
  readonly objects: Source<ObjectsQuery, readonly KadnetObject[]>;
  /** The public cadastral map, by number. */
  readonly map: Source<string, MapObject>;
  /** What the map has around an object. */
  readonly mapNeighbours: Source<MapArea, MapNeighbours>;
  readonly extracts: SlowSource<ExtractSubject, Buffer>;
  readonly extractReader: ExtractReader;
  readonly signatureChecker: SignatureChecker;
  readonly suggestions: Dadata;
  readonly passports: Source<PassportSubject, 'valid' | 'invalid'>;
  readonly checkSources: CheckSources;
  /** Sales of flats in a building, by address or cadastral number. */
  readonly sales: Source<string, BuildingSales>;
  /** Registered sales of all flats, page by page. */
  readonly registeredSales: Source<RegisteredSalesQuery, RegisteredSalesPage>;
  readonly saleHistoryCache: ShortCache<SaleHistory>;
  readonly searchCache: ShortCache<readonly ObjectInfo[]>;
  readonly suggestionCache: {
    readonly addresses: ShortCache<readonly AddressSuggestion[]>;
    readonly parties: ShortCache<readonly PartySuggestion[]>;
  };
}
