import { createHmac } from 'node:crypto';

/** A secret of its own for each use, made of the stack's. */
export const secretFor = (use: string, appSecret: string): string =>
  createHmac('sha256', appSecret).update(use).digest('base64url');

/** Where the sandbox listens. */
export const sandboxPorts = (ports: Readonly<Record<'sandboxPort' | 'smtpPort' | 'clamdPort', number>>) => ({
  SANDBOX_PORT: String(ports.sandboxPort),
  SANDBOX_SMTP_PORT: String(ports.smtpPort),
  SANDBOX_CLAMD_PORT: String(ports.clamdPort),
  SANDBOX_PUBLIC_URL: `http://127.0.0.1:${ports.sandboxPort}`,
});

/** Where the outside world calls the API: payments and letters to the support. */
export const callsOfSandbox = (apiUrl: string, inboundMailSecret: string) => ({
  SANDBOX_NOTIFY_URL: `${apiUrl}/payment/notification`,
  SANDBOX_INBOUND_MAIL_URL: `${apiUrl}/support/mail`,
  SANDBOX_INBOUND_MAIL_SECRET: inboundMailSecret,
});
