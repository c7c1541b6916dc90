import { resolve } from 'node:path';
import { developmentHosts, findHost, isDesk, publicOrigin } from '@proverka/brand/host';
import type { BrandId, HostEntry, Variant } from '@proverka/brand/host';
import { readListenerTls } from '@proverka/tls/listener-tls';
import type { ListenerTls } from '@proverka/tls/listener-tls';
import { troubleOfDatabaseUrl } from './config/database-url.domain.ts';
import type { EnvironmentReader } from './config/environment.ts';
import { defaultLimits, readLimits } from './http/limits.domain.ts';
import type { Limits } from './http/limits.domain.ts';

/** `sandbox`: development and tests, where waits are seconds instead of minutes and days. */
export type RunEnvironment = 'production' | 'sandbox';

interface DatabaseConfig {
  /** What the pool of connections uses; may lead through a pooler that gives a connection for one transaction. */
  readonly url: string;
  /** Past any pooler, as the owner: for migrations, notifications and locks, which need a connection of their own. */
  readonly directUrl: string;
  readonly poolSize: number;
}

export interface PlatformConfig {
  readonly environment: RunEnvironment;
  readonly database: DatabaseConfig;
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** null: plain HTTP. */
    readonly tls: ListenerTls | null;
    /** Proxies whose `x-forwarded-*` headers are trusted; loopback always is. */
    readonly trustedProxies: readonly string[];
    readonly limits: Limits;
    /** Requests are rejected while the event loop lags by more than this; 0 switches the check off. */
    readonly mostDelayMs: number;
  };
  readonly filesDir: string;
  /** Hashes of the journal's chain, kept outside of the database: on a disk the database's administrators do not write. */
  readonly journalAnchorsFile: string;
  /** Where the list of destroyed keys is: on no disk and in no backup that is restored with database and files. */
  readonly destroyedDir: string;
  /** Signs the values we store in a visitor's browser. */
  readonly appSecret: string;
  /** The secret before, which `npx pnpm reseal` opens with; empty without one. */
  readonly oldAppSecret: string;
  /** Whether the server migrates the database before it starts. */
  readonly migratesOnStart: boolean;
  /** Ports on the loopback address where processes tell their figures; 0: none. */
  readonly metricsPorts: { readonly api: number; readonly worker: number };
  readonly hosts: readonly HostEntry[];
  /** The origin of a brand's pages, without a trailing slash: for links in letters and the QR code of a document. */
  readonly publicUrls: Readonly<Record<BrandId, string>>;
  /** The same of a brand's other hosts, by what they sell. */
  readonly variantUrls: Readonly<Record<BrandId, Readonly<Partial<Record<Variant, string>>>>>;
  /** The origins of a brand's pages on all its hosts: where visitors may be led back to. */
  readonly origins: Readonly<Record<BrandId, readonly string[]>>;
  readonly mail: { readonly smtpUrl: string; readonly from: Readonly<Record<BrandId, string>> };
  /** The malware scanner for files that strangers send; null: they are not scanned. */
  readonly clamdUrl: string | null;
  readonly logLevel: string;
}

/** This server's own URL and the URL visitors see. */
export function readPlatformConfig(read: EnvironmentReader): PlatformConfig {
  const environment = read.oneOf('ENVIRONMENT');
  const hosts = readHosts(read);
  return {
    environment,
    database: readDatabase(read),
    http: {
      host: read.text('API_HOST'),
      port: read.integer('API_PORT'),
      tls: readTls(read),
      trustedProxies: read.list('TRUSTED_PROXIES'),
      limits: readLimits(read.list('LIMITS'), defaultLimits, read.mistake),
      mostDelayMs: read.integer('API_MOST_DELAY_MS'),
    },
    appSecret: readAppSecret(read, environment),
    oldAppSecret: read.text('OLD_APP_SECRET'),
    migratesOnStart: read.oneOf('MIGRATE_ON_START') === 'true',
    metricsPorts: {
      api: read.integer('API_METRICS_PORT'),
      worker: read.integer('WORKER_METRICS_PORT'),
    },
    filesDir: resolve(read.text('FILES_DIR')),
    journalAnchorsFile: resolve(read.text('JOURNAL_ANCHORS_FILE')),
    destroyedDir: resolve(read.text('DESTROYED_DIR')),
    hosts,
    ...readSites(read, hosts),
    mail: {
      smtpUrl: read.url('SMTP_URL'),
      from: {
        'real-estate': read.text('MAIL_FROM_REAL_ESTATE'),
        'person-check': read.text('MAIL_FROM_PERSON_CHECK'),
      },
    },
    clamdUrl: read.url('CLAMD_URL') || null,
    logLevel: read.oneOf('LOG_LEVEL'),
  };
}

