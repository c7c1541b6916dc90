import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import type { ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localhostCertificate, localhostKey, otherKey } from './fixtures/localhost.ts';
import { readListenerTls } from './listener-tls.ts';

const now = new Date('2026-11-26T00:00:00Z');
let folder: string;
const file = (name: string): string => path.join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
  writeFileSync(file('cert.pem'), localhostCertificate);
  writeFileSync(file('key.pem'), localhostKey);
  writeFileSync(file('other.pem'), otherKey);
});
afterAll(() => rmSync(folder, { recursive: true }));

const listening = (more: object = {}) => ({
  address: '127.0.0.1',
  certFile: undefined,
  keyFile: undefined,
  plainHttp: undefined,
  now,
  ...more,
});
const own = () => ({ certFile: file('cert.pem'), keyFile: file('key.pem') });

describe('a listener', () => {
  test('is plain on the loopback address, and elsewhere only behind a proxy that ends TLS (V12.2.1, V12.3.1, V12.3.3)', () => {
    for (const address of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
      expect(readListenerTls(listening({ address }))).toBeNull();
    for (const address of ['0.0.0.0', '::', '10.0.0.5', '127.0.0.1.example.com']) {
      expect(() => readListenerTls(listening({ address }))).toThrow(/Plain HTTP on .* is refused/);
      expect(readListenerTls(listening({ address, plainHttp: 'behind_tls' }))).toBeNull();
      expect(readListenerTls(listening({ address, ...own() }))).not.toBeNull();
    }
  });

  test.each([
    ['a missing key', () => ({ certFile: file('cert.pem') }), 'belong together'],
    ['a file that is not there', () => ({ ...own(), keyFile: file('none.pem') }), 'cannot be read'],
    ['a certificate that is none', () => ({ ...own(), certFile: file('key.pem') }), 'no certificate'],
    ['a key that is none', () => ({ ...own(), keyFile: file('cert.pem') }), 'no private key'],
    ['the key of another certificate', () => ({ ...own(), keyFile: file('other.pem') }), 'is not the key'],
    ['an ended certificate', () => ({ ...own(), now: new Date('2200-01-01') }), 'ended on'],
  ])('with %s says so and does not start', (_what, more, words) => {
    expect(() => readListenerTls(listening(more()))).toThrow(words);
  });
});

describe('a connection', () => {
  const speak = async (options: ConnectionOptions) => {
    const tls = readListenerTls(listening(own()));
    if (tls === null) throw new Error('the listener has no TLS');
    const server = createServer(tls, (_request, response) => response.end('ok'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = connect({
      port,
      host: '127.0.0.1',
      servername: 'localhost',
      ca: localhostCertificate,
      ...options,
    });
    try {
      await once(socket, 'secureConnect');
      return [socket.getProtocol(), socket.getCipher().name] as const;
    } finally {
      socket.destroy();
      server.close();
    }
  };

  test('speaks TLS 1.3 with whoever knows it, else 1.2, and nothing older (V12.1.1)', async () => {
    expect(await speak({})).toEqual(['TLSv1.3', 'TLS_AES_256_GCM_SHA384']);
    expect(await speak({ maxVersion: 'TLSv1.2' })).toEqual(['TLSv1.2', 'ECDHE-ECDSA-AES256-GCM-SHA384']);
    const old = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await expect(speak(old)).rejects.toThrow(/alert|protocol|handshake/i);
  });

  test('takes the server’s strongest cipher, and none without forward secrecy and authentication (V12.1.2)', async () => {
    const weakFirst = 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384';
    expect(await speak({ maxVersion: 'TLSv1.2', ciphers: weakFirst })).toEqual([
      'TLSv1.2',
      'ECDHE-ECDSA-AES256-GCM-SHA384',
    ]);
    await expect(speak({ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES256-SHA' })).rejects.toThrow(
      /alert|handshake/i,
    );
  });

  test('is refused by whoever does not know who signed the certificate', async () => {
    await expect(speak({ ca: [] })).rejects.toThrow(/self-signed/);
  });
});
