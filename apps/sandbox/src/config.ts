import { fileURLToPath } from 'node:url';
import type { InboundConfig } from './mail/inbound.ts';
import type { Limits } from './source/rates.ts';

export type SandboxConfig = {
  port: number;
  smtpPort: number;
  /** Where the malware scanner listens; without it there is none. */
  clamdPort?: number;
  /** Folder for state that survives a restart; without it, state stays in memory. */
  dataDir?: string;
  /** The address of the sandbox in a browser, without a trailing slash. */
  publicUrl: string;
  /** Where payment notifications are posted; without it they are stored and not sent. */
  notifyUrl?: string;
  /** Where letters to the support are handed over; without it they are only kept. */
  inboundMail?: InboundConfig;
  shop: { id: string; secret: string };
  /** A shop with a cash register refuses payments without a receipt (54-FZ). */
  receiptRequired: boolean;
  dadataToken: string;
  kadnetKey: string;
  supplierToken: string;
  fsspToken: string;
  /** The fixed token of the market's data service, and the seed its market is made from. */
  marketToken: string;
  marketSeed?: string;
  carAdvertsToken: string;
  /** How long slow checks and enforcement tasks take to finish. */
  checkSeconds: number;
  /** Rate limits of sources, in calls per second. */
  limits: Limits;
  sms: { login: string; key: string };
  s3: { keyId: string; secret: string; bucket: string; mostKeys: number };
  /** How long an ordered extract takes to be ready. */
  extractSeconds: number;
};

const DEFAULT_DATA_DIR = fileURLToPath(new URL('../.data', import.meta.url));

function portOf(value: string | undefined, fallback: number, name: string): number {
  const port = Number(value ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is not a port: ${value}`);
  return port;
}

const LIMITS: Limits = { supplier: 50, vehicle: 10, fssp: 5, egrul: 10, 'car-adverts': 10 };

/** `fssp=3,supplier=0` changes some of the default limits; 0 lifts one, `none` lifts all. */
function limitsOf(value = ''): Limits {
  if (value === 'none') return {};
  const changed = value
    .split(',')
    .filter(Boolean)
    .map((pair): [string, number] => {
      const [source = '', perSecond = ''] = pair.split('=');
      const limit = perSecond === '' ? Number.NaN : Number(perSecond);
      if (!(limit >= 0)) throw new Error(`SANDBOX_RATES is not a list like «fssp=3,supplier=0»: ${value}`);
      return [source.trim(), limit];
    });
  return { ...LIMITS, ...Object.fromEntries(changed) };
}

function secondsOf(value: string | undefined, fallback: number, name: string): number {
  const seconds = Number(value ?? fallback);
  if (!(seconds >= 0)) throw new Error(`${name} is not a number of seconds`);
  return seconds;
}

export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  const port = portOf(env['SANDBOX_PORT'], 4400, 'SANDBOX_PORT');
  const clamdPort = env['SANDBOX_CLAMD_PORT'];
  const notifyUrl = env['SANDBOX_NOTIFY_URL'];
  const marketSeed = env['SANDBOX_MARKET_SEED'];
  const inboundUrl = env['SANDBOX_INBOUND_MAIL_URL'];
  return {
    port,
    smtpPort: portOf(env['SANDBOX_SMTP_PORT'], 4401, 'SANDBOX_SMTP_PORT'),
    ...(clamdPort ? { clamdPort: portOf(clamdPort, 0, 'SANDBOX_CLAMD_PORT') } : {}),
    dataDir: env['SANDBOX_DATA_DIR'] ?? DEFAULT_DATA_DIR,
    publicUrl: (env['SANDBOX_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`).replace(/\/+$/, ''),
    ...(notifyUrl ? { notifyUrl } : {}),
    ...(inboundUrl
      ? { inboundMail: { url: inboundUrl, secret: env['SANDBOX_INBOUND_MAIL_SECRET'] ?? '' } }
      : {}),
    shop: {
      id: env['SANDBOX_SHOP_ID'] ?? 'sandbox-shop',
      secret: env['SANDBOX_SHOP_SECRET'] ?? 'sandbox-secret',
    },
    receiptRequired: env['SANDBOX_RECEIPTS'] !== 'optional',
    dadataToken: env['SANDBOX_DADATA_TOKEN'] ?? 'sandbox-dadata-token',
    kadnetKey: env['SANDBOX_KADNET_KEY'] ?? 'sandbox-kadnet-key',
    supplierToken: env['SANDBOX_SUPPLIER_TOKEN'] ?? 'sandbox-supplier-token',
    fsspToken: env['SANDBOX_FSSP_TOKEN'] ?? 'sandbox-fssp-token',
    marketToken: env['SANDBOX_MARKET_TOKEN'] ?? 'sandbox-market-token',
    carAdvertsToken: env['SANDBOX_CAR_ADVERTS_TOKEN'] ?? 'sandbox-car-adverts-token',
    ...(marketSeed ? { marketSeed } : {}),
    sms: {
      login: env['SANDBOX_SMS_LOGIN'] ?? 'sandbox-sms',
      key: env['SANDBOX_SMS_KEY'] ?? 'sandbox-sms-key',
    },
    checkSeconds: secondsOf(env['SANDBOX_CHECK_SECONDS'], 1, 'SANDBOX_CHECK_SECONDS'),
    limits: limitsOf(env['SANDBOX_RATES']),
    s3: {
      keyId: env['SANDBOX_S3_KEY_ID'] ?? 'sandbox-s3-key',
      secret: env['SANDBOX_S3_SECRET'] ?? 'sandbox-s3-secret',
      bucket: env['SANDBOX_S3_BUCKET'] ?? 'releases',
      mostKeys: Number(env['SANDBOX_S3_MAX_KEYS'] ?? 1000),
    },
    extractSeconds: secondsOf(env['SANDBOX_EXTRACT_SECONDS'], 3, 'SANDBOX_EXTRACT_SECONDS'),
  };
}
