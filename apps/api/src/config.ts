import { resolve } from 'node:path';
import { developmentHosts } from '@proverka/brand/host';
import type { BrandId, HostEntry } from '@proverka/brand/host';
import { readConversions } from './conversions/conversions.config.ts';
import type { ConversionsConfig } from './conversions/conversions.config.ts';
import { readEnvironment } from './environment.ts';
import type { EnvironmentReader } from './environment.ts';
import { defaultLimits, readLimits } from './http/limits.domain.ts';
import type { Limits } from './http/limits.domain.ts';
import { defaultBanks, isBanks } from './invoices/seller-bank.domain.ts';
import type { Banks } from './invoices/seller-bank.domain.ts';
import { readTaskDeadlines } from './reports/task-deadlines.ts';
import type { TaskDeadlines } from './reports/task-deadlines.ts';
import { readSourceRates } from './sources/source-rates.domain.ts';
import type { SourceRates } from './sources/source-rates.domain.ts';
import { defaultVatCodes, isVatCodes } from './payments/vat.domain.ts';
import type { VatCodes } from './payments/vat.domain.ts';

export interface Config {
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
  readonly yookassa: { readonly url: string; readonly shopId: string; readonly secretKey: string };
  /** VAT of the operating companies by date, as receipts name it. */
  readonly vatCodes: VatCodes;
  readonly kadnet: { readonly url: string; readonly key: string };
  readonly nspd: { readonly url: string };
  readonly dadata: { readonly url: string; readonly key: string };
  /** The supplier of checks: passports and the registers of `checks/`. */
  readonly passport: { readonly url: string; readonly key: string };
  readonly fssp: { readonly url: string; readonly token: string };
  readonly egrul: { readonly url: string };
  /** A language model that writes conclusions; off while the URL is empty. */
  readonly expertModel: { readonly url: string; readonly key: string; readonly name: string };
  readonly deals: { readonly url: string; readonly key: string };
  readonly mail: { readonly smtpUrl: string; readonly from: Readonly<Record<BrandId, string>> };
  readonly conversions: ConversionsConfig;
  /** `host:port` of one's own network that webhooks may go to, over plain HTTP too. */
  readonly webhookPrivateHosts: readonly string[];
  readonly sms: { readonly url: string; readonly login: string; readonly key: string; readonly sign: string };
  /** Accounts of the operating companies, as invoices name them. */
  readonly banks: Banks;
  /** How patient the worker is with slow sources: minutes and days, or seconds for development and tests. */
  readonly sourcesPace: 'production' | 'sandbox';
  readonly sourceRates: SourceRates;
  readonly taskDeadlines: TaskDeadlines;
  /** What one question of a free preview may cost us. */
  readonly previewKopecks: number;
  readonly logLevel: string;
}

const SANDBOX = 'http://127.0.0.1:4400';

/** The typed configuration, or every mistake in the environment as one sentence each. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { config: Config } | { mistakes: readonly string[] } {
  const read = readEnvironment(environment);
  const config: Config = {
    ...readSite(read),
    ...readMoney(read),
    ...readSources(read),
    ...readMessages(read),
  };
  return read.mistakes.length > 0 ? { mistakes: read.mistakes } : { config };
}

/** This server itself, and where visitors know it. */
function readSite(read: EnvironmentReader) {
  // The shell is where brands have their pages; its port is all that differs on a developer's machine.
  const shellPort = read.integer('SHELL_PORT', 3000, 1, 65_535);
  return {
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
    appSecret: readAppSecret(read),
    filesDir: resolve(read.text('FILES_DIR', '.data/files')),
    hosts: readHosts(read),
    publicUrls: {
      'real-estate': read.url('PUBLIC_URL_REAL_ESTATE', `http://realestate.localhost:${shellPort}`),
      'person-check': read.url('PUBLIC_URL_PERSON_CHECK', `http://fizcheck.localhost:${shellPort}`),
    },
    logLevel: read.oneOf('LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent']),
  } satisfies Partial<Config>;
}

function readMoney(read: EnvironmentReader) {
  return {
    yookassa: {
      url: read.url('YOOKASSA_URL', `${SANDBOX}/yookassa/v3`),
      shopId: read.text('YOOKASSA_SHOP_ID', 'sandbox-shop'),
      secretKey: read.text('YOOKASSA_SECRET_KEY', 'sandbox-secret'),
    },
    vatCodes: readVatCodes(read),
    banks: readBanks(read),
  } satisfies Partial<Config>;
}

