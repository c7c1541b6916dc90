import { resolve } from 'node:path';
import { developmentHosts } from '@proverka/brand/host';
import type { BrandId, HostEntry } from '@proverka/brand/host';
import type { EnvironmentReader } from './config/environment.ts';
import { defaultLimits, readLimits } from './http/limits.domain.ts';
import type { Limits } from './http/limits.domain.ts';

/** `sandbox`: development and tests, where waits are seconds instead of minutes and days. */
export type RunEnvironment = 'production' | 'sandbox';

export interface PlatformConfig {
  readonly environment: RunEnvironment;
  readonly database: { readonly url: string; readonly poolSize: number };
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** Addresses whose `x-forwarded-*` headers are believed; loopback always is. */
    readonly trustedProxies: readonly string[];
    readonly limits: Limits;
    /** A server that is late by more than this turns calls away until it has caught up; 0: never. */
    readonly mostDelayMs: number;
  };
  readonly filesDir: string;
  /** Signs what a visitor's browser keeps for us. */
  readonly appSecret: string;
  readonly hosts: readonly HostEntry[];
  /** Where a brand's pages are, without a trailing slash: for letters and the QR code of a document. */
  readonly publicUrls: Readonly<Record<BrandId, string>>;
  readonly mail: { readonly smtpUrl: string; readonly from: Readonly<Record<BrandId, string>> };
  readonly logLevel: string;
}

/** This server itself, and where visitors know it. */
export function readPlatformConfig(read: EnvironmentReader): PlatformConfig {
  // The shell is where brands have their pages; its port is all that differs on a developer's machine.
  const shellPort = read.integer('SHELL_PORT', 3000, 1, 65_535);
  const environment = read.oneOf('ENVIRONMENT', ['sandbox', 'production']);
  return {
    environment,
    database: {
      url: read.databaseUrl('DATABASE_URL'),
      poolSize: read.integer('DATABASE_POOL_SIZE', 10, 1, 200),
    },
    http: {
      host: read.text('API_HOST', '127.0.0.1'),
      port: read.integer('API_PORT', 4300, 0, 65_535),
      trustedProxies: read.list('TRUSTED_PROXIES'),
      limits: readLimits(read.list('LIMITS'), defaultLimits, read.mistake),
      mostDelayMs: read.integer('API_MOST_DELAY_MS', 2000, 0, 60_000),
    },
    appSecret: readAppSecret(read, environment),
    filesDir: resolve(read.text('FILES_DIR', '.data/files')),
    hosts: readHosts(read),
    publicUrls: {
      'real-estate': read.url('PUBLIC_URL_REAL_ESTATE', `http://realestate.localhost:${shellPort}`),
      'person-check': read.url('PUBLIC_URL_PERSON_CHECK', `http://fizcheck.localhost:${shellPort}`),
    },
    mail: {
      smtpUrl: read.url('SMTP_URL', 'smtp://127.0.0.1:4401', ['smtp:', 'smtps:']),
      from: {
        'real-estate': read.text('MAIL_FROM_REAL_ESTATE', 'no-reply@realestate.localhost'),
        'person-check': read.text('MAIL_FROM_PERSON_CHECK', 'no-reply@fizcheck.localhost'),
      },
    },
    logLevel: read.oneOf('LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent']),
  };
}

const SECRET_LENGTH = 32;

/** On a public site nobody may know what it signs with. */
function readAppSecret(read: EnvironmentReader, environment: RunEnvironment): string {
  const secret = read.text('APP_SECRET', '');
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
