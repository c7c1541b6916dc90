import { currentVersion } from '@proverka/contract/consent-versions';
import { moscowDay } from '@proverka/words/moments';
import { releasePlace } from '@proverka/release/open-store';
import { developmentKeys } from '@proverka/release/release-keys';
import { developmentHosts, type HostEntry } from '@proverka/brand/host';
import { readListenerTls, type ListenerTls } from '@proverka/tls/listener-tls';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentOrigins } from './security-headers.ts';
import type { PublicSettings } from '@proverka/shell-sdk/platform';

export interface ShellConfig {
  readonly address: string;
  readonly port: number;
  /** null: plain HTTP. */
  readonly tls: ListenerTls | null;
  readonly hosts: readonly HostEntry[];
  /** Addresses of proxies whose `x-forwarded-*` headers are believed; loopback always is. */
  readonly trustedProxies: readonly string[];
  readonly apiUrl: string;
  /** Where releases are: a folder, or an object store as `s3://…`. */
  readonly releases: string;
  /** The public keys of who may release, one PEM block each. */
  readonly releaseKeysFile: string;
  readonly channel: string;
  /** Serves this set alone instead of following the channel. */
  readonly fixedSet: string | null;
  /** Development: asked before each page, and answers when what was saved is served. No page is stored then. */
  readonly settledUrl: string | null;
  readonly settings: PublicSettings;
  readonly origins: DocumentOrigins;
  /** Where holes in security are reported, as a URI; the brand's support address by default. */
  readonly securityContact: string | null;
  /** Link pictures: their folder, and the secret that signs their text. */
  readonly pictures: { readonly folder: string; readonly secret: string };
}

/** Reads the environment; defaults are for the development stack. Throws one clear sentence per mistake. */
export function readConfig(env: NodeJS.ProcessEnv): ShellConfig {
  const dataDir = env['DATA_DIR'] ?? '.data';
  const widgetUrl =
    env['PAYMENT_WIDGET_URL'] ?? 'http://127.0.0.1:4400/yookassa/checkout-widget/v1/checkout-widget.js';
  return {
    address: env['HOST'] ?? '127.0.0.1',
    port: readPort(env['PORT'] ?? '3000'),
    tls: readListenerTls({
      address: env['HOST'] ?? '127.0.0.1',
      certFile: env['TLS_CERT_FILE'],
      keyFile: env['TLS_KEY_FILE'],
      plainHttp: env['PLAIN_HTTP'],
      now: new Date(),
    }),
    hosts: env['HOSTS_FILE'] ? readHosts(env['HOSTS_FILE']) : developmentHosts,
    trustedProxies: (env['TRUSTED_PROXIES'] ?? '').split(/[\s,]+/).filter(Boolean),
    apiUrl: env['API_URL'] ?? 'http://127.0.0.1:4300',
    releases: releasePlace(env, dataDir),
    releaseKeysFile: path.resolve(env['RELEASE_PUBLIC_KEYS'] ?? developmentKeys(dataDir).publicFile),
    channel: env['RELEASE_CHANNEL'] ?? 'stable',
    fixedSet: env['RELEASE_SET'] || null,
    settledUrl: env['SETTLED_URL'] || null,
    settings: {
      paymentWidgetUrl: widgetUrl,
      textVersions: textVersionsOn(moscowDay(new Date())),
      isAutomaticMode: env['AUTOMATIC_MODE'] === 'on',
      ...siteUrls(env),
      ...(env['CHAT_WIDGET_ID'] ? { chatWidgetId: env['CHAT_WIDGET_ID'] } : {}),
    },
    securityContact: env['SECURITY_CONTACT'] || null,
    pictures: {
      folder: path.resolve(env['PICTURES_DIR'] ?? path.join(dataDir, 'pictures')),
      // Shells behind one load balancer share it; a single shell can generate its own.
      secret: env['PICTURE_SECRET'] ?? randomBytes(32).toString('base64url'),
    },
    origins: {
      payment: words(env['PAYMENT_ORIGINS']) ?? [new URL(widgetUrl).origin],
      assets: words(env['ASSET_ORIGINS']) ?? [],
      chat: env['CHAT_WIDGET_ID'] ? (words(env['CHAT_ORIGINS']) ?? jivoOrigins) : [],
    },
  };
}

/** The documents that hold when the shell starts; one that replaces them later is named by the API (`consent_version_replaced`). */
const textVersionsOn = (day: string): PublicSettings['textVersions'] => ({
  offer: currentVersion('offer', day),
  personalData: currentVersion('personal_data', day),
  thirdParties: currentVersion('third_parties', day),
  news: currentVersion('news', day),
});

/** Origins the chat widget loads from and connects to. */
const jivoOrigins = [
  'https://*.jivosite.com',
  'wss://*.jivosite.com',
  'https://*.jivo.ru',
  'wss://*.jivo.ru',
];

type SiteUrls = Pick<PublicSettings, 'proSiteUrl' | 'realEstateSiteUrl' | 'personCheckSiteUrl'>;

/** Main pages the brands link to; in development, the hosts of the stack itself. */
function siteUrls(env: NodeJS.ProcessEnv): SiteUrls {
  const ofStack = (host: string) =>
    env['HOSTS_FILE'] ? undefined : `http://${host}.localhost:${env['PORT'] ?? '3000'}/`;
  const proSiteUrl = env['PRO_SITE_URL'] ?? ofStack('fizcheck-pro');
  const realEstateSiteUrl = env['REAL_ESTATE_SITE_URL'] ?? ofStack('realestate');
  const personCheckSiteUrl = env['PERSON_CHECK_SITE_URL'] ?? ofStack('fizcheck');
  return {
    ...(proSiteUrl ? { proSiteUrl } : {}),
    ...(realEstateSiteUrl ? { realEstateSiteUrl } : {}),
    ...(personCheckSiteUrl ? { personCheckSiteUrl } : {}),
  };
}

const words = (text: string | undefined): string[] | undefined => text?.split(' ').filter(Boolean);

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${text}", but a port is a whole number from 0 to 65535`);
  }
  return port;
}

function readHosts(file: string): HostEntry[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HostEntry[];
  } catch (error) {
    throw new Error(`HOSTS_FILE ${file} cannot be read as a JSON list of hosts: ${String(error)}`, {
      cause: error,
    });
  }
}
