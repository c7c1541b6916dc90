import { currentVersion } from '@proverka/contract/consent-versions';
import { moscowDay } from '@proverka/words/moments';
import { releasePlace } from '@proverka/release/open-store';
import { developmentKeys } from '@proverka/release/release-keys';
import { developmentHosts, type HostEntry } from '@proverka/brand/host';
import { readSettings, type SettingsReader } from '@proverka/settings/read-settings';
import { shellSettings } from '@proverka/settings/shell-settings';
import { readListenerTls, type ListenerTls } from '@proverka/tls/listener-tls';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { DocumentOrigins } from './security-headers.ts';
import type { PublicSettings } from '@proverka/shell-sdk/platform';

export interface ShellConfig {
  readonly address: string;
  readonly port: number;
  /** On the loopback address, where it tells its figures; 0: nowhere but at `/metrics`. */
  readonly metricsPort: number;
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
  /** The remotes whose pages are tried before a release; empty: all. */
  readonly fixedRemotes: readonly string[];
  /** The folder of the shell's own build; null: where it is built. */
  readonly build: string | null;
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
  const read = readSettings(shellSettings, env);
  const dataDir = read.text('DATA_DIR');
  const widgetUrl = read.url('PAYMENT_WIDGET_URL');
  const chatWidgetId = read.text('CHAT_WIDGET_ID');
  const config: ShellConfig = {
    address: read.text('HOST'),
    port: read.integer('PORT'),
    metricsPort: read.integer('SHELL_METRICS_PORT'),
    tls: readTls(read),
    hosts: readHosts(read),
    trustedProxies: read.list('TRUSTED_PROXIES'),
    apiUrl: read.url('API_URL'),
    releases: releasePlace(
      { RELEASES_URL: read.text('RELEASES_URL'), RELEASE_ROOT: read.text('RELEASE_ROOT') || undefined },
      dataDir,
    ),
    releaseKeysFile: path.resolve(read.text('RELEASE_PUBLIC_KEYS') || developmentKeys(dataDir).publicFile),
    channel: read.text('RELEASE_CHANNEL'),
    fixedSet: read.text('RELEASE_SET') || null,
    fixedRemotes: read.list('RELEASE_REMOTES'),
    build: read.text('SHELL_BUILD') || null,
    settledUrl: read.text('SETTLED_URL') || null,
    settings: {
      paymentWidgetUrl: widgetUrl,
      textVersions: textVersionsOn(moscowDay(new Date())),
      isAutomaticMode: read.oneOf('AUTOMATIC_MODE') === 'on',
      ...siteUrls(read),
      ...(chatWidgetId && { chatWidgetId }),
    },
    securityContact: read.text('SECURITY_CONTACT') || null,
    pictures: {
      folder: path.resolve(read.text('PICTURES_DIR') || path.join(dataDir, 'pictures')),
      // Shells behind one load balancer share it; a single shell can generate its own.
      secret: read.text('PICTURE_SECRET') || randomBytes(32).toString('base64url'),
    },
    origins: {
      payment: either(read.list('PAYMENT_ORIGINS'), [new URL(widgetUrl).origin]),
      assets: read.list('ASSET_ORIGINS'),
      chat: chatWidgetId ? either(read.list('CHAT_ORIGINS'), jivoOrigins) : [],
    },
  };
  if (read.mistakes.length > 0) throw new Error(read.mistakes.join('\n'));
  return config;
}

type Reader = SettingsReader<typeof shellSettings>;

const either = (given: readonly string[], usual: readonly string[]): readonly string[] =>
  given.length > 0 ? given : usual;

function readTls(read: Reader): ListenerTls | null {
  try {
    return readListenerTls({
      address: read.text('HOST'),
      certFile: read.text('TLS_CERT_FILE') || undefined,
      keyFile: read.text('TLS_KEY_FILE') || undefined,
      plainHttp: read.text('PLAIN_HTTP') || undefined,
      now: new Date(),
    });
  } catch (error) {
    read.mistake(error instanceof Error ? error.message : String(error));
    return null;
  }
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
function siteUrls(read: Reader): SiteUrls {
  const ofStack = (host: string) =>
    read.text('HOSTS_FILE') === '' ? `http://${host}.localhost:${read.integer('PORT')}/` : '';
  const proSiteUrl = read.text('PRO_SITE_URL') || ofStack('fizcheck-pro');
  const realEstateSiteUrl = read.text('REAL_ESTATE_SITE_URL') || ofStack('realestate');
  const personCheckSiteUrl = read.text('PERSON_CHECK_SITE_URL') || ofStack('fizcheck');
  return {
    ...(proSiteUrl && { proSiteUrl }),
    ...(realEstateSiteUrl && { realEstateSiteUrl }),
    ...(personCheckSiteUrl && { personCheckSiteUrl }),
  };
}

function readHosts(read: Reader): readonly HostEntry[] {
  const hosts = read.jsonFile('HOSTS_FILE');
  if (hosts === undefined) return developmentHosts;
  if (Array.isArray(hosts) && hosts.length > 0) return hosts as readonly HostEntry[];
  read.mistake('HOSTS_FILE must hold a JSON list of {host, brand, variant, cookieDomain?}.');
  return developmentHosts;
}
