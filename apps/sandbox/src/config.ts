import { fileURLToPath } from 'node:url';

export type SandboxConfig = {
  port: number;
  smtpPort: number;
  /** Folder of the state that outlives a restart; without it everything stays in memory. */
  dataDir?: string;
  /** How browsers reach the sandbox, without a slash at the end. */
  publicUrl: string;
  /** Where payment notifications are posted; without it they are kept and not sent. */
  notifyUrl?: string;
  shop: { id: string; secret: string };
  /** A shop with a cash register refuses payments without a receipt (54-FZ). */
  receiptRequired: boolean;
  dadataToken: string;
  kadnetKey: string;
  supplierToken: string;
  sms: { login: string; key: string };
  /** From the order of an extract until it is ready. */
  extractSeconds: number;
};

const DEFAULT_DATA_DIR = fileURLToPath(new URL('../.data', import.meta.url));

function portOf(value: string | undefined, fallback: number, name: string): number {
  const port = Number(value ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is not a port: ${value}`);
  return port;
}

export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  const port = portOf(env['SANDBOX_PORT'], 4400, 'SANDBOX_PORT');
  const extractSeconds = Number(env['SANDBOX_EXTRACT_SECONDS'] ?? 3);
  if (!(extractSeconds >= 0)) throw new Error('SANDBOX_EXTRACT_SECONDS is not a number of seconds');
  const notifyUrl = env['SANDBOX_NOTIFY_URL'];
  return {
    port,
    smtpPort: portOf(env['SANDBOX_SMTP_PORT'], 4401, 'SANDBOX_SMTP_PORT'),
    dataDir: env['SANDBOX_DATA_DIR'] ?? DEFAULT_DATA_DIR,
    publicUrl: (env['SANDBOX_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`).replace(/\/+$/, ''),
    ...(notifyUrl ? { notifyUrl } : {}),
    shop: {
      id: env['SANDBOX_SHOP_ID'] ?? 'sandbox-shop',
      secret: env['SANDBOX_SHOP_SECRET'] ?? 'sandbox-secret',
    },
    receiptRequired: env['SANDBOX_RECEIPTS'] !== 'optional',
    dadataToken: env['SANDBOX_DADATA_TOKEN'] ?? 'sandbox-dadata-token',
    kadnetKey: env['SANDBOX_KADNET_KEY'] ?? 'sandbox-kadnet-key',
    supplierToken: env['SANDBOX_SUPPLIER_TOKEN'] ?? 'sandbox-supplier-token',
    sms: {
      login: env['SANDBOX_SMS_LOGIN'] ?? 'sandbox-sms',
      key: env['SANDBOX_SMS_KEY'] ?? 'sandbox-sms-key',
    },
    extractSeconds,
  };
}