function readDatabase(read: EnvironmentReader): DatabaseConfig {
  const url = readDatabaseUrl(read, 'DATABASE_URL');
  return {
    url,
    directUrl: read.text('DATABASE_DIRECT_URL') === '' ? url : readDatabaseUrl(read, 'DATABASE_DIRECT_URL'),
    poolSize: read.integer('DATABASE_POOL_SIZE'),
  };
}

function readDatabaseUrl(read: EnvironmentReader, name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'): string {
  const url = read.text(name);
  const trouble = troubleOfDatabaseUrl(url);
  if (trouble !== null) read.mistake(`${name} ${trouble}`);
  return trouble === null ? url : '';
}

type Sites = Pick<PlatformConfig, 'publicUrls' | 'variantUrls' | 'origins'>;

/** Where the brands' pages are. */
function readSites(read: EnvironmentReader, hosts: readonly HostEntry[]): Sites {
  // The shell serves every brand's pages; on a developer's machine only its port differs.
  const shellPort = read.integer('SHELL_PORT');
  const publicUrls = {
    'real-estate': read.url('PUBLIC_URL_REAL_ESTATE') || `http://realestate.localhost:${shellPort}`,
    'person-check': read.url('PUBLIC_URL_PERSON_CHECK') || `http://fizcheck.localhost:${shellPort}`,
  };
  const shopsOf = (brand: BrandId) => hosts.filter((host) => host.brand === brand && !isDesk(host));
  const originsOf = (brand: BrandId) => [
    publicUrls[brand],
    ...shopsOf(brand).map((host) => publicOrigin(shellPort, host)),
  ];
  const variantUrlsOf = (brand: BrandId) => {
    const main = findHost(hosts, new URL(publicUrls[brand]).host)?.variant;
    const others = shopsOf(brand).filter(({ variant }) => variant !== main);
    return Object.fromEntries(others.map((host) => [host.variant, publicOrigin(shellPort, host)]));
  };
  const ofEach = <Value>(valueOf: (brand: BrandId) => Value): Record<BrandId, Value> => ({
    'real-estate': valueOf('real-estate'),
    'person-check': valueOf('person-check'),
  });
  return { publicUrls, variantUrls: ofEach(variantUrlsOf), origins: ofEach(originsOf) };
}

function readTls(read: EnvironmentReader): ListenerTls | null {
  const file = (name: 'TLS_CERT_FILE' | 'TLS_KEY_FILE' | 'PLAIN_HTTP') => read.text(name) || undefined;
  try {
    return readListenerTls({
      address: read.text('API_HOST'),
      certFile: file('TLS_CERT_FILE'),
      keyFile: file('TLS_KEY_FILE'),
      plainHttp: file('PLAIN_HTTP'),
      now: new Date(),
    });
  } catch (error) {
    read.mistake(error instanceof Error ? error.message : String(error));
    return null;
  }
}

const SECRET_LENGTH = 32;

/** A production site must not run with the well-known default secret. */
function readAppSecret(read: EnvironmentReader, environment: RunEnvironment): string {
  const secret = read.text('APP_SECRET');
  if (environment === 'production' && secret.length < SECRET_LENGTH) {
    read.mistake(
      `APP_SECRET must be a secret of ${SECRET_LENGTH} characters or more with ENVIRONMENT=production.`,
    );
  }
  return secret || 'development-only';
}

function readHosts(read: EnvironmentReader): readonly HostEntry[] {
  const hosts = read.jsonFile('HOSTS_FILE');
  if (hosts === undefined) return developmentHosts;
  if (Array.isArray(hosts) && hosts.length > 0 && hosts.every(isHostEntry)) return hosts;
  read.mistake('HOSTS_FILE must hold a JSON list of {host, brand, variant, cookieDomain?}.');
  return developmentHosts;
}

function isHostEntry(entry: unknown): entry is HostEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { host, brand, variant } = entry as Partial<Record<keyof HostEntry, unknown>>;
  return (
    typeof host === 'string' &&
    (brand === 'real-estate' || brand === 'person-check') &&
    typeof variant === 'string'
  );
}