/** Whom questions are put to, and how patiently. */
function readSources(read: EnvironmentReader) {
  // One supplier sells both unless told otherwise.
  const supplier = {
    url: read.url('PASSPORT_URL', `${SANDBOX}/supplier/v1`),
    key: read.text('PASSPORT_KEY', 'sandbox-supplier-token'),
  };
  return {
    kadnet: {
      url: read.url('KADNET_URL', `${SANDBOX}/kadnet/v2`),
      key: read.text('KADNET_KEY', 'sandbox-kadnet-key'),
    },
    nspd: { url: read.url('NSPD_URL', `${SANDBOX}/nspd`) },
    dadata: {
      url: read.url('DADATA_URL', `${SANDBOX}/dadata/suggestions/api/4_1/rs`),
      key: read.text('DADATA_KEY', 'sandbox-dadata-token'),
    },
    passport: supplier,
    deals: { url: read.url('DEALS_URL', supplier.url), key: read.text('DEALS_KEY', supplier.key) },
    expertModel: {
      url: read.text('EXPERT_MODEL_URL', '') && read.url('EXPERT_MODEL_URL', ''),
      key: read.text('EXPERT_MODEL_KEY', ''),
      name: read.text('EXPERT_MODEL_NAME', 'default'),
    },
    fssp: {
      url: read.url('FSSP_URL', `${SANDBOX}/fssp/api/v1.0`),
      token: read.text('FSSP_TOKEN', 'sandbox-fssp-token'),
    },
    egrul: { url: read.url('EGRUL_URL', `${SANDBOX}/egrul`) },
    sourcesPace: read.oneOf('SOURCES_PACE', ['sandbox', 'production']),
    sourceRates: readSourceRates(read.list('SOURCE_RATES'), read.mistake),
    taskDeadlines: readTaskDeadlines(read.list('TASK_DEADLINES'), read.mistake),
    previewKopecks: read.integer('PREVIEW_KOPECKS', 50, 0, 10_000),
  } satisfies Partial<Config>;
}

/** What is sent to customers, programs and counters. */
function readMessages(read: EnvironmentReader) {
  return {
    mail: {
      smtpUrl: read.url('SMTP_URL', 'smtp://127.0.0.1:4401', ['smtp:', 'smtps:']),
      from: {
        'real-estate': read.text('MAIL_FROM_REAL_ESTATE', 'no-reply@realestate.localhost'),
        'person-check': read.text('MAIL_FROM_PERSON_CHECK', 'no-reply@fizcheck.localhost'),
      },
    },
    sms: {
      url: read.url('SMS_URL', `${SANDBOX}/sms/v2`),
      login: read.text('SMS_LOGIN', 'sandbox-sms'),
      key: read.text('SMS_KEY', 'sandbox-sms-key'),
      sign: read.text('SMS_SIGN', 'Proverka'),
    },
    conversions: readConversions(read, SANDBOX),
    webhookPrivateHosts: read.list('WEBHOOK_PRIVATE_HOSTS'),
  } satisfies Partial<Config>;
}

const SECRET_LENGTH = 32;

/** Sources asked in earnest are those of a public site: there nobody may know what it signs with. */
function readAppSecret(read: EnvironmentReader): string {
  const secret = read.text('APP_SECRET', '');
  const isPublic = read.text('SOURCES_PACE', '') === 'production';
  if (isPublic && secret.length < SECRET_LENGTH) {
    read.mistake(
      `APP_SECRET must be a secret of ${SECRET_LENGTH} characters or more with SOURCES_PACE=production.`,
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

function readVatCodes(read: EnvironmentReader): VatCodes {
  const codes = read.jsonFile('VAT_FILE');
  if (codes === undefined) return defaultVatCodes;
  if (isVatCodes(codes)) return codes;
  read.mistake(
    'VAT_FILE must hold JSON: for each brand a list of {since: "YYYY-MM-DD", code}, the earliest first.',
  );
  return defaultVatCodes;
}

function readBanks(read: EnvironmentReader): Banks {
  const banks = read.jsonFile('BANKS_FILE');
  if (banks === undefined) return defaultBanks;
  if (isBanks(banks)) return banks;
  read.mistake(
    'BANKS_FILE must hold JSON: for each brand {name, bik, account, correspondentAccount} that fit together.',
  );
  return defaultBanks;
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
