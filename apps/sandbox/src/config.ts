import { readSettings, type SettingsReader } from '@proverka/settings/read-settings';
import { sandboxSettings } from '@proverka/settings/sandbox-settings';
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

function portOf(value: string, name: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is not a port: ${value}`);
  return port;
}

const LIMITS: Limits = { supplier: 50, vehicle: 10, fssp: 5, egrul: 10, 'car-adverts': 10 };

/** `fssp=3,supplier=0` changes some of the default limits; 0 lifts one, `none` lifts all. */
function limitsOf(given: readonly string[]): Limits {
  if (given[0] === 'none') return {};
  const changed = given.map((pair): [string, number] => {
    const [source = '', perSecond = ''] = pair.split('=');
    const limit = perSecond === '' ? Number.NaN : Number(perSecond);
    if (!(limit >= 0)) throw new Error(`SANDBOX_RATES is not a list like «fssp=3,supplier=0»: ${pair}`);
    return [source, limit];
  });
  return { ...LIMITS, ...Object.fromEntries(changed) };
}

function secondsOf(value: string, name: string): number {
  const seconds = Number(value);
  if (!(seconds >= 0)) throw new Error(`${name} is not a number of seconds`);
  return seconds;
}

export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  const read = readSettings(sandboxSettings, env);
  const port = read.integer('SANDBOX_PORT');
  const clamdPort = read.text('SANDBOX_CLAMD_PORT');
  const notifyUrl = read.url('SANDBOX_NOTIFY_URL');
  const marketSeed = read.text('SANDBOX_MARKET_SEED');
  const inboundUrl = read.url('SANDBOX_INBOUND_MAIL_URL');
  const config = {
    port,
    smtpPort: read.integer('SANDBOX_SMTP_PORT'),
    ...(clamdPort ? { clamdPort: portOf(clamdPort, 'SANDBOX_CLAMD_PORT') } : {}),
    dataDir: read.text('SANDBOX_DATA_DIR') || DEFAULT_DATA_DIR,
    publicUrl: read.url('SANDBOX_PUBLIC_URL') || `http://127.0.0.1:${port}`,
    ...(notifyUrl ? { notifyUrl } : {}),
    ...(inboundUrl
      ? { inboundMail: { url: inboundUrl, secret: read.text('SANDBOX_INBOUND_MAIL_SECRET') } }
      : {}),
    shop: { id: read.text('SANDBOX_SHOP_ID'), secret: read.text('SANDBOX_SHOP_SECRET') },
    receiptRequired: read.oneOf('SANDBOX_RECEIPTS') === 'required',
    ...tokensOf(read),
    ...(marketSeed ? { marketSeed } : {}),
    checkSeconds: secondsOf(read.text('SANDBOX_CHECK_SECONDS'), 'SANDBOX_CHECK_SECONDS'),
    limits: limitsOf(read.list('SANDBOX_RATES')),
    s3: {
      keyId: read.text('SANDBOX_S3_KEY_ID'),
      secret: read.text('SANDBOX_S3_SECRET'),
      bucket: read.text('SANDBOX_S3_BUCKET'),
      mostKeys: read.integer('SANDBOX_S3_MAX_KEYS'),
    },
    extractSeconds: secondsOf(read.text('SANDBOX_EXTRACT_SECONDS'), 'SANDBOX_EXTRACT_SECONDS'),
  };
  if (read.mistakes.length > 0) throw new Error(read.mistakes.join('\n'));
  return config;
}

const tokensOf = (read: SettingsReader<typeof sandboxSettings>) => ({
  dadataToken: read.text('SANDBOX_DADATA_TOKEN'),
  kadnetKey: read.text('SANDBOX_KADNET_KEY'),
  supplierToken: read.text('SANDBOX_SUPPLIER_TOKEN'),
  fsspToken: read.text('SANDBOX_FSSP_TOKEN'),
  marketToken: read.text('SANDBOX_MARKET_TOKEN'),
  carAdvertsToken: read.text('SANDBOX_CAR_ADVERTS_TOKEN'),
  sms: { login: read.text('SANDBOX_SMS_LOGIN'), key: read.text('SANDBOX_SMS_KEY') },
});
