import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** For `https.createServer`: what a listener with TLS needs. */
export interface ListenerTls {
  readonly cert: string;
  readonly key: string;
  readonly minVersion: 'TLSv1.2';
  readonly ciphers: string;
  readonly honorCipherOrder: true;
  readonly handshakeTimeout: number;
}

/**
 * Forward secrecy and authenticated encryption only, the strongest first; those of TLS 1.3, which a client that knows it gets, and
 * of TLS 1.2.
 */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
].join(':');
const HANDSHAKE_MS = 10_000;

interface Listening {
  /** The address it listens on. */
  readonly address: string;
  /** `TLS_CERT_FILE`, `TLS_KEY_FILE`: PEM, the certificate first and the chain behind it. */
  readonly certFile: string | undefined;
  readonly keyFile: string | undefined;
  /** `PLAIN_HTTP=behind_tls`: a proxy in front ends TLS, and the way to it is nobody else's. */
  readonly plainHttp: string | undefined;
  readonly now: Date;
}

/**
 * The TLS of a listener, null for plain HTTP, which only a loopback address has unless the operator says that TLS ends in front.
 * Throws one sentence per mistake.
 */
export function readListenerTls({
  address,
  certFile,
  keyFile,
  plainHttp,
  now,
}: Listening): ListenerTls | null {
  if (certFile === undefined && keyFile === undefined) {
    if (isLoopback(address) || plainHttp === 'behind_tls') return null;
    throw new Error(
      `Plain HTTP on ${address} is refused: set TLS_CERT_FILE and TLS_KEY_FILE, or PLAIN_HTTP=behind_tls if a proxy in front ends TLS.`,
    );
  }
  if (certFile === undefined || keyFile === undefined)
    throw new Error('TLS_CERT_FILE and TLS_KEY_FILE belong together: one of them is missing.');
  const [cert, key] = [read('TLS_CERT_FILE', certFile), read('TLS_KEY_FILE', keyFile)];
  check(cert, key, now);
  return {
    cert,
    key,
    minVersion: 'TLSv1.2',
    ciphers: CIPHERS,
    honorCipherOrder: true,
    handshakeTimeout: HANDSHAKE_MS,
  };
}

const isLoopback = (address: string): boolean =>
  address === 'localhost' || address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);

function read(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${name} (${file}) cannot be read.`);
  }
}

function check(cert: string, key: string, now: Date): void {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(cert);
  } catch {
    throw new Error('TLS_CERT_FILE holds no certificate in PEM.');
  }
  let isOwn: boolean;
  try {
    isOwn = certificate.checkPrivateKey(createPrivateKey(key));
  } catch {
    throw new Error('TLS_KEY_FILE holds no private key in PEM.');
  }
  if (!isOwn) throw new Error('TLS_KEY_FILE is not the key of the certificate in TLS_CERT_FILE.');
  if (new Date(certificate.validTo) <= now)
    throw new Error(`The certificate in TLS_CERT_FILE ended on ${certificate.validTo}.`);
}
